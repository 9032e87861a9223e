import { isRecord } from '@/lib/is-record';
import { parseStored, readStorage, writeStorage } from '@/lib/storage';
import { toText } from '@/lib/to-text';

/** Name and contact details of the firm; empty strings if unknown. */
export interface Firm {
  name: string;
  email: string;
  tel: string;
}

const STORAGE_KEY_PREFIX = 'lawfirm_firm';

/** Returns the fields as strings, so that no screen depends on a valid response. */
export function firmOf({ name, email, tel }: { [Field in keyof Firm]?: unknown }): Firm {
  return { name: toText(name), email: toText(email), tel: toText(tel) };
}

/** Returns the firm as last cached in a language. */
export function readCachedFirm(locale: string): Firm {
  const storedFirm = parseStored(readStorage('localStorage', `${STORAGE_KEY_PREFIX}_${locale}`));
  return firmOf(isRecord(storedFirm) ? storedFirm : {});
}

/** Caches a firm, serialized as JSON, for `readCachedFirm`. */
export function cacheFirm(locale: string, json: string): void {
  writeStorage('localStorage', `${STORAGE_KEY_PREFIX}_${locale}`, json);
}
