import { setupI18n, type I18n } from '@lingui/core';
import { useEffect, useState } from 'react';
import { loadMessages } from '@/i18n/message-catalogs';
import { languageTag, type Locale } from '@/i18n/locales';

async function load(locale: Locale): Promise<I18n> {
  const messages = await loadMessages('messages', locale);
  return setupI18n({ locale, locales: languageTag(locale), messages: { [locale]: messages } });
}

/**
 * Returns the message catalog of the public site in a language, independent of the interface language: undefined
 * until it is loaded. `failed` is true if loading failed; `retry` loads it again.
 */
export function useSiteMessages(locale: Locale): {
  siteMessages: I18n | undefined;
  failed: boolean;
  retry: () => void;
} {
  const [attempt, setAttempt] = useState(0);
  const [known, setKnown] = useState<{ of: string; siteMessages: I18n | undefined }>();
  const wanted = `${locale} ${attempt}`;
  useEffect(() => {
    let unmounted = false;
    const setResult = (siteMessages: I18n | undefined) => {
      if (!unmounted) setKnown({ of: wanted, siteMessages });
    };
    load(locale).then(setResult, () => setResult(undefined));
    return () => {
      unmounted = true;
    };
  }, [locale, wanted]);
  const current = known?.of === wanted ? known : undefined;
  return {
    siteMessages: current?.siteMessages,
    failed: current !== undefined && current.siteMessages === undefined,
    retry: () => setAttempt((count) => count + 1),
  };
}
