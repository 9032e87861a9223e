import { i18n } from '@lingui/core';
import { loadMessages } from '../src/i18n/message-catalogs';
import { DEFAULT_LOCALE, isLocale, languageTag } from '../src/i18n/locales';
import { setLocale } from '../src/i18n/locale-store';
import { pseudoMessages } from './pseudo';

/** The pseudolocale: English with accents and longer words (`pseudo.ts`). */
export const PSEUDO = 'pseudo';

/** Sets the interface language and the text direction of all stories. Rejects an unknown language. */
export async function setInterfaceLanguage({
  locale: selectedLocale,
  direction,
}: Record<string, unknown>): Promise<void> {
  const locale = selectedLocale === PSEUDO ? DEFAULT_LOCALE : selectedLocale;
  if (typeof locale !== 'string' || !isLocale(locale))
    throw new Error(`Unknown language: ${String(selectedLocale)}`);
  const catalogs = await Promise.all(
    (['messages', 'admin'] as const).map((name) => loadMessages(name, locale)),
  );
  for (const messages of catalogs)
    i18n.load(locale, selectedLocale === PSEUDO ? pseudoMessages(messages) : messages);
  i18n.activate(locale, languageTag(locale));
  setLocale(locale, { reload: false });
  document.documentElement.lang = languageTag(locale);
  document.documentElement.dir = direction === 'rtl' ? 'rtl' : 'ltr';
}
