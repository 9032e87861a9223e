import { useEffect } from 'react';
import { usePortal } from '@/api/portal';
import { useLocale } from '@/i18n/use-locale';
import { firmOf, cacheFirm, readCachedFirm, type Firm } from '@/ui/cached-firm';

/**
 * Returns name and contact details of the firm. Caches them in `localStorage` for the status and error
 * screens while the site is off, and for the first render of the header.
 */
export function useFirm(): Firm {
  const { locale } = useLocale();
  const { data } = usePortal();
  const firm = data ? firmOf(data) : readCachedFirm(locale);
  const firmJson = JSON.stringify(firm);
  useEffect(() => {
    if (data) cacheFirm(locale, firmJson);
  }, [data, locale, firmJson]);
  return firm;
}
