import { setupI18n, type I18n, type Messages } from '@lingui/core';
import { useEffect, useState } from 'react';
import { languageTag, type Locale } from '../../../i18n/locales';

const WORDS: Record<Locale, () => Promise<{ messages: Messages }>> = {
  en_US: () => import('../../../../locales/en_US/messages.po'),
  zh_CN: () => import('../../../../locales/zh_CN/messages.po'),
};

/**
 * The words of the site in a language, whatever the interface speaks: undefined until they are there.
 * `failed` when they could not be loaded; `again` asks once more.
 */
export function useSiteWords(locale: Locale): {
  words: I18n | undefined;
  failed: boolean;
  again: () => void;
} {
  const [attempt, setAttempt] = useState(0);
  const [known, setKnown] = useState<{ of: string; words: I18n | undefined }>();
  const wanted = `${locale} ${attempt}`;
  useEffect(() => {
    let gone = false;
    const tell = (words: I18n | undefined) => {
      if (!gone) setKnown({ of: wanted, words });
    };
    WORDS[locale]().then(
      ({ messages }) => {
        const words = setupI18n();
        words.load(locale, messages);
        words.activate(locale, languageTag(locale));
        tell(words);
      },
      () => tell(undefined),
    );
    return () => {
      gone = true;
    };
  }, [locale, wanted]);
  const current = known?.of === wanted ? known : undefined;
  return {
    words: current?.words,
    failed: current !== undefined && current.words === undefined,
    again: () => setAttempt((count) => count + 1),
  };
}
