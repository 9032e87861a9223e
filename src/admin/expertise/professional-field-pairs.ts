import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '@/lib/storage';
import { versionsOf, type KnownPairs, type ProfessionalFieldRow } from './professional-field-match';

const KEY = 'lawfirm_admin_field_pairs';

const listeners = new Set<() => void>();

/** The last text of the storage and what it says: the same text gives the same list. */
let last: { text: string | null; pairs: KnownPairs } = { text: null, pairs: [] };

function parse(text: string | null): KnownPairs {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    const isIds = (one: unknown): one is string[] =>
      Array.isArray(one) && one.every((id) => typeof id === 'string');
    return Array.isArray(stored) ? stored.filter(isIds) : [];
  } catch {
    return [];
  }
}

/**
 * Returns the records that belong together although their positions do not tell it now. Such fields are matched by their
 * position (D22): while a reorder is on its way, or after it broke off, only the list that was read before tells which
 * records are one field. This browser remembers it until the languages have the same order again.
 */
export function knownPairs(): KnownPairs {
  const text = readStored('localStorage', KEY);
  if (text !== last.text) last = { text, pairs: parse(text) };
  return last.pairs;
}

/** The same for a screen that shows them. */
export function useKnownPairs(): KnownPairs {
  return useSyncExternalStore(subscribe, knownPairs);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

function store(text: string | null): void {
  writeStored('localStorage', KEY, text);
  for (const listener of listeners) listener();
}

/** Remembers which records are one field, of the rows that only their positions have matched. */
export function savePairs(rows: readonly ProfessionalFieldRow[]): void {
  const matched = rows.filter(({ by }) => by === 'place' || by === 'earlier');
  if (matched.length === 0) return;
  store(JSON.stringify(matched.map((row) => versionsOf(row).map(({ id }) => String(id)))));
}

/** Forgets them: positions tell it again, or somebody has decided so. */
export function clearPairs(): void {
  if (knownPairs().length > 0) store(null);
}
