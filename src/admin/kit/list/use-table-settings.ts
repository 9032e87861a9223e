import { useSyncExternalStore } from 'react';
import { useAccount } from '../use-account';

/** How an account likes to see a list. */
export interface TableSettings {
  /** Keys of the columns that are not shown. */
  hidden: readonly string[];
  density: 'medium' | 'small';
  /** Rows on a page; undefined for the default (§9). */
  pageSize: number | undefined;
}

const DEFAULT: TableSettings = { hidden: [], density: 'medium', pageSize: undefined };

const CHANGED = 'tablesettings';

const placeOf = (account: string, list: string) => `lawfirm_table:${account}:${list}`;

/** What is stored, as text; null where nothing is or the storage is blocked. */
function stored(place: string): string | null {
  try {
    return localStorage.getItem(place);
  } catch {
    return null;
  }
}

function settingsIn(text: string | null): TableSettings {
  try {
    return { ...DEFAULT, ...(JSON.parse(text ?? '{}') as Partial<TableSettings>) };
  } catch {
    return DEFAULT;
  }
}

function listen(changed: () => void): () => void {
  for (const name of [CHANGED, 'storage']) addEventListener(name, changed);
  return () => {
    for (const name of [CHANGED, 'storage']) removeEventListener(name, changed);
  };
}

/**
 * Columns, density and page size of the list of that name, remembered per account in this browser, and what
 * changes them: nothing until the account is known. The defaults until then, and where the browser stores nothing.
 */
export function useTableSettings(
  list: string,
): [TableSettings, ((change: Partial<TableSettings>) => void) | undefined] {
  const account = useAccount();
  const place = placeOf(account ?? '', list);
  const text = useSyncExternalStore(listen, () => stored(place));
  const settings = settingsIn(text);
  const change = (part: Partial<TableSettings>) => {
    try {
      localStorage.setItem(place, JSON.stringify({ ...settings, ...part }));
    } catch {
      // Without room the list keeps its defaults.
    }
    dispatchEvent(new Event(CHANGED));
  };
  return [settings, account === undefined ? undefined : change];
}
