import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ApiError } from '@/api/errors';
import { useProfile } from '@/api/admin/profile';
import { localeStore } from '@/i18n/locale-store';
import {
  createSaveMachine,
  isAttempted,
  isSaving,
  runSave,
  type SaveMachine,
  type SaveState,
} from '@/lib/save-machine';
import { useStoreValue } from '@/lib/use-store';
import { onBeforeReload } from '@/ui/reload-once';
import { useErrorMessage } from '@/admin/requests/error-message';
import { useRequestErrors } from '@/admin/shared/request-error';
import { sortByScreenOrder } from '@/admin/fields/field-errors';
import { createFormStore, useFormSelector, type FormStore } from '@/admin/fields/form-store';
import { useServerErrors } from '@/admin/fields/use-server-errors';
import { applyChanges, changesBetween } from './changes';
import type { EditedItem, EditedValues } from './edited-item';
import { ItemPublisher } from './item-publisher';
import {
  createPublishSteps,
  type PublishMode,
  isUnconfirmed,
  type NewerVersion,
  type PublishingForm,
  type PublishFailure,
  type SaveFailure,
} from './publish-steps';
import { useDraft, type DraftState } from './use-draft';
import { useDuplicateWarning } from './use-duplicate-warning';
import { useReportAfterLeaving } from './use-report-after-leaving';

/** Returns the title or name of an item in the interface language, otherwise in the first language that has one. */
function titleOf(versions: Record<string, object>): string {
  const interfaceVersion = versions[localeStore.locale] ?? {};
  const names = [interfaceVersion, ...Object.values(versions)].map((version) => {
    const { title, name } = version as Record<string, unknown>;
    return title ?? name;
  });
  const title = names.find((name) => typeof name === 'string' && name.trim() !== '');
  return typeof title === 'string' ? title : '';
}

function useStoreWithDraft<Stored, Values extends EditedValues, Body>({
  definition,
  storedItem,
  initialValues,
}: EditedItem<Stored, Values, Body>) {
  // Later data does not change the values of the form.
  const [store] = useState(() => createFormStore(initialValues));
  const source = useMemo(
    () => ({
      subscribe: store.subscribe,
      flush: store.flush,
      read: () => {
        const { values, initialValues: formInitialValues, dirty } = store.getState();
        return {
          values,
          initialValues: formInitialValues,
          hasChanges: dirty,
          title: titleOf(values.versions),
        };
      },
    }),
    [store],
  );
  const otherNames = storedItem ? definition.otherDraftNames?.(storedItem) : undefined;
  return { store, draft: useDraft(definition.draftName, source, otherNames) };
}

/** Returns the publisher of the item; the same object on every render. */
function useItemPublisher<Stored, Values extends EditedValues, Body>(
  editedItem: EditedItem<Stored, Values, Body>,
) {
  const { data: profile } = useProfile();
  const screen = {
    editedItem,
    accountNames: [profile?.userName, profile?.loginAccount].flatMap((name) => name ?? []),
    warnOfDuplicate: useDuplicateWarning(),
  };
  const [publisher] = useState(() => new ItemPublisher(screen));
  useLayoutEffect(() => publisher.update(screen));
  return publisher;
}

/** Adds the languages that the form lacks: they may load late, and a draft may lack one of them. */
function useAddMissingLanguages<Values extends EditedValues>(
  store: FormStore<Values>,
  {
    initialValues: newValues,
    languages,
  }: Pick<EditedItem<never, Values, never>, 'initialValues' | 'languages'>,
): void {
  const isLanguageMissing = useFormSelector(store, ({ values }) =>
    languages.some(({ code }) => !values.versions[code]),
  );
  const newVersions = isLanguageMissing ? newValues.versions : undefined;
  useEffect(() => {
    if (!newVersions) return;
    // Added to the current and the initial values, so that the additions do not count as changes.
    const extend = (formValues: Values) => ({
      ...formValues,
      versions: { ...newVersions, ...formValues.versions },
    });
    const { values, initialValues, touched, errors } = store.getState();
    store.reset({ values: extend(initialValues), touched, errors });
    store.setValues(extend(values), false);
  }, [newVersions, store]);
}

/** Saves the draft before an automatic reload; prevents the reload during a save and if the draft cannot be stored. */
function useSaveDraftBeforeReload<Values>(
  machine: SaveMachine<NewerVersion<Values>, SaveFailure>,
  store: FormStore<Values>,
  saveDraft: DraftState<Values>['saveDraft'],
): void {
  useEffect(
    () =>
      onBeforeReload(async () => {
        if (isSaving(machine.state.get())) return false;
        store.flush();
        return !store.getState().dirty || (await saveDraft()) === 'browser';
      }),
    [machine, store, saveDraft],
  );
}

