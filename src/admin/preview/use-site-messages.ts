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
 * until it is loaded. `hasFailed` is true if loading failed; `retry` loads it again.
 */
export function useSiteMessages(locale: Locale): {
  siteMessages: I18n | undefined;
  hasFailed: boolean;
  retry: () => void;
} {
  const [attempt, setAttempt] = useState(0);
  const [loadedMessages, setLoadedMessages] = useState<{
    requestKey: string;
    siteMessages: I18n | undefined;
  }>();
  const requestKey = `${locale} ${attempt}`;
  useEffect(() => {
    let isUnmounted = false;
    const setResult = (siteMessages: I18n | undefined) => {
      if (!isUnmounted) setLoadedMessages({ requestKey, siteMessages });
    };
    load(locale).then(setResult, () => setResult(undefined));
    return () => {
      isUnmounted = true;
    };
  }, [locale, requestKey]);
  const currentMessages = loadedMessages?.requestKey === requestKey ? loadedMessages : undefined;
  return {
    siteMessages: currentMessages?.siteMessages,
    hasFailed: currentMessages !== undefined && currentMessages.siteMessages === undefined,
    retry: () => setAttempt((count) => count + 1),
  };
}
