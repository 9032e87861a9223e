import { i18n, setupI18n, type I18n } from '@lingui/core';
import { languageByCode, type ContentLanguage } from '@/api/admin/languages';
import { languageName, languageNameIn } from '@/i18n/language-names';
import { languageTag, LOCALES, type Locale } from '@/i18n/locales';
import { loadMessages } from '@/i18n/message-catalogs';
import type { HeaderNames } from './guess-columns';

/** Loads the messages of a language. */
async function loadTranslator(locale: Locale): Promise<I18n> {
  const catalogs = [loadMessages('messages', locale), loadMessages('admin', locale)];
  const [shared, admin] = await Promise.all(catalogs);
  return setupI18n({ locale, messages: { [locale]: { ...shared, ...admin } } });
}

/** Returns the names of a language: in itself, in the interface languages, and its code. */
function namesOf({ code, name }: ContentLanguage): string[] {
  const { short, long } = languageName(code);
  const tags = LOCALES.map(languageTag);
  return [name, code, short, long, ...tags.map((tag) => languageNameIn(code, tag))];
}

/**
 * Loads the names of fields and languages in every interface language, so that a header is recognized in any of them.
 * Knows only those of the current language if the messages cannot be loaded.
 */
export async function loadHeaderNames(languages: readonly ContentLanguage[]): Promise<HeaderNames> {
  const translators = await Promise.all(LOCALES.map(loadTranslator)).catch(() => [i18n]);
  return {
    labelsOf: ({ field }) => translators.map((translator) => translator._(field.label)),
    languageNamesOf: (code) => namesOf(languageByCode(languages, code)),
  };
}
