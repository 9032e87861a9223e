import { useSyncExternalStore } from 'react';
import { parseStored, readStorage, writeStorage } from '@/lib/storage';
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

type StoredSettings = Partial<Record<keyof TableSettings, unknown>>;

const CHANGE_EVENT = 'tablesettings';

const storageKeyOf = (account: string, listName: string) => `lawfirm_table:${account}:${listName}`;

/** Parses stored settings, which may come from another release or be invalid. */
function parseSettings(text: string | null): TableSettings {
  const { hidden, density, pageSize } = Object(parseStored(text)) as StoredSettings;
  return {
    hidden: Array.isArray(hidden) ? hidden.filter((key) => typeof key === 'string') : [],
    density: density === 'small' ? density : 'medium',
    pageSize: PAGE_SIZES.find((size) => size === pageSize),
  };
}

function subscribe(listener: () => void): () => void {
  for (const name of [CHANGE_EVENT, 'storage']) addEventListener(name, listener);
  return () => {
    for (const name of [CHANGE_EVENT, 'storage']) removeEventListener(name, listener);
  };
}

/**
 * Returns the columns, density and page size of a list, stored per account in this browser, and the function that
 * changes them, undefined until the account is known. Returns the defaults until then, and if the browser stores
 * nothing.
 */
export function useTableSettings(
  listName: string,
): [TableSettings, ((change: Partial<TableSettings>) => void) | undefined] {
  const account = useAccount();
  const storageKey = storageKeyOf(account ?? '', listName);
  const text = useSyncExternalStore(subscribe, () => readStorage('localStorage', storageKey));
  const settings = parseSettings(text);
  const change = (changedPart: Partial<TableSettings>) => {
    // If the storage is full, the previous settings remain.
    writeStorage('localStorage', storageKey, JSON.stringify({ ...settings, ...changedPart }));
    dispatchEvent(new Event(CHANGE_EVENT));
  };
  return [settings, account === undefined ? undefined : change];
}
