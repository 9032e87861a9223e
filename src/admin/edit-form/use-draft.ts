import { useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { isDeepEqual } from '@/lib/is-deep-equal';
import { useDraftOwner } from '@/admin/shared/draft-owner';
import {
  findSavedParts,
  deleteParts,
  saveParts,
  registerOpenForm,
  type Change,
  type SavedPart,
  type PartKey,
} from '@/admin/shared/draft-store';
import { applyChanges, changesBetween, languageOfField } from './changes';

const AUTOSAVE_DELAY_MS = 800;

/** A draft of an earlier visit, merged with the current values. */
export interface RecoverableDraft<Values> {
  /** The current values with the changes of the draft applied. */
  values: Values;
  /** The differences from the current values, which are `base`. */
  changes: (Change & {
    /** Published by another editor since the draft was started. */ hasNewerVersion: boolean;
  })[];
  /** Epoch milliseconds. */
  at: number;
  /** Whether the draft was found after the first edit: the current values are then not the published ones. */
  wasFoundAfterEdit: boolean;
  parts: readonly SavedPart[];
}

/** Where the draft is saved: in the browser, or in the memory of the page if the browser cannot store it. */
type SaveLocation = 'browser' | 'page';

/** State and actions of the draft of a form. */
export interface DraftState<Values> {
  /** A draft of an earlier visit, until it is restored or discarded. */
  recoverable: RecoverableDraft<Values> | undefined;
  /** When (epoch milliseconds) and where the current changes were last saved. */
  savedAt: number | undefined;
  savedIn: SaveLocation | undefined;
  /** Returns the title of the item in the current values. */
  title: () => string;
  /** Returns the unpublished changes. */
  changes: () => Change[];
  /** Closes the draft recovery banner; the caller has restored the values. */
  accept: () => void;
  /** Deletes the recoverable draft. */
  discard: () => void;
  /** Deletes the draft of this form; resolves once the browser has deleted it. Does not throw. */
  clearDraft: () => Promise<void>;
  /** Saves the current changes immediately. Returns where; undefined without changes. Does not throw. */
  saveDraft: () => Promise<SaveLocation | undefined>;
}

/** Merges the drafts of earlier visits with the current values; undefined if that changes nothing. */
function recoverableDraftOf<Values>(
  parts: readonly SavedPart[],
  { values: present, initial, hasChanges }: Draftable<Values>,
): RecoverableDraft<Values> | undefined {
  const saved = parts.flatMap((part) => part.changes);
  const values = applyChanges(present, saved);
  const published = new Map(
    changesBetween(initial, applyChanges(initial, saved)).map(({ name, base }) => [name, base]),
  );
  const changes = changesBetween(present, values).map((change) => {
    const savedChange = saved.find(({ name }) => name === change.name);
    const isMoved = savedChange && published.has(change.name);
    return {
      ...change,
      hasNewerVersion: isMoved ? !isDeepEqual(savedChange.base, published.get(change.name)) : false,
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
  initial: Values;
  /** Whether `values` differ from `initial`. */
  hasChanges: boolean;
  /** Title of the item in `values`. */
  title: string;
}

/** The form whose changes are saved. Must be referentially stable. */
export interface DraftSource<Values> {
  read: () => Draftable<Values>;
  /** Calls `listener` after every change of the values; returns the function that unsubscribes it. */
  subscribe: (listener: () => void) => () => void;
}

const NONE: readonly string[] = [];

const newVisit = () => `${Date.now().toString(36)} ${Math.random().toString(36).slice(2)}`;

/**
 * Saves a draft after a pause in typing and before the user leaves, and deletes it once the form has no changes.
 * `unsavedRef` is whether the latest changes are not saved.
 */
function useAutosave<Values>(
  { read, subscribe }: DraftSource<Values>,
  unsavedRef: RefObject<boolean>,
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
      unsavedRef.current = nextState.hasChanges;
      clearTimeout(timer);
      if (nextState.hasChanges) timer = setTimeout(() => void saveDraft(), AUTOSAVE_DELAY_MS);
    };
    scheduleSave();
    const stop = subscribe(scheduleSave);
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [read, subscribe, unsavedRef, saveDraft, clearDraft]);

  // Saves the last changes before the editor leaves.
  useEffect(() => {
    const keepUnsaved = async () => {
      if (unsavedRef.current) await saveDraft();
    };
    const leave = () => void keepUnsaved();
    const stop = registerOpenForm(keepUnsaved);
    addEventListener('pagehide', leave);
    return () => {
      stop();
      removeEventListener('pagehide', leave);
      leave();
    };
  }, [unsavedRef, saveDraft]);
}

/**
 * Saves the changes of a form with their base values per account, item and language
 * (docs/architecture.md#6-unsaved-work). Finds the drafts of earlier visits, also under the `otherNames` of the item,
 * and never overwrites them.
 */
export function useDraft<Values>(
  item: string,
  { read, subscribe }: DraftSource<Values>,
  otherNames: readonly string[] = NONE,
): DraftState<Values> {
  const owner = useDraftOwner();
  const { history } = useRouter();
  const [visit] = useState(newVisit);
  const [href] = useState(() => history.location.href);
  const [recoverable, setRecoverable] = useState<RecoverableDraft<Values>>();
  const [last, setLast] = useState<{ at: number; where: SaveLocation }>();
  const latest = useRef({ recoverable, owner, otherNames });
  const isUnsaved = useRef(false);
  // The parts that this form has saved, and those it has restored from earlier visits.
  const ownParts = useRef(new Set<string>());
  const takenParts = useRef<PartKey[]>([]);
  useEffect(() => {
    latest.current = { recoverable, owner, otherNames };
  });

  useEffect(() => {
    if (!owner) return;
    let isCurrent = true;
    void findSavedParts(owner, [item, ...latest.current.otherNames]).then((parts) => {
      if (!isCurrent) return;
      const knownVisits = new Set(takenParts.current.map((part) => part.visit));
      const earlierParts = parts.filter(
        (part) => part.visit !== visit && !knownVisits.has(part.visit),
      );
      setRecoverable((open) => open ?? recoverableDraftOf(earlierParts, read()));
    });
    return () => {
      isCurrent = false;
    };
  }, [owner, item, visit, read]);

  const saveDraft = useCallback(async (): Promise<SaveLocation | undefined> => {
    const { owner: mine } = latest.current;
    const { values, initial, hasChanges, title } = read();
    if (!mine || !hasChanges) return undefined;
    isUnsaved.current = false;
    const changes = changesBetween(initial, values);
    for (const change of changes) ownParts.current.add(languageOfField(change.name));
    const time = Date.now();
    const parts = [...ownParts.current].map((part) => ({
      ...{ user: mine.user, item, visit, part, at: time, title, href },
      changes: changes.filter((change) => languageOfField(change.name) === part),
    }));
    const savedIn = (await saveParts(parts)) ? 'browser' : 'page';
    setLast({ at: time, where: savedIn });
    // The restored parts are included in the saved ones.
    if (savedIn === 'browser') void deleteParts(mine, takenParts.current.splice(0));
    return savedIn;
  }, [item, visit, href, read]);

  const changesNow = useCallback(() => {
    const { initial, values } = read();
    return changesBetween(initial, values);
  }, [read]);
  const title = useCallback(() => read().title, [read]);

  const clearDraft = useCallback(async () => {
    const { owner: mine } = latest.current;
    isUnsaved.current = false;
    setLast(undefined);
    const writtenParts = [...ownParts.current].map((part) => ({ item, visit, part }));
    const parts = [...writtenParts, ...takenParts.current];
    ownParts.current.clear();
    takenParts.current = [];
    if (mine) await deleteParts(mine, parts);
  }, [item, visit]);

  const discard = useCallback(() => {
    const { owner: mine, recoverable: open } = latest.current;
    setRecoverable(undefined);
    if (mine && open) void deleteParts(mine, open.parts);
  }, []);

  const accept = useCallback(() => {
    takenParts.current.push(...(latest.current.recoverable?.parts ?? []));
    setRecoverable(undefined);
  }, []);

  useAutosave({ read, subscribe }, isUnsaved, saveDraft, clearDraft);

  return {
    ...{ recoverable, savedAt: last?.at, savedIn: last?.where, title, changes: changesNow },
    ...{ accept, discard, clearDraft, saveDraft },
  };
}
