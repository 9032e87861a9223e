import type { LostField } from './compare-saved';
import type { FieldError } from '@/admin/fields/field-errors';

/** The version that another editor has published since the form was loaded. */
export interface Newer<Values> {
  /** The stored item as form values. */
  values: Values;
  /** Who published it, and when, as text; undefined if the server does not say. */
  who: string | undefined;
  when: string | undefined;
}

/** Result of refetching a saved item (D52). `fresh` is the stored item as form values. */
export type Checked<Values> =
  /** Everything is stored. `leave` navigates away if the form ends with the save. */
  | { kind: 'saved'; fresh?: Values; leave?: () => Promise<void> }
  /** The server stored other values in some fields. */
  | { kind: 'lost'; lost: readonly LostField[]; fresh: Values }
  /** Another editor has published at the same time. */
  | { kind: 'newer'; newer: Newer<Values> }
  /** The item has been deleted. */
  | { kind: 'gone' }
  /** The new item was not found. */
  | { kind: 'missing' }
  /** The refetch failed. */
  | { kind: 'unchecked'; error: unknown };

/** Why the last attempt to publish failed: validation errors, or the rejection of the server. */
export interface Failure {
  errors: FieldError[];
  message?: string;
  /** The item has been deleted and can be published as a new one. */
  deleted?: boolean;
}

/** Outcome of the last attempt to publish, unless it is confirmed. */
export type SaveOutcome<Values> =
  /** Requested without a connection: nothing was sent. */
  | { kind: 'held' }
  | ({ kind: 'failed' } & Failure)
  /** The version of another editor, until it is merged or closed. */
  | { kind: 'newer'; newer: Newer<Values> }
  | { kind: 'lost'; lost: readonly LostField[] }
  | { kind: 'missing' }
  /** `check` refetches the item. */
  | { kind: 'unchecked'; message: string; check: () => Promise<void> };

/** Outcome of a save that was accepted and is not confirmed. */
export type Unconfirmed = Extract<SaveOutcome<unknown>, { kind: 'lost' | 'missing' | 'unchecked' }>;

/** Returns the outcome if the save is not confirmed; otherwise undefined. */
export function unconfirmed(outcome: SaveOutcome<unknown> | undefined): Unconfirmed | undefined {
  switch (outcome?.kind) {
    case 'lost':
    case 'missing':
    case 'unchecked':
      return outcome;
    default:
      return undefined;
  }
}
