import { useSyncExternalStore } from 'react';
import { readStorage, writeStorage } from '@/lib/storage';
import { useAccount } from '@/admin/shared/use-account';
import { PAGE_SIZES } from './list-search';

/** Settings of a list per account. */
export interface TableSettings {
  /** Keys of the hidden columns. */
  hidden: readonly string[];
  density: 'medium' | 'small';
  /** Rows on a page; undefined for the default (§9). */
  pageSize: number | undefined;
}

type Stored = Partial<Record<keyof TableSettings, unknown>>;

const CHANGED = 'tablesettings';

const storageKeyOf = (account: string, list: string) => `lawfirm_table:${account}:${list}`;

/** Parses stored settings, which may come from another release or be invalid. */
function settingsIn(text: string | null): TableSettings {
  try {
    const { hidden, density, pageSize } = Object(JSON.parse(text ?? '{}')) as Stored;
    return {
      hidden: Array.isArray(hidden) ? hidden.filter((key) => typeof key === 'string') : [],
      density: density === 'small' ? density : 'medium',
      pageSize: PAGE_SIZES.find((size) => size === pageSize),
    };
  } catch {
    return { hidden: [], density: 'medium', pageSize: undefined };
  }
}

function listen(listener: () => void): () => void {
  for (const name of [CHANGED, 'storage']) addEventListener(name, listener);
  return () => {
    for (const name of [CHANGED, 'storage']) removeEventListener(name, listener);
  };
}

/**
 * Returns the columns, density and page size of a list, stored per account in this browser, and the function that
 * changes them, undefined until the account is known. Returns the defaults until then, and if the browser stores
 * nothing.
 */
export function useTableSettings(
  list: string,
): [TableSettings, ((change: Partial<TableSettings>) => void) | undefined] {
  const account = useAccount();
  const storageKey = storageKeyOf(account ?? '', list);
  const text = useSyncExternalStore(listen, () => readStorage('localStorage', storageKey));
  const settings = settingsIn(text);
  const change = (part: Partial<TableSettings>) => {
    // If the storage is full, the previous settings remain.
    writeStorage('localStorage', storageKey, JSON.stringify({ ...settings, ...part }));
    dispatchEvent(new Event(CHANGED));
  };
  return [settings, account === undefined ? undefined : change];
}
