import { useRouter } from '@tanstack/react-router';
import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type Dispatch,
  type RefObject,
  type SetStateAction,
} from 'react';
import { useStorageOwner } from '@/admin/shared/storage-owner';
import {
  findSavedParts,
  deleteParts,
  deleteUnchangedParts,
  saveParts,
  registerOpenForm,
  subscribeToDeletedParts,
  type Change,
  type SavedPart,
} from '@/admin/shared/draft-store';
import { applyChanges, changesBetween, languageOfField } from './changes';
import { isEqualWhenStored } from './compare-saved';

const AUTOSAVE_DELAY_MS = 800;

/** A draft of an earlier visit, merged with the current values. */
export interface RecoverableDraft<Values> {
  /** The current values with the changes of the draft applied. */
  values: Values;
  /** The differences from the current values, which are `base`. */
  changes: (Change & {
    /** Whether the published value has changed since the draft was started. */
    hasNewerVersion: boolean;
  })[];
  /** Epoch milliseconds. */
  at: number;
  /** Whether the draft was found after the first edit: the current values are then not the published ones. */
  wasFoundAfterEdit: boolean;
  parts: readonly SavedPart[];
}

/** Where the draft is saved: in the browser, or in the memory of the page if the browser cannot store it. */
type SaveLocation = 'browser' | 'page';

interface LastSave {
  /** Epoch milliseconds. */
  at: number;
  location: SaveLocation;
}

export interface DraftState<Values> {
  /** A draft of an earlier visit, until it is restored or discarded. */
  recoverable: RecoverableDraft<Values> | undefined;
  /** When (epoch milliseconds) and where the current changes were last saved. */
  savedAt: number | undefined;
  savedIn: SaveLocation | undefined;
  getTitle: () => string;
  /** Flushes the fields and returns the unpublished changes. */
  getChanges: () => Change[];
  /** Adopts the recoverable draft, whose values the caller has restored: the next save replaces it. */
  markRestored: () => void;
  /** Deletes the recoverable draft. Resolves to whether it is deleted. Does not throw. */
  discard: () => Promise<boolean>;
  /** Deletes the draft of this form and the parts that it has restored; resolves once that is done. Does not throw. */
  clearDraft: () => Promise<void>;
  /** Saves the current changes immediately. Returns where; undefined without changes or account. Does not throw. */
  saveDraft: () => Promise<SaveLocation | undefined>;
}

/** Merges the drafts of earlier visits with the current values; undefined if that changes nothing. */
function recoverableDraftOf<Values>(
  parts: readonly SavedPart[],
  { values: currentValues, initialValues, hasChanges }: Draftable<Values>,
): RecoverableDraft<Values> | undefined {
  const savedChanges = parts.flatMap((part) => part.changes);
  const values = applyChanges(currentValues, savedChanges);
  const publishedValues = new Map(
    changesBetween(initialValues, applyChanges(initialValues, savedChanges)).map(
      ({ name, base }) => [name, base],
    ),
  );
  const changes = changesBetween(currentValues, values).map((change) => {
    const savedChange = savedChanges.findLast(({ name }) => name === change.name);
    const differsFromPublished = savedChange && publishedValues.has(change.name);
    return {
      ...change,
      hasNewerVersion: differsFromPublished
        ? !isEqualWhenStored(savedChange.base, publishedValues.get(change.name))
        : false,
    };
  });
  if (changes.length === 0) return undefined;
  return {
    values,
    changes,
    at: Math.max(...parts.map(({ at }) => at)),
    wasFoundAfterEdit: hasChanges,
    parts,
  };
}

/** The form values that a draft is saved for. */
interface Draftable<Values> {
  values: Values;
  initialValues: Values;
  hasChanges: boolean;
  title: string;
}

/** The form whose changes are saved. Must be referentially stable. */
export interface DraftSource<Values> {
  read: () => Draftable<Values>;
  subscribe: (listener: () => void) => () => void;
  /** Updates the values with what the fields have not committed yet. */
  flush: () => void;
}

const NO_NAMES: readonly string[] = [];

const createVisitId = () => `${Date.now().toString(36)} ${Math.random().toString(36).slice(2)}`;

/**
 * Saves a draft after a pause in typing and before the user leaves, and deletes it once the form has no changes.
 * `hasUnsavedChangesRef` is whether the latest changes are not saved.
 */
function useAutosave<Values>(
  { read, subscribe, flush }: DraftSource<Values>,
  hasUnsavedChangesRef: RefObject<boolean>,
  saveDraft: DraftState<Values>['saveDraft'],
  clearDraft: DraftState<Values>['clearDraft'],
): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let previousState: Draftable<Values> | undefined;
    const scheduleSave = () => {
      const nextState = read();
      if (
        previousState?.values === nextState.values &&
        previousState.hasChanges === nextState.hasChanges
      )
        return;
      if (!nextState.hasChanges && previousState?.hasChanges) void clearDraft();
      previousState = nextState;
      hasUnsavedChangesRef.current = nextState.hasChanges;
      clearTimeout(timer);
      if (!nextState.hasChanges) return;
      timer = setTimeout(() => {
        // The changes may have been saved in the meantime, and that draft discarded.
        if (hasUnsavedChangesRef.current) void saveDraft();
      }, AUTOSAVE_DELAY_MS);
    };
    scheduleSave();
    const unsubscribe = subscribe(scheduleSave);
    return () => {
      unsubscribe();
      clearTimeout(timer);
    };
  }, [read, subscribe, hasUnsavedChangesRef, saveDraft, clearDraft]);

  useEffect(() => {
    const saveIfUnsaved = async () => {
      if (hasUnsavedChangesRef.current) await saveDraft();
    };
    const handlePageHide = () => {
      flush();
      void saveIfUnsaved();
    };
    const unregister = registerOpenForm(saveIfUnsaved);
    addEventListener('pagehide', handlePageHide);
    return () => {
      unregister();
      removeEventListener('pagehide', handlePageHide);
      void saveIfUnsaved();
    };
  }, [flush, hasUnsavedChangesRef, saveDraft]);
}

