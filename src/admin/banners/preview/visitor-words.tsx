import { setupI18n, type I18n, type Messages } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { useEffect, useState, type ReactNode } from 'react';
import { DEFAULT_LOCALE, isLocale, languageTag, type Locale } from '../../../i18n/locales';

type Catalogue = Promise<{ messages: Messages }>;

const WORDS: Record<Locale, () => Catalogue[]> = {
  en_US: () => [
    import('../../../../locales/en_US/messages.po'),
    import('../../../../locales/en_US/home.po'),
  ],
  zh_CN: () => [
    import('../../../../locales/zh_CN/messages.po'),
    import('../../../../locales/zh_CN/home.po'),
  ],
};

async function visitorWords(locale: Locale): Promise<I18n> {
  const catalogues = await Promise.all(WORDS[locale]());
  const messages = Object.assign({}, ...catalogues.map((one) => one.messages)) as Messages;
  return setupI18n({
    locale,
    locales: languageTag(locale),
    messages: { [locale]: messages },
  });
}

interface VisitorWordsProps {
  /** The language of the content. */
  language: string;
  children: ReactNode;
}

/**
 * Gives the site's components the words that visitors of a language read, whatever the back office
 * speaks. Content in a language without words of its own stands among those of the default one.
 */
export function VisitorWords({ language, children }: VisitorWordsProps) {
  const locale = isLocale(language) ? language : DEFAULT_LOCALE;
  const [words, setWords] = useState<I18n>();
  useEffect(() => {
    let current = true;
    // Without its words the banner is shown all the same: they are few, and the default ones do.
    const show = (loaded: I18n) => {
      if (current) setWords(loaded);
    };
    visitorWords(locale).then(show, () => show(setupI18n({ locale })));
    return () => {
      current = false;
    };
  }, [locale]);
  return words && <I18nProvider i18n={words}>{children}</I18nProvider>;
}
