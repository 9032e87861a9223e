import { settings } from '@/lib/settings';
import { DEFAULT_LOCALE, LOCALES, type Locale } from './locale-list';

export { DEFAULT_LOCALE, LOCALES, type Locale };

const RIGHT_TO_LEFT_PATTERN = /^(he|ar|fa|ku)/i;

/** Returns the interface languages of this site: all, or those that settings.json lists (docs/deploy.md). */
export function availableLocales(): readonly Locale[] {
  const configuredLocales = LOCALES.filter(
    (locale) => settings.languages?.includes(locale) ?? true,
  );
  return configuredLocales.length > 0 ? configuredLocales : LOCALES;
}

/**
 * Returns the language for a visitor without a choice: the default of settings.json or `DEFAULT_LOCALE` if available,
 * otherwise the first.
 */
export function defaultLocale(): Locale {
  const [first = DEFAULT_LOCALE] = availableLocales();
  return [settings.defaultLanguage, DEFAULT_LOCALE].find(isAvailableLocale) ?? first;
}

/** Returns whether a text of unknown origin names an available language. */
export function isAvailableLocale(value: unknown): value is Locale {
  return availableLocales().some((locale) => locale === value);
}

/** Returns whether a text of unknown origin names an interface language. */
export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value);
}

const knownTags = new Map<string, string>();

/**
 * Returns the BCP 47 tag of a language code, for `lang` attributes and `Intl` (D45): `en_US` -> `en-US`; `en-US` for an
 * invalid code.
 */
export function languageTag(code: string): string {
  const knownTag = knownTags.get(code);
  if (knownTag !== undefined) return knownTag;
  const tag = canonicalTag(code.replaceAll('_', '-'));
  knownTags.set(code, tag);
  return tag;
}

function canonicalTag(tag: string): string {
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? 'en-US';
  } catch {
    return 'en-US';
  }
}

/** Returns the writing direction of a language code (§9, D46). */
export function directionOf(code: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT_PATTERN.test(code) ? 'rtl' : 'ltr';
}

/** Returns the attributes of an element whose text is in a language (D46); undefined without a language. */
export function languageAttributes(
  code: string | null | undefined,
): { lang: string; dir: 'ltr' | 'rtl' } | undefined {
  return code ? { lang: languageTag(code), dir: directionOf(code) } : undefined;
}
