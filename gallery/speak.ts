import { i18n } from '@lingui/core';
import { readWords } from '../src/i18n/catalogues';
import { isLocale, languageTag } from '../src/i18n/locales';
import { setLocale } from '../src/i18n/locale-store';

/** Has all parts speak this language, and stand in this direction. */
export async function speak({ locale, direction }: Record<string, unknown>): Promise<void> {
  if (typeof locale !== 'string' || !isLocale(locale))
    throw new Error(`no language: ${String(locale)}`);
  const words = await Promise.all(
    (['messages', 'admin'] as const).map((name) => readWords(name, locale)),
  );
  for (const messages of words) i18n.load(locale, messages);
  i18n.activate(locale, languageTag(locale));
  setLocale(locale, { reload: false });
  document.documentElement.lang = languageTag(locale);
  document.documentElement.dir = direction === 'rtl' ? 'rtl' : 'ltr';
}
