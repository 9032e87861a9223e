import { useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
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
import { applyChanges, changesBetween, partOf } from './changes';

const PAUSE = 800;

/** A draft of an earlier visit, as it would be now. */
export interface RecoverableDraft<Values> {
  /** The present values with the draft's changes laid over them. */
  values: Values;
  /** What differs from the present values. `base` is what they are. */
  changes: (Change & { /** Published by others since the draft began. */ moved: boolean })[];
  /** Epoch milliseconds. */
  at: number;
  /** It was found when something had been typed already: the present values are not what is published. */
  late: boolean;
  parts: readonly SavedPart[];
}

/** Where changes are kept: in this browser, or on this page alone, as the browser did not take them. */
type Kept = 'browser' | 'page';

/** The draft of the form on the screen. */
export interface DraftState<Values> {
  /** A draft of an earlier visit, until it is restored or discarded. */
  offered: RecoverableDraft<Values> | undefined;
  /** When the present changes were last kept, in epoch milliseconds, and where. */
  keptAt: number | undefined;
  kept: Kept | undefined;
  /** What the item is called in the present values. */
  title: string;
  /** What has been typed and is not published. */
  changes: () => Change[];
  /** Takes the offer off the screen; the caller has put its values into the form. */
  accept: () => void;
  /** Forgets the draft that is offered. */
  discard: () => void;
  /** Deletes what this form has saved; resolves once the browser has deleted it. Does not throw. */
  forget: () => Promise<void>;
  /** Keeps the present changes at once; gives where, or undefined where there are none. Does not throw. */
  keep: () => Promise<Kept | undefined>;
}

/** What earlier visits have kept, laid over the present values; undefined where that changes nothing. */
function offerOf<Values>(
  parts: readonly SavedPart[],
  { values: present, initial, changed }: Pick<Draftable<Values>, 'values' | 'initial' | 'changed'>,
): RecoverableDraft<Values> | undefined {
  const kept = parts.flatMap((part) => part.changes);
  const values = applyChanges(present, kept);
  const published = new Map(
    changesBetween(initial, applyChanges(initial, kept)).map(({ name, base }) => [name, base]),
  );
  const changes = changesBetween(present, values).map((change) => {
    const begun = kept.find(({ name }) => name === change.name);
    const moved = begun && published.has(change.name);
    return {
      ...change,
      moved: moved ? !isDeepEqual(begun.base, published.get(change.name)) : false,
    };
  });
  if (changes.length === 0) return undefined;
  return { values, changes, at: Math.max(...parts.map(({ at }) => at)), late: changed, parts };
}

/** What the draft is of. */
interface Draftable<Values> {
  values: Values;
  initial: Values;
  /** Whether `values` really differ from `initial`. */
  changed: boolean;
  /** What the item is called in them. */
  title: string;
  /** Other names of the item, under which an earlier visit may have kept a draft. */
  also?: readonly string[] | undefined;
}

const NONE: readonly string[] = [];

const newVisit = () => `${Date.now().toString(36)} ${Math.random().toString(36).slice(2)}`;

/**
 * Keeps the changes of a form per person, item and language while they are typed, with what they are based on (design 6), and
 * finds those of an earlier visit, which it never writes over.
 */
export function useDraft<Values>(
  item: string,
  { values, initial, changed, title, also = NONE }: Draftable<Values>,
): DraftState<Values> {
  const owner = useDraftOwner();
  const { history } = useRouter();
  const [visit] = useState(newVisit);
  const [href] = useState(() => history.location.href);
  const [offered, setOffered] = useState<RecoverableDraft<Values>>();
  const [last, setLast] = useState<{ at: number; where: Kept }>();
  const now = useRef({ values, initial, changed, title, offered, owner, also });
  const unsaved = useRef(false);
  // The parts that this form has written, and what it has taken over of earlier visits.
  const own = useRef(new Set<string>());
  const taken = useRef<PartKey[]>([]);
  useEffect(() => {
    now.current = { values, initial, changed, title, offered, owner, also };
  });

  useEffect(() => {
    if (!owner) return;
    let current = true;
    void findSavedParts(owner, [item, ...now.current.also]).then((parts) => {
      if (!current) return;
      const known = new Set(taken.current.map((part) => part.visit));
      const earlier = parts.filter((part) => part.visit !== visit && !known.has(part.visit));
      setOffered((open) => open ?? offerOf(earlier, now.current));
    });
    return () => {
      current = false;
    };
  }, [owner, item, visit]);

  const keep = useCallback(async (): Promise<Kept | undefined> => {
    const { owner: mine, values: latest, initial: base, changed: typed, title: name } = now.current;
    if (!mine || !typed) return undefined;
    unsaved.current = false;
    const changes = changesBetween(base, latest);
    for (const change of changes) own.current.add(partOf(change.name));
    const at = Date.now();
    const parts = [...own.current].map((part) => ({
      ...{ user: mine.user, item, visit, part, at, title: name, href },
      changes: changes.filter((change) => partOf(change.name) === part),
    }));
    const where = (await saveParts(parts)) ? 'browser' : 'page';
    setLast({ at, where });
    // What was taken over is in what has just been stored.
    if (where === 'browser') void deleteParts(mine, taken.current.splice(0));
    return where;
  }, [item, visit, href]);

  const changesNow = useCallback(() => changesBetween(now.current.initial, now.current.values), []);

  const forget = useCallback(async () => {
    const { owner: mine } = now.current;
    unsaved.current = false;
    setLast(undefined);
    const written = [...own.current].map((part) => ({ item, visit, part }));
    const parts = [...written, ...taken.current];
    own.current.clear();
    taken.current = [];
    if (mine) await deleteParts(mine, parts);
  }, [item, visit]);

  const discard = useCallback(() => {
    const { owner: mine, offered: open } = now.current;
    setOffered(undefined);
    if (mine && open) void deleteParts(mine, open.parts);
  }, []);

  const accept = useCallback(() => {
    taken.current.push(...(now.current.offered?.parts ?? []));
    setOffered(undefined);
  }, []);

  const wasChanged = useRef(false);
  useEffect(() => {
    if (!changed && wasChanged.current) void forget();
    wasChanged.current = changed;
    unsaved.current = changed;
    const timer = changed ? setTimeout(() => void keep(), PAUSE) : undefined;
    return () => clearTimeout(timer);
  }, [values, changed, keep, forget]);

  // What was typed in the last moments before leaving.
  useEffect(() => {
    const keepUnsaved = async () => {
      if (unsaved.current) await keep();
    };
    const leave = () => void keepUnsaved();
    const stop = registerOpenForm(keepUnsaved);
    addEventListener('pagehide', leave);
    return () => {
      stop();
      removeEventListener('pagehide', leave);
      leave();
    };
  }, [keep]);

  return {
    ...{ offered, keptAt: last?.at, kept: last?.where, title, changes: changesNow },
    ...{ accept, discard, forget, keep },
  };
}