/** Removes from the state of the form what the list of drafts or another tab deletes. */
function useDeletedParts<Values>(
  visit: string,
  read: DraftSource<Values>['read'],
  setLastSave: Dispatch<SetStateAction<LastSave | undefined>>,
  setRecoverable: Dispatch<SetStateAction<RecoverableDraft<Values> | undefined>>,
): void {
  useEffect(
    () =>
      subscribeToDeletedParts(({ visits, at }) => {
        // The form may have saved again in the meantime.
        if (visits.includes(visit))
          setLastSave((save) => (save && save.at >= at ? save : undefined));
        setRecoverable((draft) => {
          const remainingParts = draft?.parts.filter((part) => !visits.includes(part.visit));
          if (remainingParts?.length === draft?.parts.length) return draft;
          return remainingParts && recoverableDraftOf(remainingParts, read());
        });
      }),
    [visit, read, setLastSave, setRecoverable],
  );
}

/**
 * Saves the changes of a form with their base values per account, item and language
 * (docs/architecture.md#6-unsaved-work). Finds the drafts of earlier visits, also under the `otherNames` of the item,
 * and never overwrites them.
 */
export function useDraft<Values>(
  draftName: string,
  { read, subscribe, flush }: DraftSource<Values>,
  otherNames: readonly string[] = NO_NAMES,
): DraftState<Values> {
  const owner = useStorageOwner();
  const { history } = useRouter();
  const [visit] = useState(createVisitId);
  const [href] = useState(() => history.location.href);
  const [recoverable, setRecoverable] = useState<RecoverableDraft<Values>>();
  const [lastSave, setLastSave] = useState<LastSave>();
  const latestRef = useRef({ recoverable, owner, otherNames });
  const hasUnsavedChangesRef = useRef(false);
  // The names of the parts that this form has saved, and the parts that it has restored from earlier visits.
  const savedPartNames = useRef(new Set<string>());
  const restoredParts = useRef<SavedPart[]>([]);
  useEffect(() => {
    latestRef.current = { recoverable, owner, otherNames };
  });

  useEffect(() => {
    if (!owner) return;
    let isCurrent = true;
    void findSavedParts(owner, [draftName, ...latestRef.current.otherNames]).then((parts) => {
      if (!isCurrent) return;
      const restoredVisits = new Set(restoredParts.current.map((part) => part.visit));
      const earlierParts = parts.filter(
        (part) => part.visit !== visit && !restoredVisits.has(part.visit),
      );
      setRecoverable((current) => current ?? recoverableDraftOf(earlierParts, read()));
    });
    return () => {
      isCurrent = false;
    };
  }, [owner, draftName, visit, read]);

  const saveDraft = useCallback(async (): Promise<SaveLocation | undefined> => {
    const { owner: currentOwner } = latestRef.current;
    const { values, initialValues, hasChanges, title } = read();
    if (!currentOwner || !hasChanges) return undefined;
    hasUnsavedChangesRef.current = false;
    const changes = changesBetween(initialValues, values);
    for (const change of changes) savedPartNames.current.add(languageOfField(change.name));
    const time = Date.now();
    const parts = [...savedPartNames.current].map((part) => ({
      ...{ user: currentOwner.user, item: draftName, visit, part, at: time, title, href },
      changes: changes.filter((change) => languageOfField(change.name) === part),
    }));
    const savedIn = (await saveParts(parts)) ? 'browser' : 'page';
    setLastSave({ at: time, location: savedIn });
    // The restored parts are included in the saved ones.
    if (savedIn === 'browser')
      void deleteUnchangedParts(currentOwner, restoredParts.current.splice(0));
    return savedIn;
  }, [draftName, visit, href, read]);

  const getChanges = useCallback(() => {
    flush();
    const { initialValues, values } = read();
    return changesBetween(initialValues, values);
  }, [flush, read]);
  const getTitle = useCallback(() => read().title, [read]);

  const clearDraft = useCallback(async () => {
    const { owner: currentOwner } = latestRef.current;
    hasUnsavedChangesRef.current = false;
    setLastSave(undefined);
    const writtenParts = [...savedPartNames.current].map((part) => ({
      item: draftName,
      visit,
      part,
    }));
    savedPartNames.current.clear();
    const readParts = restoredParts.current.splice(0);
    if (!currentOwner) return;
    await deleteParts(currentOwner, writtenParts);
    await deleteUnchangedParts(currentOwner, readParts);
  }, [draftName, visit]);

  const discard = useCallback(async () => {
    const { owner: currentOwner, recoverable: discardedDraft } = latestRef.current;
    if (!currentOwner || !discardedDraft) return false;
    const isDeleted = await deleteParts(currentOwner, discardedDraft.parts);
    if (isDeleted) setRecoverable(undefined);
    return isDeleted;
  }, []);

  const markRestored = useCallback(() => {
    restoredParts.current.push(...(latestRef.current.recoverable?.parts ?? []));
    setRecoverable(undefined);
  }, []);

  useAutosave({ read, subscribe, flush }, hasUnsavedChangesRef, saveDraft, clearDraft);
  useDeletedParts(visit, read, setLastSave, setRecoverable);

  return {
    ...{ recoverable, savedAt: lastSave?.at, savedIn: lastSave?.location, getTitle, getChanges },
    ...{ markRestored, discard, clearDraft, saveDraft },
  };
}
