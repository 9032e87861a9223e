import { settings } from '@/lib/settings';
import { DEFAULT_LOCALE, LOCALES, type Locale } from './locale-list';

export { DEFAULT_LOCALE, LOCALES, type Locale };

const RIGHT_TO_LEFT = /^(he|ar|fa|ku)/i;

/** The interface languages that this firm offers: all of them, unless settings.json names some (docs/deploy.md). */
export function availableLocales(): readonly Locale[] {
  const named = LOCALES.filter((locale) => settings.languages?.includes(locale) ?? true);
  return named.length > 0 ? named : LOCALES;
}

/** The language of who has chosen none: that of settings.json, where it is offered. */
export function defaultLocale(): Locale {
  const [first = DEFAULT_LOCALE] = availableLocales();
  return [settings.defaultLanguage, DEFAULT_LOCALE].find(isAvailableLocale) ?? first;
}

/** Whether a text of unknown origin names a language that is offered. */
export function isAvailableLocale(value: unknown): value is Locale {
  return availableLocales().some((locale) => locale === value);
}

/** Whether a text of unknown origin names an interface language. */
export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value);
}

/** BCP 47 tag of a language code, for `lang` attributes and `Intl` (D45): `en_US` -> `en-US`. */
export function languageTag(code: string): string {
  const tag = code.replaceAll('_', '-');
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? 'en-US';
  } catch {
    return 'en-US';
  }
}

/** Writing direction of a language code (§9, D46). */
export function directionOf(code: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.test(code) ? 'rtl' : 'ltr';
}
