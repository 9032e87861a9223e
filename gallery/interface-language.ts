import { i18n } from '@lingui/core';
import { loadMessages } from '../src/i18n/message-catalogs';
import { DEFAULT_LOCALE, isLocale, languageTag } from '../src/i18n/locales';
import { setLocale } from '../src/i18n/locale-store';
import { pseudoMessages } from './pseudo';

/** The language that is English with accents, longer (`pseudo.ts`). */
export const PSEUDO = 'pseudo';

/** Has all parts speak this language, and stand in this direction. */
export async function setInterfaceLanguage({
  locale: asked,
  direction,
}: Record<string, unknown>): Promise<void> {
  const locale = asked === PSEUDO ? DEFAULT_LOCALE : asked;
  if (typeof locale !== 'string' || !isLocale(locale))
    throw new Error(`no language: ${String(asked)}`);
  const words = await Promise.all(
    (['messages', 'admin'] as const).map((name) => loadMessages(name, locale)),
  );
  for (const messages of words)
    i18n.load(locale, asked === PSEUDO ? pseudoMessages(messages) : messages);
  i18n.activate(locale, languageTag(locale));
  setLocale(locale, { reload: false });
  document.documentElement.lang = languageTag(locale);
  document.documentElement.dir = direction === 'rtl' ? 'rtl' : 'ltr';
}
