import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Schema } from 'yup';
import type { ApiError } from '@/api/errors';
import type { FormNames } from '@/lib/form-field';
import { isAttempted, isSaving, runSave, type SaveState } from '@/lib/save-machine';
import { useSaveMachine, useSaveState } from '@/lib/use-save-machine';
import { beforeReload } from '@/ui/reload-once';
import { useErrorMessage } from '@/admin/requests/error-message';
import { useRequestErrors } from '@/admin/shared/request-error';
import type { EditFormContextValue } from '@/admin/fields/edit-form-context';
import { inScreenOrder } from '@/admin/fields/field-errors';
import { createFormStore, useSelected } from '@/admin/fields/form-store';
import { useFlush } from '@/admin/fields/use-flush';
import { useRejectedErrors } from '@/admin/fields/use-rejected-errors';
import { applyChanges, changesBetween } from './changes';
import { publishSteps, type PublishCalls, type PublishMode } from './publish-steps';
import { isUnconfirmed, type Newer, type Rejection, type SaveFailure } from './save-outcome';
import { useDraft } from './use-draft';
import { useRejectedFields } from './use-rejected-fields';

/** Options of an edit form. */
export interface EditFormOptions<Values> extends PublishCalls<Values> {
  /** Name of the item for its draft: the section and the `no` or id, or "new". */
  item: string;
  /** Other names of the item, under which a draft may be saved: those of its other versions. */
  alsoNamed?: readonly string[] | undefined;
  /** The server's state, as form values. */
  initial: Values;
  schema: Schema;
  /** Reloads the form with the published item and offers the draft. Needs `findNewer`. */
  reload?: () => Promise<void>;
  /** Returns the field names of the request body, to find the fields that the server rejected. */
  namesIn?: ((values: Values) => FormNames) | undefined;
}

/** Returns the title or name of an item in the first language that has one. */
function titleOf(versions: Record<string, object>): string {
  const names = Object.values(versions).map((version) => {
    const { title, name } = version as Record<string, unknown>;
    return title ?? name;
  });
  const title = names.find((name) => typeof name === 'string' && name.trim() !== '');
  return typeof title === 'string' ? title : '';
}

/** Returns the store of the form with its draft; the fields that publish with a delay are flushed first. */
function useDraftedStore<Values extends { versions: Record<string, object> }>({
  initial,
  item,
  alsoNamed,
}: Pick<EditFormOptions<Values>, 'initial' | 'item' | 'alsoNamed'>) {
  const [store] = useState(() => createFormStore(initial));
  const source = useMemo(
    () => ({
      subscribe: store.subscribe,
      read: () => {
        const { values, initialValues, dirty } = store.getState();
        return { values, initial: initialValues, changed: dirty, title: titleOf(values.versions) };
      },
    }),
    [store],
  );
  const draft = useDraft(item, source, alsoNamed);
  const { beforePublish, flush } = useFlush();
  const { saveDraft, changes } = draft;
  /** Saves the draft. Returns where it is saved; undefined when nothing has changed. */
  const saveNow = useCallback(() => {
    flush();
    return saveDraft();
  }, [flush, saveDraft]);
  /** Returns the unpublished changes. */
  const typed = useCallback(() => {
    flush();
    return changes();
  }, [flush, changes]);
  return { store, draft, beforePublish, flush, saveNow, typed };
}

/** Returns the function that marks the fields that the server rejected, and the one that adds their errors. */
function useRejection<Values extends object>(
  store: ReturnType<typeof createFormStore<Values>>,
  namesIn: EditFormOptions<Values>['namesIn'],
) {
  const messageOf = useErrorMessage();
  const rejectedErrors = useRejectedErrors();
  const rejected = useRejectedFields();
  const reject = async (error: ApiError): Promise<Rejection> => {
    const { values } = store.getState();
    const errors = rejectedErrors(error, values, namesIn?.(values));
    rejected.mark(errors, values);
    await store.validate();
    const message = errors.length > 0 ? error.serverMessage : messageOf(error);
    return { kind: 'rejected', errors: inScreenOrder(errors), ...(message && { message }) };
  };
  return { reject, clear: rejected.clear, addErrors: rejected.addTo };
}

