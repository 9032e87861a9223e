import { languageTag, availableLocales } from '../../src/i18n/locales';
import type { Settings } from '../../src/lib/settings';

/** First line of a `security.txt` from settings.json; any other is the operator's own. */
export const SECURITY_TXT_MARK = '# From settings.json';

/** Validity of a `security.txt` without a date in the settings, in days; RFC 9116 recommends less than a year. */
const VALID_DAYS = 180;

/** Returns the web manifest with the firm's name; unchanged if the name is unknown. */
export function manifestOf(template: string, firm: string | undefined): string {
  const manifest = JSON.parse(template) as Record<string, unknown>;
  return `${JSON.stringify({ ...manifest, ...(firm && { name: firm }) }, null, 2)}\n`;
}

/** Returns `.well-known/security.txt` (RFC 9116), or undefined if the settings name no contact. */
export function securityText(settings: Settings, site: string, now: Date): string | undefined {
  if (settings.securityContact === undefined) return undefined;
  // Only the day, so that all runs of a day write the same file.
  const end = new Date(now.getTime() + VALID_DAYS * 86_400_000)
    .toISOString()
    .replace(/T.*/, 'T00:00:00Z');
  return [
    SECURITY_TXT_MARK,
    `Contact: ${settings.securityContact}`,
    `Expires: ${settings.securityExpires ?? end}`,
    `Preferred-Languages: ${availableLocales().map(languageTag).join(', ')}`,
    `Canonical: ${site}/.well-known/security.txt`,
    '',
  ].join('\n');
}
