/** What an administrator sets without a build, in `settings.json` beside the page (docs/deploy.md). */
export interface Settings {
  /** Origin that uploaded files' paths are joined to (D16). */
  siteOrigin?: string;
  /** The firm's id, which every call carries (§6). */
  firmId?: string;
  /** The interface languages that are offered, and the one of who has chosen none. */
  languages?: string[];
  defaultLanguage?: string;
  /** The query parameter by which the backend gives pictures in a width of pixels, if it does. */
  pictureWidthParameter?: string;
  /** Path of this site that uncaught errors are told to; to nobody without. */
  errorEndpoint?: string;
  /** Of `.well-known/security.txt`, which is written when the contact is set: an address to write or call, and its end. */
  securityContact?: string;
  securityExpires?: string;
}

const textOf = (form: RegExp) => (value: unknown) => typeof value === 'string' && form.test(value);
const isText = textOf(/[^]/);

/** What each may be. The policy of design 7 lets a page call nothing but its own origin. */
const FITS: Record<keyof Settings, (value: unknown) => boolean> = {
  siteOrigin: textOf(/^https?:\/\/[^/]+$/),
  firmId: isText,
  languages: (value) => Array.isArray(value) && value.length > 0 && value.every(isText),
  defaultLanguage: isText,
  pictureWidthParameter: textOf(/^\w+$/),
  errorEndpoint: textOf(/^\/(?!\/)/),
  securityContact: textOf(/^(?:mailto:|https:\/\/|tel:)\S+$/),
  securityExpires: textOf(/^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)$/),
};

/** What is set. Empty until `loadSettings` has read it, which start-up waits for. */
export const settings: Settings = {};

/** Takes over what fits of a `settings.json`, and gives the names of what does not. */
export function adoptSettings(read: unknown): string[] {
  const entries = Object.entries(typeof read === 'object' && read !== null ? read : {});
  const fitting = entries.filter(([name, value]) => FITS[name as keyof Settings]?.(value));
  Object.assign(settings, Object.fromEntries(fitting));
  return entries.filter((entry) => !fitting.includes(entry)).map(([name]) => name);
}

/** Reads `settings.json`, which the page has asked for already. Without one all is as the build was told. */
export async function loadSettings(): Promise<void> {
  try {
    const answer = await fetch('/settings.json');
    const wrong = answer.ok ? adoptSettings(await answer.json()) : [];
    if (wrong.length > 0) console.error('settings.json:', wrong);
  } catch (error) {
    console.error('settings.json:', error);
  }
}
