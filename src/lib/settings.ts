/** Describes `settings.json`, which an administrator edits without a build (docs/deploy.md). */
export interface Settings {
  /** The origin of uploaded files' paths (D16). */
  fileOrigin?: string;
  /** The firm's id, which every call carries (§6). */
  firmId?: string;
  /** The available interface languages, and the default for a visitor without a choice. */
  languages?: string[];
  defaultLanguage?: string;
  /** The backend's query parameter for the width of a picture in pixels, if it has one. */
  pictureWidthParameter?: string;
  /** The path that receives uncaught errors; of this site, since the content security policy allows no other origin. */
  errorEndpoint?: string;
  /** The contact (a URL) and expiry in `.well-known/security.txt`, which is written only with a contact. */
  securityContact?: string;
  securityExpires?: string;
}

const textMatching = (pattern: RegExp) => (value: unknown) =>
  typeof value === 'string' && pattern.test(value);
const isText = textMatching(/[^]/);

const VALIDATORS: Record<keyof Settings, (value: unknown) => boolean> = {
  fileOrigin: textMatching(/^https?:\/\/[^/]+$/),
  firmId: isText,
  languages: (value) => Array.isArray(value) && value.length > 0 && value.every(isText),
  defaultLanguage: isText,
  pictureWidthParameter: textMatching(/^\w+$/),
  errorEndpoint: textMatching(/^\/(?!\/)/),
  securityContact: textMatching(/^(?:mailto:|https:\/\/|tel:)\S+$/),
  securityExpires: textMatching(/^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)$/),
};

/** Holds the settings. Start-up waits for `loadSettings`; prerendering calls `applySettings`. */
export const settings: Settings = {};

/** Applies the valid entries of a `settings.json` and returns the names of the invalid ones. */
export function applySettings(settingsJson: unknown): string[] {
  const entries = Object.entries(
    typeof settingsJson === 'object' && settingsJson !== null ? settingsJson : {},
  );
  const validEntries = entries.filter(([name, value]) =>
    VALIDATORS[name as keyof Settings]?.(value),
  );
  Object.assign(settings, Object.fromEntries(validEntries));
  return entries.filter((entry) => !validEntries.includes(entry)).map(([name]) => name);
}

/** Loads `settings.json`, which the page has preloaded. Never throws: without the file, the build's defaults apply. */
export async function loadSettings(): Promise<void> {
  try {
    const response = await fetch('/settings.json');
    const invalidNames = response.ok ? applySettings(await response.json()) : [];
    if (invalidNames.length > 0) console.error('settings.json:', invalidNames);
  } catch (error) {
    console.error('settings.json:', error);
  }
}
