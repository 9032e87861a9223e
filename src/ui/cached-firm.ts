import { readStored, writeStored } from '@/lib/storage';
import { toText } from '@/lib/to-text';

/** What a visitor needs to know of the firm on any screen; empty texts where nothing is known. */
export interface Firm {
  name: string;
  email: string;
  tel: string;
}

const KEY = 'lawfirm_firm';

/** Whatever the fields hold, texts come out: no screen depends on a well-typed answer. */
export function firmOf({ name, email, tel }: { [Field in keyof Firm]?: unknown }): Firm {
  return { name: toText(name), email: toText(email), tel: toText(tel) };
}

/** The firm as this browser last saw it in a language: what screens say that can read nothing. */
export function cachedFirm(locale: string): Firm {
  try {
    return firmOf(
      JSON.parse(readStored('localStorage', `${KEY}_${locale}`) ?? '{}') as Partial<Firm>,
    );
  } catch {
    return firmOf({});
  }
}

/** Keeps a firm, written as JSON, for `cachedFirm`. */
export function cacheFirm(locale: string, json: string): void {
  writeStored('localStorage', `${KEY}_${locale}`, json);
}
