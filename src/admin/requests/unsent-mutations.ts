import { readStorage, writeStorage } from '@/lib/storage';

const STORAGE_KEY = 'lawfirm_admin_unsent';

/** A mutation that was not sent when the session ended. */
export interface Unsent {
  /** The account; undefined if unknown. */
  account?: string | undefined;
  /** Name of the item. */
  name: string;
  /** Whether it was a deletion. */
  deletion: boolean;
}

/** Fallback if storage is blocked. */
let unstoredMutations: Unsent[] = [];

function isUnsent(value: unknown): value is Unsent {
  if (typeof value !== 'object' || value === null) return false;
  const { account, name, deletion } = value as Record<string, unknown>;
  const hasKnownAccount = account === undefined || typeof account === 'string';
  return hasKnownAccount && typeof name === 'string' && typeof deletion === 'boolean';
}

function readAll(): Unsent[] {
  try {
    const stored: unknown = JSON.parse(readStorage('sessionStorage', STORAGE_KEY) ?? '[]');
    return [...unstoredMutations, ...(Array.isArray(stored) ? stored.filter(isUnsent) : [])];
  } catch {
    return unstoredMutations;
  }
}

function storeAll(all: Unsent[]): void {
  const isStored = writeStorage(
    'sessionStorage',
    STORAGE_KEY,
    all.length > 0 ? JSON.stringify(all) : null,
  );
  unstoredMutations = isStored ? [] : all;
}

/** Records, for this tab, a mutation that the end of the session prevented. */
export function recordUnsent(unsent: Unsent): void {
  storeAll([...readAll(), unsent]);
}

/** Returns and removes the unsent mutations of an account that has logged in, and those of unknown accounts. */
export function consumeUnsent(account: string): Unsent[] {
  const belongsToAccount = (mutation: Unsent) =>
    mutation.account === undefined || mutation.account === account;
  const allMutations = readAll();
  storeAll(allMutations.filter((mutation) => !belongsToAccount(mutation)));
  return allMutations.filter(belongsToAccount);
}
