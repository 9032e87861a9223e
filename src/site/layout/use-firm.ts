import { useEffect } from 'react';
import { usePortal } from '../../api/portal';
import { useLocale } from '../../i18n/use-locale';
import { readStored, writeStored } from '../../lib/storage';
import { asText } from '../../lib/texts';

/** What a visitor needs to know of the firm on any screen; empty texts where nothing is known. */
export interface Firm {
  name: string;
  email: string;
  tel: string;
}

const KEY = 'lawfirm_firm';

/** Whatever the fields hold, texts come out: no screen depends on a well-typed answer. */
function firmOf({ name, email, tel }: { name?: unknown; email?: unknown; tel?: unknown }): Firm {
  return { name: asText(name), email: asText(email), tel: asText(tel) };
}

function remembered(locale: string): Firm {
  try {
    const stored = JSON.parse(
      readStored('localStorage', `${KEY}_${locale}`) ?? '{}',
    ) as Partial<Firm>;
    return firmOf(stored);
  } catch {
    return firmOf({});
  }
}

/**
 * The firm's name and how to reach it. Remembered in this browser, so that the status screen can say
 * it while the site is off and the header has its name from the start.
 */
export function useFirm(): Firm {
  const { locale } = useLocale();
  const { data } = usePortal();
  const firm = data ? firmOf(data) : remembered(locale);
  const text = JSON.stringify(firm);
  useEffect(() => {
    if (data) writeStored('localStorage', `${KEY}_${locale}`, text);
  }, [data, locale, text]);
  return firm;
}
