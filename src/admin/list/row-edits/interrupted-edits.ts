import { isRecord } from '@/lib/is-record';
import { parseStored, readStorage, writeStorage } from '@/lib/storage';

const STORAGE_KEY = 'lawfirm_admin_row_edits';

/** The edit of a row that the end of the session or a reload interrupted. */
export interface InterruptedEdit<Value> {
  key: string;
  name: string;
  base: Value;
  typed: Value;
}

interface StoredEdits {
  account: string;
  /** The name of the list and its column. */
  column: string;
  edits: InterruptedEdit<unknown>[];
}

function isInterruptedEdit(value: unknown): value is InterruptedEdit<unknown> {
  if (!isRecord(value)) return false;
  const { key, name, base, typed } = value;
  return typeof key === 'string' && typeof name === 'string' && isRecord(base) && isRecord(typed);
}

function isStoredEdits(value: unknown): value is StoredEdits {
  if (!isRecord(value)) return false;
  const { account, column, edits } = value;
  const isNamed = typeof account === 'string' && typeof column === 'string';
  return isNamed && Array.isArray(edits) && edits.every(isInterruptedEdit);
}

function readAll(): StoredEdits[] {
  const allEdits = parseStored(readStorage('sessionStorage', STORAGE_KEY));
  return Array.isArray(allEdits) ? allEdits.filter(isStoredEdits) : [];
}

const writeAll = (allEdits: readonly StoredEdits[]) =>
  writeStorage(
    'sessionStorage',
    STORAGE_KEY,
    allEdits.length > 0 ? JSON.stringify(allEdits) : null,
  );

const isSavedBy = (account: string, column: string) => (stored: StoredEdits) =>
  stored.account === account && stored.column === column;

/** Saves the edits of a column until the account opens its list again in this tab. Returns false when storage is blocked or full. */
export function saveInterruptedEdits(
  account: string,
  column: string,
  edits: readonly InterruptedEdit<unknown>[],
): boolean {
  const isReplaced = isSavedBy(account, column);
  const otherEdits = readAll().filter((stored) => !isReplaced(stored));
  return writeAll(
    edits.length > 0 ? [...otherEdits, { account, column, edits: [...edits] }] : otherEdits,
  );
}

/** Returns and removes the saved edits of an account in a column. */
export function consumeInterruptedEdits<Value>(
  account: string,
  column: string,
): InterruptedEdit<Value>[] {
  const isConsumed = isSavedBy(account, column);
  const allEdits = readAll();
  const consumedEdits = allEdits.filter(isConsumed);
  if (consumedEdits.length > 0) writeAll(allEdits.filter((stored) => !isConsumed(stored)));
  // The same column has saved them, so their values have its type.
  return consumedEdits.flatMap(({ edits }) => edits as InterruptedEdit<Value>[]);
}
