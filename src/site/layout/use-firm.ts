import { useEffect } from 'react';
import { usePortal } from '@/api/portal';
import { useLocale } from '@/i18n/use-locale';
import { firmOf, cacheFirm, cachedFirm, type Firm } from '@/ui/cached-firm';

/**
 * The firm's name and how to reach it. Remembered in this browser, so that the status and error
 * screens can say it while the site is off and the header has its name from the start.
 */
export function useFirm(): Firm {
  const { locale } = useLocale();
  const { data } = usePortal();
  const firm = data ? firmOf(data) : cachedFirm(locale);
  const text = JSON.stringify(firm);
  useEffect(() => {
    if (data) cacheFirm(locale, text);
  }, [data, locale, text]);
  return firm;
}
