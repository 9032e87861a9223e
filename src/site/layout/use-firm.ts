import { useEffect } from 'react';
import { usePortal } from '../../api/portal';
import { useLocale } from '../../i18n/use-locale';
import { readStored, writeStored } from '../../lib/storage';

/** What a visitor needs to know of the firm on any screen; empty texts where nothing is known. */
export interface Firm {
  name: string;
  email: string;
  tel: string;
}

const KEY = 'lawfirm_firm';

function remembered(locale: string): Firm {
  const empty = { name: '', email: '', tel: '' };
  try {
    const stored: unknown = JSON.parse(readStored('localStorage', `${KEY}_${locale}`) ?? '{}');
    return { ...empty, ...(typeof stored === 'object' && stored) };
  } catch {
    return empty;
  }
}

/**
 * The firm's name and how to reach it. Remembered in this browser, so that the status screen can say
 * it while the site is off and the header has its name from the start.
 */
export function useFirm(): Firm {
  const { locale } = useLocale();
  const { data } = usePortal();
  const firm = data
    ? { name: data.name ?? '', email: data.email ?? '', tel: data.tel ?? '' }
    : remembered(locale);
  const text = JSON.stringify(firm);
  useEffect(() => {
    if (data) writeStored('localStorage', `${KEY}_${locale}`, text);
  }, [data, locale, text]);
  return firm;
}
