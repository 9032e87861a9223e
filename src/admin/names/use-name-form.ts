import { useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { object, string } from 'yup';
import { isDeepEqual } from '@/lib/is-deep-equal';
import {
  createSaveMachine,
  isAttempted,
  isSaving,
  runSave,
  type SaveEvent,
  type SaveSteps,
} from '@/lib/save-machine';
import { useStoreValue } from '@/lib/use-store';
import {
  flattenErrors,
  focusField,
  showRejectedFields,
  sortByScreenOrder,
} from '@/admin/fields/field-errors';
import { createFormStore, useFormSelector, type FormStore } from '@/admin/fields/form-store';
import { changesBetween } from '@/admin/edit-form/changes';
import { useDraft } from '@/admin/edit-form/use-draft';
import { useReportAfterLeaving } from '@/admin/edit-form/use-report-after-leaving';
import { useServerErrors } from '@/admin/fields/use-server-errors';
import { provesNotStored, useErrorMessage } from '@/admin/requests/error-message';
import { parentIdIn, TOP_LEVEL, type NamedItem } from './named-items';
import {
  ChangedNamesError,
  filledNames,
  mayBeConflict,
  refetchSnapshot,
  namesOf,
  findNewerNames,
  useNameSend,
  type NamesSnapshot,
  type Names,
} from './name-mutations';
import type { NamedItems } from './use-named-items';

/** The subject of the form: a new item below a parent or at the top level, or an existing item. */
type FormTarget = { kind: 'add'; parentNo: string } | { kind: 'rename'; no: string };

interface NameValues {
  names: Names;
  /** Unchanged while the form closes. */
  target: FormTarget | null;
  isOpen: boolean;
}

interface DraftValues {
  open: { target: FormTarget; names: Names } | null;
}

const CLOSED: DraftValues = { open: null };

export type NameForm = ReturnType<typeof useNameForm>;

/** Returns the schema of the names that can be typed: existing ones are required, otherwise one in any language (D38). */
function useNameSchema(joinedCodes: string, joinedRequiredCodes: string | undefined) {
  const { t } = useLingui();
  return useMemo(() => {
    const codes = joinedCodes.split(',');
    const requiredCodes = joinedRequiredCodes?.split(',');
    const rules = codes.map((lang, index) => {
      const name = string().trim();
      if (requiredCodes?.includes(lang)) return [lang, name.required(t`Enter a name.`)] as const;
      const nameInAnyLanguage = name.test(
        'any',
        t`Enter a name in at least one language.`,
        (_, { parent }) => codes.some((code) => (parent as Names)[code]?.trim()),
      );
      return [lang, requiredCodes || index > 0 ? name : nameInAnyLanguage] as const;
    });
    return object({ names: object(Object.fromEntries(rules)) });
  }, [joinedCodes, joinedRequiredCodes, t]);
}

function hasUnsavedNames({ values, initialValues }: ReturnType<FormStore<NameValues>['getState']>) {
  return values.isOpen && !isDeepEqual(filledNames(values.names), filledNames(initialValues.names));
}

/** Returns the first name that is not empty, in the order of `codes`. */
function titleOf(names: Names, codes: readonly string[]): string {
  return codes.map((lang) => names[lang]?.trim()).find(Boolean) ?? '';
}

function useDraftedNames(draftName: string, codes: readonly string[]) {
  const [store] = useState(() =>
    createFormStore<NameValues>({ names: {}, target: null, isOpen: false }),
  );
  const source = useMemo(
    () => ({
      subscribe: store.subscribe,
      flush: store.flush,
      read: () => {
        const state = store.getState();
        const { names, target, isOpen } = state.values;
        const values: DraftValues = { open: isOpen && target ? { target, names } : null };
        return {
          values,
          initialValues: CLOSED,
          hasChanges: hasUnsavedNames(state),
          title: titleOf(names, codes),
        };
      },
    }),
    [store, codes],
  );
  return { store, draft: useDraft<DraftValues>(draftName, source) };
}

interface Failure {
  /** Shown below the fields; undefined if the fields show the errors. */
  message: string | undefined;
  /** Whether the error proves that the names were not stored. */
  provesNotStored?: boolean;
}

type NameEvent = SaveEvent<Names, Failure>;

interface NameSave {
  namedItems: NamedItems;
  store: FormStore<NameValues>;
  /** The target at the opening, and the current one: a new top-level item if `isOrphaned`. */
  openTarget: FormTarget | null;
  target: FormTarget | null;
  item: NamedItem | undefined;
}

/** Returns the function for the steps of a save: validation, conflict detection unless it overwrites, request, error. */
function useSaveSteps({ namedItems, store, openTarget, target, item }: NameSave) {
  const messageOf = useErrorMessage();
  const serverErrorsOf = useServerErrors();
  const { send, mayBeStored } = useNameSend();
  const { itemsByNo, calls } = namedItems;
  const initialNames = () => store.getState().initialValues.names;
  const addsDeletedItem = openTarget?.kind === 'rename' && target?.kind === 'add';

  /** Marks the fields that the server rejected; any other error is shown below the fields. */
  const reject = (error: unknown): NameEvent => {
    const errors = serverErrorsOf(error, store.getState().values, { names: { name: 'names' } });
    const areShown = showRejectedFields(store, errors);
    const message = areShown ? undefined : messageOf(error);
    return {
      type: 'fail',
      failure: { message, provesNotStored: provesNotStored(error) && !mayBeStored(openTarget) },
    };
  };
  const toEndEvent = async (error: unknown): Promise<NameEvent> => {
    if (item && error instanceof ChangedNamesError) {
      // The message shows the names that are stored instead. As initial names, they are no conflict for the next save.
      const { values } = store.getState();
      store.reset({ values: { ...values, names: error.storedNames } });
      store.setValues(values, false);
    }
    // The stored names show the reason of the rejection; if they cannot be fetched, the message is shown alone.
    const conflict =
      item && mayBeConflict(error)
        ? await refetchSnapshot(namedItems)
            .then((currentSnapshot) =>
              findNewerNames(namedItems, currentSnapshot, item.no, initialNames()),
            )
            .catch(() => undefined)
        : undefined;
    const event: NameEvent = conflict ? { type: 'conflict', conflict } : reject(error);
    await calls.revalidate();
    return event;
  };
  return (overwrites: boolean): SaveSteps<void, Names, Failure> => {
    let snapshot: NamesSnapshot = namedItems;
    return {
      check: async () => {
        const [first] = sortByScreenOrder(flattenErrors(await store.validate()));
        if (first) {
          focusField(first.name);
          return { type: 'fail', failure: { message: undefined } };
        }
        if (!addsDeletedItem && !hasUnsavedNames(store.getState())) return { type: 'confirm' };
        // A new item overwrites nothing.
        if (item) snapshot = await refetchSnapshot(namedItems);
        if (!item || overwrites) return undefined;
        const conflict = await findNewerNames(namedItems, snapshot, item.no, initialNames());
        if (conflict) await calls.revalidate();
        return conflict && { type: 'conflict', conflict };
      },
      send: () => {
        const parentNo = target?.kind === 'add' ? target.parentNo : (item?.parentNo ?? TOP_LEVEL);
        const { names } = store.getState().values;
        return send(
          { item, names, parentNo, itemsBeforeRequest: itemsByNo, formKey: openTarget },
          snapshot,
        );
      },
      toEndEvent,
    };
  };
}

/**
 * Returns the form of an item's names: saves them as a draft per user under `draftName`
 * (docs/architecture.md#6-unsaved-work), validates them (D38), and submits them once. `onSaved` receives the item's
 * main name, and whether it is new.
 */
export function useNameForm(
  namedItems: NamedItems,
  draftName: string,
  onSaved: (name: string, isNew: boolean) => void,
) {
  const { codes, itemsByNo } = namedItems;
  const { store, draft } = useDraftedNames(draftName, codes);
  const [machine] = useState(createSaveMachine<Names, Failure>);
  const state = useStoreValue(machine.state);
  const openTarget = useFormSelector(store, ({ values }) => values.target);
  const isOpen = useFormSelector(store, ({ values }) => values.isOpen);
  const hasChanges = useFormSelector(store, hasUnsavedNames);

  // If the item, or the parent of a new one, was deleted, the typed names stay, as a new item at the top level.
  const targetNo =
    openTarget && (openTarget.kind === 'rename' ? openTarget.no : openTarget.parentNo);
  const isOrphaned = targetNo !== null && targetNo !== TOP_LEVEL && !itemsByNo.has(targetNo);
  const target: FormTarget | null = isOrphaned ? { kind: 'add', parentNo: TOP_LEVEL } : openTarget;
  const item = target?.kind === 'rename' ? itemsByNo.get(target.no) : undefined;
  const parentNo = target?.kind === 'add' ? target.parentNo : (item?.parentNo ?? TOP_LEVEL);
  const editableCodes = codes.filter(
    (lang) => (item?.versions[lang] ?? parentIdIn(itemsByNo, parentNo, lang)) !== undefined,
  );
  const schema = useNameSchema(editableCodes.join(), item && Object.keys(item.versions).join());
  const typedNames = () => store.getState().values.names;
  const initialNames = () => store.getState().initialValues.names;

  const { announceSuccess, reportFailure } = useReportAfterLeaving();
  const saveSteps = useSaveSteps({ namedItems, store, openTarget, target, item });

  const close = () => store.setValues({ ...store.getState().values, isOpen: false }, false);
  const open = (nextTarget: FormTarget, restoredNames?: Names) => {
    const storedItem = nextTarget.kind === 'rename' ? itemsByNo.get(nextTarget.no) : undefined;
    const values = {
      names: storedItem ? namesOf(storedItem) : {},
      // An object of its own identifies each opening of the form.
      target: { ...nextTarget },
      isOpen: true,
    };
    machine.dispatch({ type: 'reset' });
    store.reset({ values });
    if (restoredNames) store.setValues({ ...values, names: restoredNames }, false);
  };

  const save = async (overwrites = false) => {
    const wasChanged = isOrphaned || hasUnsavedNames(store.getState());
    if (!target) return;
    const isSaved = await runSave(machine, saveSteps(overwrites));
    const title = titleOf(typedNames(), codes);
    if (!isSaved) {
      const endState = machine.state.get();
      const reason = endState.phase === 'failed' ? endState.failure.message : undefined;
      if (!isSaving(endState)) reportFailure(title, reason);
      return;
    }
    close();
    if (!wasChanged) return;
    announceSuccess(title);
    onSaved(title, item === undefined);
  };

  // The names of the other user stay visible while they are overwritten.
  const shownState = 'stateBefore' in state ? state.stateBefore : state;
  return {
    ...{ store, schema, isOpen, parentNo, item, hasChanges },
    /** The languages whose names can be typed: the item or its parent has them. */
    editableCodes,
    /** Whether a save was attempted: fields then show their validation errors. */
    wasAttempted: isAttempted(state),
    failure:
      state.phase === 'failed' && state.failure.message !== undefined ? state.failure : undefined,
    /** The names that another user has stored in the meantime; empty if the item was deleted. */
    newerNames: shownState.phase === 'conflict' ? shownState.conflict : undefined,
    /** Whether the item, or the parent of a new one, was deleted in the meantime. */
    isOrphaned,
    isSaving: isSaving(state),
    draft: {
      ...draft,
      getChanges: () => changesBetween(initialNames(), filledNames(typedNames())),
    },
    open: (nextTarget: FormTarget) => open(nextTarget),
    close,
    restore: () => {
      const savedForm = draft.recoverable?.values.open;
      draft.markRestored();
      if (savedForm) open(savedForm.target, savedForm.names);
    },
    save,
  };
}
