import { readStored, writeStored } from '@/lib/storage';

const KEY = 'lawfirm_admin_unsent';

/** Something that was asked for and had not been carried out when the session ended. */
export interface Unsent {
  /** Who asked for it; undefined where that was not known. */
  account?: string | undefined;
  /** Of what. */
  name: string;
  /** Whether it was to be deleted. */
  deletion: boolean;
}

/** Stands in where storage is blocked. */
let unstored: Unsent[] = [];

function isUnsent(value: unknown): value is Unsent {
  if (typeof value !== 'object' || value === null) return false;
  const { account, name, deletion } = value as Record<string, unknown>;
  const known = account === undefined || typeof account === 'string';
  return known && typeof name === 'string' && typeof deletion === 'boolean';
}

function readAll(): Unsent[] {
  try {
    const stored: unknown = JSON.parse(readStored('sessionStorage', KEY) ?? '[]');
    return [...unstored, ...(Array.isArray(stored) ? stored.filter(isUnsent) : [])];
  } catch {
    return unstored;
  }
}

function keepAll(all: Unsent[]): void {
  const kept = writeStored('sessionStorage', KEY, all.length > 0 ? JSON.stringify(all) : null);
  unstored = kept ? [] : all;
}

/** Notes, for this tab, what the end of the session has kept from being carried out. */
export function recordUnsent(unsent: Unsent): void {
  keepAll([...readAll(), unsent]);
}

/** Gives what is to be told to an account that has logged in, once: its own, and what is nobody's that is known. */
export function consumeUnsent(account: string): Unsent[] {
  const isFor = (one: Unsent) => one.account === undefined || one.account === account;
  const all = readAll();
  keepAll(all.filter((one) => !isFor(one)));
  return all.filter(isFor);
}
