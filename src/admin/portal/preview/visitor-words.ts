import { setupI18n, type I18n, type Messages } from '@lingui/core';
import { useEffect, useState } from 'react';
import { languageTag, type Locale } from '../../../i18n/locales';

type Catalogue = Promise<{ messages: Messages }>;

const WORDS: Record<Locale, () => Catalogue[]> = {
  en_US: () => [
    import('../../../../locales/en_US/messages.po'),
    import('../../../../locales/en_US/firm.po'),
  ],
  zh_CN: () => [
    import('../../../../locales/zh_CN/messages.po'),
    import('../../../../locales/zh_CN/firm.po'),
  ],
};

/**
 * The words of “About us” as visitors of a language read them, whatever the back office speaks; undefined
 * until they are there. Where they cannot be loaded, the page is shown with what it is written with.
 */
export function useVisitorWords(locale: Locale): I18n | undefined {
  const [known, setKnown] = useState<{ locale: Locale; words: I18n }>();
  useEffect(() => {
    let gone = false;
    const show = (messages: Messages) => {
      const locales = languageTag(locale);
      const words = setupI18n({ locale, locales, messages: { [locale]: messages } });
      if (!gone) setKnown({ locale, words });
    };
    Promise.all(WORDS[locale]()).then(
      (all) => show(Object.assign({}, ...all.map(({ messages }) => messages)) as Messages),
      () => show({}),
    );
    return () => {
      gone = true;
    };
  }, [locale]);
  return known?.locale === locale ? known.words : undefined;
}
