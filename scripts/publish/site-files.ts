import { languageTag, availableLocales } from '../../src/i18n/locales';
import type { Settings } from '../../src/lib/settings';

/** The first line of a `security.txt` that comes from settings.json; any other is the operator's own. */
export const FROM_SETTINGS = '# From settings.json';

/** How long a `security.txt` without a date in the settings is valid, in days; RFC 9116 advises less than a year. */
const VALID = 180;

/** Returns the web manifest with the firm's name in it; as it is where the name is not known. */
export function manifestOf(template: string, firm: string | undefined): string {
  const manifest = JSON.parse(template) as Record<string, unknown>;
  return `${JSON.stringify({ ...manifest, ...(firm && { name: firm }) }, null, 2)}\n`;
}

/** Returns `.well-known/security.txt` (RFC 9116), or undefined where the settings name no contact. */
export function securityText(set: Settings, site: string, now: Date): string | undefined {
  if (set.securityContact === undefined) return undefined;
  // The day alone, so that the runs of a day write the same.
  const end = new Date(now.getTime() + VALID * 86_400_000)
    .toISOString()
    .replace(/T.*/, 'T00:00:00Z');
  return [
    FROM_SETTINGS,
    `Contact: ${set.securityContact}`,
    `Expires: ${set.securityExpires ?? end}`,
    `Preferred-Languages: ${availableLocales().map(languageTag).join(', ')}`,
    `Canonical: ${site}/.well-known/security.txt`,
    '',
  ].join('\n');
}