/** Returns the functions for the result of an attempt to publish, which report it if the form was left. */
function useAttemptEnd<Values extends EditedValues>(
  machine: SaveMachine<NewerVersion<Values>, SaveFailure>,
  { saveDraft, getTitle }: Pick<DraftState<Values>, 'saveDraft' | 'getTitle'>,
): Pick<PublishingForm<Values>, 'announceSuccess' | 'endAttempt'> {
  const { announceSuccess, reportFailure } = useReportAfterLeaving();
  return {
    announceSuccess: () => announceSuccess(getTitle()),
    endAttempt: (isSaved) => {
      if (isSaved) return;
      void saveDraft();
      const state = machine.state.get();
      // A closed attempt has reported its error.
      if (state.phase === 'editing') return;
      const failure = state.phase === 'failed' ? state.failure : undefined;
      const reason = failure && 'message' in failure ? failure.message : undefined;
      reportFailure(getTitle(), reason);
    },
  };
}

/** Returns the failed refetch of a save while it is repeated, so that its notice stays. */
function repeatedCheck(state: SaveState<unknown, SaveFailure>): SaveFailure | undefined {
  if (state.phase !== 'verifying' || state.stateBefore.phase !== 'failed') return undefined;
  const { failure } = state.stateBefore;
  return failure.kind === 'unchecked' ? failure : undefined;
}

/**
 * Manages the edit form of an open item: its values, publishing as one state machine, and the draft. Re-renders its
 * component when the state of these changes, not with every value.
 */
export function useEditForm<Stored, Values extends EditedValues, Body>(
  editedItem: EditedItem<Stored, Values, Body>,
) {
  const { report } = useRequestErrors();
  const messageOf = useErrorMessage();
  const serverErrorsOf = useServerErrors();
  const [machine] = useState(createSaveMachine<NewerVersion<Values>, SaveFailure>);
  const state = useStoreValue(machine.state);
  const { store, draft } = useStoreWithDraft(editedItem);
  const { saveDraft } = draft;
  useAddMissingLanguages(store, editedItem);
  useSaveDraftBeforeReload(machine, store, saveDraft);
  const publisher = useItemPublisher(editedItem);
  const attemptEnd = useAttemptEnd(machine, draft);
  const hasChanges = useFormSelector(store, ({ dirty }) => dirty);

  const reject = async (error: ApiError): Promise<PublishFailure> => {
    const { values } = store.getState();
    const errors = serverErrorsOf(error, values, editedItem.definition.formNamesOf?.(values));
    store.setServerErrors(errors);
    await store.validate();
    const message = errors.length > 0 ? error.serverMessage : messageOf(error);
    return { kind: 'not-accepted', errors: sortByScreenOrder(errors), ...(message && { message }) };
  };
  const publish = async (mode: PublishMode = 'check-first'): Promise<boolean> => {
    if (isSaving(machine.state.get())) return false;
    store.setServerErrors([]);
    const form = { store, machine, publisher, draft, reject, messageOf, report, ...attemptEnd };
    // Without a connection, nothing is sent until the editor publishes again.
    const { onLine } = navigator;
    if (!onLine) machine.dispatch({ type: 'fail', failure: { kind: 'offline' } });
    const isSaved = onLine && (await runSave(machine, createPublishSteps(mode, form)));
    attemptEnd.endAttempt(isSaved);
    return isSaved;
  };
  /** Fills the form with the newer version and the editor’s own values of these fields, for review or publishing. */
  const applySelection = async (ownFields: readonly string[], nextStep: 'review' | 'publish') => {
    if (state.phase !== 'conflict') return;
    const { values } = state.conflict;
    const ownChanges = changesBetween(values, store.getState().values).filter(({ name }) =>
      ownFields.includes(name),
    );
    flushSync(() => {
      machine.dispatch({ type: 'close' });
      store.reset({ values });
      store.setValues(applyChanges(values, ownChanges), false);
    });
    if (nextStep === 'publish') await publish('overwrite');
  };
  const loadNewer = async () => {
    machine.dispatch({ type: 'load' });
    await saveDraft();
    publisher.forgetNewer();
    await editedItem.loadNewer().catch(report);
    machine.dispatch({ type: 'close' });
  };

  const failure = state.phase === 'failed' ? state.failure : repeatedCheck(state);
  return {
    ...{ store, draft, publish, applySelection, loadNewer },
    publishAsNew: () => publish('as-new'),
    wasAttempted: isAttempted(state),
    hasChanges,
    /** Flushes the fields and saves the draft, with the result of `saveDraft`. */
    saveDraftNow: () => {
      store.flush();
      return saveDraft();
    },
    isBusy: isSaving(state) || state.phase === 'loading',
    isPublishing: isSaving(state),
    publishFailure: failure?.kind === 'not-accepted' ? failure : undefined,
    wasRequestedOffline: failure?.kind === 'offline',
    unconfirmedSave: isUnconfirmed(failure) ? failure : undefined,
    /** The version of another editor, until the editor resolves or closes the conflict. */
    newerVersion: state.phase === 'conflict' ? state.conflict : undefined,
    closeConflict: () => {
      publisher.forgetNewer();
      machine.dispatch({ type: 'close' });
    },
    restoreDraft: () => {
      if (!draft.recoverable) return;
      store.setValues(draft.recoverable.values, false);
      draft.markRestored();
    },
    loadStoredValues: () => {
      machine.dispatch({ type: 'close' });
      store.reset();
    },
  };
}

/** Return value of `useEditForm`, independent of the values, for components that show a part of it. */
export type EditForm = Omit<ReturnType<typeof useEditForm>, 'store' | 'newerVersion'>;
