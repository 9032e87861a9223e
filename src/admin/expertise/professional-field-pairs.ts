import { useMemo } from 'react';
import { parseStored, readStorage } from '@/lib/storage';
import { versionsOf } from '@/admin/shared/group-versions';
import { storeText, useStoredText } from '@/admin/shared/use-stored-text';
import {
  isMatchedByPosition,
  type KnownPairs,
  type ProfessionalFieldRow,
} from './professional-field-match';

const STORAGE_KEY = 'lawfirm_admin_field_pairs';

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
  return parseKnownPairs(readStorage('localStorage', STORAGE_KEY));
}

/** Subscribes a component to the known pairs. */
export function useKnownPairs(): KnownPairs {
  const text = useStoredText(STORAGE_KEY);
  return useMemo(() => parseKnownPairs(text), [text]);
}

/** Stores the pairs of the rows that were matched by position alone. */
export function savePairs(rows: readonly ProfessionalFieldRow[]): void {
  const matchedRows = rows.filter(isMatchedByPosition);
  if (matchedRows.length === 0) return;
  storeText(
    STORAGE_KEY,
    JSON.stringify(matchedRows.map((row) => versionsOf(row).map(({ id }) => String(id)))),
  );
}

/** Deletes the pairs: positions are valid again, or a user has decided so. */
export function clearPairs(): void {
  if (readKnownPairs().length > 0) storeText(STORAGE_KEY, null);
}
