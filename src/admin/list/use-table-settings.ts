import { parseStored } from '@/lib/storage';
import { useAccount } from '@/admin/shared/use-account';
import { storeText, useStoredText } from '@/admin/shared/use-stored-text';
import { PAGE_SIZES } from './list-search';

export interface TableSettings {
  /** Keys of the hidden columns. */
  hidden: readonly string[];
  density: 'medium' | 'small';
  /** Items on a page; undefined for the default (§9). */
  pageSize: number | undefined;
}

type StoredSettings = Partial<Record<keyof TableSettings, unknown>>;

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

/**
 * Returns the hidden columns, density and page size of a list, stored per account in this browser, and the function
 * that changes them. Until the account is known, returns the defaults and no function.
 */
export function useTableSettings(
  listName: string,
): [TableSettings, ((change: Partial<TableSettings>) => void) | undefined] {
  const account = useAccount();
  const storageKey = storageKeyOf(account ?? '', listName);
  const settings = parseSettings(useStoredText(storageKey));
  const change = (changedPart: Partial<TableSettings>) =>
    storeText(storageKey, JSON.stringify({ ...settings, ...changedPart }));
  return [settings, account === undefined ? undefined : change];
}
