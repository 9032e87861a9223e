import type { LostField } from './compare-saved';
import type { FieldError } from '@/admin/fields/field-errors';

/** What has been published by someone else since the form was loaded. */
export interface Newer<Values> {
  /** The server's state, as form values. */
  values: Values;
  /** Who published it, and when, in words; undefined where the server does not say. */
  who: string | undefined;
  when: string | undefined;
}

/** What reading a saved item again has shown (D52). `fresh` is the stored state as form values. */
export type Checked<Values> =
  /** All of it is stored. `leave` goes on where the form ends with it. */
  | { kind: 'saved'; fresh?: Values; leave?: () => Promise<void> }
  /** The server has other values in some fields. */
  | { kind: 'lost'; lost: readonly LostField[]; fresh: Values }
  /** Somebody else has published at the same moment. */
  | { kind: 'newer'; newer: Newer<Values> }
  /** The item has been deleted. */
  | { kind: 'gone' }
  /** A new item cannot be found. */
  | { kind: 'missing' }
  /** It could not be read again. */
  | { kind: 'unchecked'; error: unknown };

/** Why the last attempt to publish failed: what to mend, or why the server refused it. */
export interface Failure {
  errors: FieldError[];
  message?: string;
  /** The item has been deleted meanwhile, and can be published as a new one. */
  gone?: boolean;
}

/** Where the last attempt to publish has led, as long as it is not known to be saved. */
export type SaveOutcome<Values> =
  /** Requested without a connection: nothing was sent. */
  | { kind: 'held' }
  | ({ kind: 'failed' } & Failure)
  /** What someone else has published, while it is to be decided upon. */
  | { kind: 'newer'; newer: Newer<Values> }
  | { kind: 'lost'; lost: readonly LostField[] }
  | { kind: 'missing' }
  /** `check` reads it again. */
  | { kind: 'unchecked'; message: string; check: () => Promise<void> };

/** An outcome that says that a save was accepted and is not confirmed. */
export type Unconfirmed = Extract<SaveOutcome<unknown>, { kind: 'lost' | 'missing' | 'unchecked' }>;

/** Returns an outcome that says that a save is not confirmed; undefined for any other. */
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
