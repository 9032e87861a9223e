import { ApiError } from '@/api/errors';
import type { SaveEvent, SaveMachine, SaveSteps } from '@/lib/save-machine';
import { flattenErrors, sortByScreenOrder, type FieldError } from '@/admin/fields/field-errors';
import type { FormStore } from '@/admin/fields/form-store';
import { applyChanges, changesBetween } from './changes';
import { isEqualWhenStored, type LostField } from './compare-saved';
import type { EditedValues } from './edited-item';
import type { ItemPublisher } from './item-publisher';
import type { DraftState } from './use-draft';

/** The version that another editor has published since the form was loaded. */
export interface NewerVersion<Values> {
  /** The stored item as form values. */
  values: Values;
  /** Who published it, and when, as text; undefined if the server does not say. */
  editor: string | undefined;
  publishedAt: string | undefined;
}

/** Result of refetching a saved item (D52). `savedValues` is the stored item as form values. */
export type CheckResult<Values> =
  /** Everything is stored. `leave` navigates away if the form ends with the save. */
  | { kind: 'saved'; savedValues?: Values; leave?: () => Promise<void> }
  /** The server stored other values in some fields. */
  | { kind: 'lost'; lostFields: readonly LostField[]; savedValues: Values }
  /** Another editor has published in the meantime. */
  | { kind: 'newer'; newerVersion: NewerVersion<Values> }
  | { kind: 'deleted' }
  /** The new item was not found. */
  | { kind: 'missing' }
  /** The refetch failed. */
  | { kind: 'unchecked'; error: unknown };

/** Validation errors, a failed request, or an item that has been deleted. */
export interface PublishFailure {
  kind: 'not-accepted';
  errors: FieldError[];
  message?: string;
  /** This attempt or an earlier one may be stored. */
  isOutcomeUnknown?: boolean;
  /** The item has been deleted: the editor can publish it as a new one. */
  isDeleted?: boolean;
}

/** A save that the server accepted and that is not confirmed. */
export type UnconfirmedSave =
  | { kind: 'lost'; lostFields: readonly LostField[] }
  | { kind: 'missing' }
  /** `check` repeats the failed refetch. */
  | { kind: 'unchecked'; message: string; check: () => Promise<void> };

export type SaveFailure =
  /** Requested without a connection: nothing was sent. */
  { kind: 'offline' } | PublishFailure | UnconfirmedSave;

/** Returns whether the server accepted the save and it is not confirmed. */
export function isUnconfirmed(failure: SaveFailure | undefined): failure is UnconfirmedSave {
  return failure !== undefined && failure.kind !== 'offline' && failure.kind !== 'not-accepted';
}

/** Publishes after a check for a newer version, over the newer version, or as a new item. */
export type PublishMode = 'check-first' | 'overwrite' | 'as-new';

type PublishMachine<Values> = SaveMachine<NewerVersion<Values>, SaveFailure>;

type PublishEvent<Values> = SaveEvent<NewerVersion<Values>, SaveFailure>;

export interface PublishingForm<Values extends EditedValues> {
  store: FormStore<Values>;
  machine: PublishMachine<Values>;
  publisher: Pick<
    ItemPublisher<unknown, Values, unknown>,
    'publish' | 'findNewer' | 'canPublishAsNew' | 'mayBeStored'
  >;
  draft: Pick<DraftState<Values>, 'clearDraft'>;
  /** Marks the fields that the server rejected. */
  reject: (error: ApiError) => Promise<PublishFailure>;
  messageOf: (error: unknown) => string;
  /** Announces an error that is not about the values. */
  report: (error: unknown) => void;
  /** Announces that the item is published if the form was left; called before the form navigates away. */
  announceSuccess: () => void;
  /** Saves the draft after a failed attempt, and reports the failure if the form was left. */
  endAttempt: (isSaved: boolean) => void;
}

/** Returns whether the server rejected the request (§8). An ended session does not count (D3). */
function isRejection(error: unknown): error is ApiError {
  if (!(error instanceof ApiError)) return false;
  return error.status >= 400 && error.status < 500 && error.status !== 401;
}

