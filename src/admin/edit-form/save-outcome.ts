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
  | { kind: 'deleted' }
  /** The new item was not found. */
  | { kind: 'missing' }
  /** The refetch failed. */
  | { kind: 'unchecked'; error: unknown };

/** Validation errors, or the rejection of the server. */
export interface Rejection {
  kind: 'rejected';
  errors: FieldError[];
  message?: string;
  /** The item has been deleted and can be published as a new one. */
  deleted?: boolean;
}

/** A save that the server accepted and that is not confirmed. */
export type Unconfirmed =
  /** The server stored other values in some fields. */
  | { kind: 'lost'; lost: readonly LostField[] }
  /** The new item was not found. */
  | { kind: 'missing' }
  /** The refetch failed. `check` repeats it. */
  | { kind: 'unchecked'; message: string; check: () => Promise<void> };

/** Why the last attempt to publish failed. */
export type SaveFailure =
  /** Requested without a connection: nothing was sent. */
  { kind: 'offline' } | Rejection | Unconfirmed;

/** Returns whether the server accepted the save and it is not confirmed. */
export function isUnconfirmed(failure: SaveFailure | undefined): failure is Unconfirmed {
  return failure !== undefined && failure.kind !== 'offline' && failure.kind !== 'rejected';
}