/** Returns the failed refetch of a save while it is repeated, so that its notice stays. */
function repeatedCheck(state: SaveState<unknown, SaveFailure>): SaveFailure | undefined {
  if (state.phase !== 'verifying' || state.before.phase !== 'failed') return undefined;
  const { failure } = state.before;
  return failure.kind === 'unchecked' ? failure : undefined;
}

/**
 * Manages an edit form: its values and schema, publishing as one state machine, and the draft. Renders its component
 * when this state changes, not when a value does. Pass the result to `EditFormFrame`.
 */
export function useEditForm<Values extends { versions: Record<string, object> }>(
  options: EditFormOptions<Values>,
) {
  const { report } = useRequestErrors();
  const messageOf = useErrorMessage();
  const machine = useSaveMachine<Newer<Values>, SaveFailure>();
  const state = useSaveState(machine);
  const { store, draft, beforePublish, flush, saveNow, typed } = useDraftedStore(options);
  const { reject, clear, addErrors } = useRejection(store, options.namesIn);
  const changed = useSelected(store, ({ dirty }) => dirty);
  const { clearDraft, saveDraft } = draft;
  const attempted = isAttempted(state);
  const screen = useMemo<EditFormContextValue>(
    () => ({ beforePublish, attempted }),
    [beforePublish, attempted],
  );

  const form = { store, machine, calls: options, flush, clearDraft, saveDraft };
  const latest = useRef({ ...form, reject, messageOf, report });
  useEffect(() => {
    latest.current = { ...form, reject, messageOf, report };
  });
  const publish = useCallback(
    async (mode: PublishMode = 'checked'): Promise<boolean> => {
      if (isSaving(machine.getState())) return false;
      clear();
      // Without a connection, nothing is sent until the editor publishes again.
      const saved = navigator.onLine
        ? await runSave(machine, publishSteps(mode, latest.current))
        : !machine.dispatch({ type: 'fail', failure: { kind: 'offline' } });
      if (!saved) void saveDraft();
      return saved;
    },
    [machine, clear, saveDraft],
  );
  /**
   * Fills the form with the newer version and the editor's own values of the given fields, for review or for
   * publishing.
   */
  const merge = async (mine: readonly string[], then: 'review' | 'publish') => {
    if (state.phase !== 'conflict') return;
    const { values } = state.conflict;
    const own = changesBetween(values, store.getState().values).filter(({ name }) =>
      mine.includes(name),
    );
    flushSync(() => {
      machine.dispatch({ type: 'close' });
      store.reset({ values });
      store.setValues(applyChanges(values, own), false);
    });
    if (then === 'publish') await publish('over');
  };
  const loadNewer = async () => {
    machine.dispatch({ type: 'load' });
    await saveDraft();
    await options.reload?.().catch(report);
    machine.dispatch({ type: 'close' });
  };

  useEffect(
    () =>
      beforeReload(async () => {
        if (isSaving(machine.getState())) return false;
        flush();
        return !store.getState().dirty || (await saveDraft()) === 'browser';
      }),
    [machine, flush, store, saveDraft],
  );

  const failure = state.phase === 'failed' ? state.failure : repeatedCheck(state);
  return {
    ...{ store, schema: options.schema, addErrors, screen, draft, saveNow, typed, publish },
    publishAsNew: () => publish('as-new'),
    changed,
    /** A save is pending, or the stored item is being loaded. */
    busy: isSaving(state) || state.phase === 'loading',
    publishing: isSaving(state),
    failed: failure?.kind === 'rejected' ? failure : undefined,
    /** Publishing was requested without a connection: nothing was sent. */
    waitsForConnection: failure?.kind === 'offline',
    /** A save that the server accepted and that is not confirmed. */
    unconfirmed: isUnconfirmed(failure) ? failure : undefined,
    /** The version of another editor, until it is merged or closed. */
    newer: state.phase === 'conflict' ? state.conflict : undefined,
    ...{ merge, loadNewer },
    closeNewer: () => void machine.dispatch({ type: 'close' }),
    restore: () => {
      if (!draft.recoverable) return;
      store.setValues(draft.recoverable.values, false);
      draft.accept();
    },
    /** Replaces the values of the form with the stored ones. */
    loadStored: () => {
      machine.dispatch({ type: 'close' });
      store.reset();
    },
  };
}

/** Return value of `useEditForm`, independent of the values, for components that show a part of it. */
export type EditForm = Omit<ReturnType<typeof useEditForm>, 'store' | 'newer'>;