/** Returns the stored values with the typed values that were lost; those stored in another form count as saved. */
function withUnsavedChanges<Values>(storedValues: Values, typedValues: Values): Values {
  const changes = changesBetween(storedValues, typedValues);
  return applyChanges(
    storedValues,
    changes.filter(({ base, value }) => !isEqualWhenStored(base, value)),
  );
}

/** Refetches the sent item and returns the event. Only an item that is stored as it was sent ends the draft (D52). */
async function verify<Values extends EditedValues>(
  form: PublishingForm<Values>,
  refetch: () => Promise<CheckResult<Values>>,
  sentValues: Values,
): Promise<PublishEvent<Values>> {
  const { store, machine, draft, messageOf, announceSuccess, endAttempt } = form;
  const checkResult = await refetch();
  switch (checkResult.kind) {
    case 'saved':
      // Before the announcement: an editor who leaves the page at once finds no draft of the published item.
      await draft.clearDraft();
      store.reset({ values: checkResult.savedValues ?? sentValues });
      announceSuccess();
      await checkResult.leave?.();
      return { type: 'confirm' };
    case 'lost':
      store.reset({ values: checkResult.savedValues });
      store.setValues(withUnsavedChanges(checkResult.savedValues, sentValues), false);
      return { type: 'fail', failure: { kind: 'lost', lostFields: checkResult.lostFields } };
    case 'deleted':
      return { type: 'fail', failure: { kind: 'not-accepted', errors: [], isDeleted: true } };
    case 'unchecked': {
      const check = async () => {
        if (!machine.dispatch({ type: 'verify' })) return;
        const event = await verify(form, refetch, sentValues);
        machine.dispatch(event);
        endAttempt(event.type === 'confirm');
      };
      const message = messageOf(checkResult.error);
      return { type: 'fail', failure: { kind: 'unchecked', message, check } };
    }
    case 'newer':
      return { type: 'conflict', conflict: checkResult.newerVersion };
    case 'missing':
      return { type: 'fail', failure: { kind: 'missing' } };
  }
}

/** Returns the steps that publish the values of a form, for `runSave`. */
export function createPublishSteps<Values extends EditedValues>(
  mode: PublishMode,
  form: PublishingForm<Values>,
): SaveSteps<() => Promise<CheckResult<Values>>, NewerVersion<Values>, SaveFailure> {
  const { store, publisher, reject, messageOf, report } = form;
  // The fields are disabled from the check of the values to the end of the save.
  let sentValues = store.getState().values;
  return {
    check: async () => {
      store.flush(true);
      const validationErrors = flattenErrors(await store.validate());
      const { notReady } = store.getState();
      const errors = sortByScreenOrder([
        ...flattenErrors(notReady),
        ...validationErrors.filter(({ name }) => !(name in notReady)),
      ]);
      const isDeleted = mode === 'as-new';
      if (errors.length > 0) {
        return { type: 'fail', failure: { kind: 'not-accepted', errors, isDeleted } };
      }
      sentValues = store.getState().values;
      const conflict = mode === 'check-first' ? await publisher.findNewer(sentValues) : undefined;
      return conflict && { type: 'conflict', conflict };
    },
    send: () => publisher.publish(sentValues, mode === 'as-new'),
    verify: (refetch) => verify(form, refetch, sentValues),
    toEndEvent: async (error, isAccepted) => {
      const isRejected = !isAccepted && isRejection(error);
      const isMissing = isRejected && error.status === 404 && publisher.canPublishAsNew();
      // Perhaps only one of its versions was deleted, which is no reason to create the item again.
      const conflict =
        isMissing && mode !== 'as-new'
          ? await publisher.findNewer(store.getState().values).catch(() => undefined)
          : undefined;
      if (conflict) return { type: 'conflict', conflict };
      const isDeleted = isMissing || (!isAccepted && mode === 'as-new');
      if (!isAccepted && error instanceof ApiError && error.status !== 401) {
        const publishFailure: PublishFailure = isRejected
          ? await reject(error)
          : { kind: 'not-accepted', errors: [], message: messageOf(error) };
        const isOutcomeUnknown = publisher.mayBeStored();
        return { type: 'fail', failure: { ...publishFailure, isOutcomeUnknown, isDeleted } };
      }
      report(error);
      return isDeleted
        ? { type: 'fail', failure: { kind: 'not-accepted', errors: [], isDeleted } }
        : { type: 'close' };
    },
  };
}
