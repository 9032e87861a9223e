import { readStorage, writeStorage } from '@/lib/storage';

const STORAGE_KEY = 'lawfirm_admin_row_edits';

/** The edit of a row that the end of the session interrupted. */
export interface InterruptedEdit<Value> {
  /** The key of the row. */
  key: string;
  /** The name of the row. */
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

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isEdit(value: unknown): value is InterruptedEdit<unknown> {
  if (!isObject(value)) return false;
  const { key, name, base, typed } = value;
  return typeof key === 'string' && typeof name === 'string' && isObject(base) && isObject(typed);
}

function isStored(value: unknown): value is StoredEdits {
  if (!isObject(value)) return false;
  const { account, column, edits } = value;
  const isNamed = typeof account === 'string' && typeof column === 'string';
  return isNamed && Array.isArray(edits) && edits.every(isEdit);
}

function readAll(): StoredEdits[] {
  try {
    const stored: unknown = JSON.parse(readStorage('sessionStorage', STORAGE_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isStored) : [];
  } catch {
    return [];
  }
}

const writeAll = (all: readonly StoredEdits[]) =>
  writeStorage('sessionStorage', STORAGE_KEY, all.length > 0 ? JSON.stringify(all) : null);

const isOf = (account: string, column: string) => (stored: StoredEdits) =>
  stored.account === account && stored.column === column;

/** Saves edits for the next login of the account in this tab. Returns false when storage is blocked or full. */
export function saveInterruptedEdits<Value>(
  account: string,
  column: string,
  edits: readonly InterruptedEdit<Value>[],
): boolean {
  const isReplaced = isOf(account, column);
  const otherEdits = readAll().filter((stored) => !isReplaced(stored));
  return writeAll(
    edits.length > 0 ? [...otherEdits, { account, column, edits: [...edits] }] : otherEdits,
  );
}

/** Returns and removes the saved edits of an account. */
export function takeInterruptedEdits<Value>(
  account: string,
  column: string,
): InterruptedEdit<Value>[] {
  const isTaken = isOf(account, column);
  const allEdits = readAll();
  const takenEdits = allEdits.filter(isTaken);
  if (takenEdits.length > 0) writeAll(allEdits.filter((stored) => !isTaken(stored)));
  // Saved by the same column.
  return takenEdits.flatMap(({ edits }) => edits as InterruptedEdit<Value>[]);
}
