import { isRecord } from '@/lib/is-record';
import { parseStored, readStorage, writeStorage } from '@/lib/storage';

const STORAGE_KEY = 'lawfirm_admin_unsent';

/** A mutation that the end of the session prevented, or whose outcome is unknown because of it. */
interface UnsentMutation {
  /** Undefined if unknown. */
  account?: string | undefined;
  name: string;
  deletion: boolean;
  /** Whether the item may have been deleted. */
  isOutcomeUnknown?: boolean | undefined;
}

/** Fallback if storage is blocked. */
let unstoredMutations: UnsentMutation[] = [];

function isUnsent(value: unknown): value is UnsentMutation {
  if (!isRecord(value)) return false;
  const { account, name, deletion, isOutcomeUnknown = false } = value;
  const hasKnownAccount = account === undefined || typeof account === 'string';
  const areFlags = [deletion, isOutcomeUnknown].every((flag) => typeof flag === 'boolean');
  return hasKnownAccount && typeof name === 'string' && areFlags;
}

function readAll(): UnsentMutation[] {
  const storedMutations = parseStored(readStorage('sessionStorage', STORAGE_KEY));
  return [
    ...unstoredMutations,
    ...(Array.isArray(storedMutations) ? storedMutations.filter(isUnsent) : []),
  ];
}

function storeAll(mutations: UnsentMutation[]): void {
  const isStored = writeStorage(
    'sessionStorage',
    STORAGE_KEY,
    mutations.length > 0 ? JSON.stringify(mutations) : null,
  );
  unstoredMutations = isStored ? [] : mutations;
}

/** Records a mutation to report after the next login in this tab. */
export function recordUnsentMutation(unsent: UnsentMutation): void {
  storeAll([...readAll(), unsent]);
}

/** Returns and removes the unsent mutations of an account that has logged in, and those of unknown accounts. */
export function consumeUnsentMutations(account: string): UnsentMutation[] {
  const belongsToAccount = (mutation: UnsentMutation) =>
    mutation.account === undefined || mutation.account === account;
  const allMutations = readAll();
  storeAll(allMutations.filter((mutation) => !belongsToAccount(mutation)));
  return allMutations.filter(belongsToAccount);
}
