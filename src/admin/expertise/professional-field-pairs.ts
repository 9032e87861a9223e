import { useSyncExternalStore } from 'react';
import { parseStored, readStorage, writeStorage } from '@/lib/storage';
import { versionsOf } from '@/lib/group-versions';
import {
  isMatchedByPosition,
  type KnownPairs,
  type ProfessionalFieldRow,
} from './professional-field-match';

const STORAGE_KEY = 'lawfirm_admin_field_pairs';

const listeners = new Set<() => void>();

/** The last stored text and its parsed value: the same text returns the same array. */
let lastParsed: { text: string | null; pairs: KnownPairs } = { text: null, pairs: [] };

function parseKnownPairs(text: string | null): KnownPairs {
  const storedPairs = parseStored(text);
  const isIds = (value: unknown): value is string[] =>
    Array.isArray(value) && value.every((id) => typeof id === 'string');
  return Array.isArray(storedPairs) ? storedPairs.filter(isIds) : [];
}

/**
 * Returns the records that are one field though their positions no longer show it. Such fields are matched by
 * position (D22): during a reorder, or after one was interrupted, only the previously loaded list determines which
 * records are one field. This browser stores the pairs until the orders of the languages agree again.
 */
export function readKnownPairs(): KnownPairs {
  const text = readStorage('localStorage', STORAGE_KEY);
  if (text !== lastParsed.text) lastParsed = { text, pairs: parseKnownPairs(text) };
  return lastParsed.pairs;
}

export function useKnownPairs(): KnownPairs {
  return useSyncExternalStore(subscribe, readKnownPairs);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

function storePairsText(text: string | null): void {
  writeStorage('localStorage', STORAGE_KEY, text);
  for (const listener of listeners) listener();
}

/** Stores the pairs of the rows that were matched by position alone. */
export function savePairs(rows: readonly ProfessionalFieldRow[]): void {
  const matchedRows = rows.filter(isMatchedByPosition);
  if (matchedRows.length === 0) return;
  storePairsText(
    JSON.stringify(matchedRows.map((row) => versionsOf(row).map(({ id }) => String(id)))),
  );
}

/** Deletes the pairs: positions are valid again, or a user has decided so. */
export function clearPairs(): void {
  if (readKnownPairs().length > 0) storePairsText(null);
}
