import { useCallback, useEffect, useRef, useState } from 'react';
import { same } from '../../../lib/same';
import { partsOf, readDraft, removeDraft, writeDraft, type DraftKey } from '../draft-store';
import { useAccount } from '../use-account';
import { applyChanges, changesBetween, partOf, type Change } from './changes';

const PAUSE = 800;

/** A draft of an earlier visit, as it would be now. */
export interface OfferedDraft<Values> {
  /** The present values with the draft's changes laid over them. */
  values: Values;
  /** What differs from what is published now. `base` is what is published. */
  changes: (Change & { /** Published by others since the draft began. */ moved: boolean })[];
  /** Epoch milliseconds. */
  at: number;
}

/** The draft of the form on the screen. */
export interface DraftState<Values> {
  /** A draft of an earlier visit, until it is restored or discarded. */
  offered: OfferedDraft<Values> | undefined;
  /** When the present changes were last kept, in epoch milliseconds. */
  keptAt: number | undefined;
  /** The browser has no room for the draft: the changes are on this page only. */
  unkept: boolean;
  /** Takes the offer off the screen; the caller has put its values into the form. */
  accept: () => void;
  /** Forgets the draft, offered or kept. */
  discard: () => void;
  /** Keeps the present changes at once; gives whether there were any. Throws where the browser has no room for them. */
  keep: () => Promise<boolean>;
  /** The same, for callers that go on at once. */
  keepNow: () => void;
}

async function findDraft<Values>(
  keys: readonly DraftKey[],
  present: Values,
): Promise<OfferedDraft<Values> | undefined> {
  const drafts = await Promise.all(keys.map(readDraft));
  const parts = drafts.flatMap(partsOf).sort((one, other) => one.at - other.at);
  const kept = parts.flatMap(({ changes }) => changes);
  const values = applyChanges(present, kept);
  const changes = changesBetween(present, values).map((change) => {
    const { base } = kept.find(({ name }) => name === change.name) ?? change;
    return { ...change, moved: !same(base, change.base) };
  });
  if (changes.length === 0) return undefined;
  return { values, changes, at: Math.max(...parts.map(({ at }) => at)) };
}

/** What the draft is of. */
interface Draftable<Values> {
  values: Values;
  initial: Values;
  /** Whether `values` really differ from `initial`. */
  changed: boolean;
  /** Other names of the item, under which an earlier visit may have kept a draft. */
  also?: readonly string[] | undefined;
}

const NONE: readonly string[] = [];

/**
 * Keeps the changes of a form per user, item and language while they are typed, with what they are based on (design 6), and
 * finds those of an earlier visit.
 */
export function useDraft<Values>(
  item: string,
  { values, initial, changed, also = NONE }: Draftable<Values>,
): DraftState<Values> {
  const user = useAccount();
  const [offered, setOffered] = useState<OfferedDraft<Values>>();
  const [keptAt, setKeptAt] = useState<number>();
  const [unkept, setUnkept] = useState(false);
  const now = useRef({ values, initial, changed, offered, keys: [] as DraftKey[] });
  const unsaved = useRef(false);
  // The parts that this form has written or taken over: those of another tab are not its own.
  const own = useRef(new Set<string>());
  useEffect(() => {
    const keys = user ? [item, ...also].map((name) => ({ user, item: name })) : [];
    now.current = { values, initial, changed, offered, keys };
  });

  useEffect(() => {
    if (!user) return;
    let current = true;
    void findDraft(now.current.keys, now.current.initial).then((draft) => {
      if (!current || !draft || now.current.changed) return;
      for (const { name } of draft.changes) own.current.add(partOf(name));
      setOffered(draft);
    });
    return () => {
      current = false;
    };
  }, [user, item]);

  const keep = useCallback(async () => {
    const { keys, offered: open, values: latest, initial: base, changed: typed } = now.current;
    const [key, ...others] = keys;
    if (!key || open || !typed) return false;
    unsaved.current = false;
    const changes = changesBetween(base, latest);
    for (const { name } of changes) own.current.add(partOf(name));
    const parts = [...own.current].map(
      (part) => [part, changes.filter(({ name }) => partOf(name) === part)] as const,
    );
    const kept = Object.fromEntries(parts);
    try {
      await writeDraft(key, kept);
    } catch (error) {
      setUnkept(true);
      throw error;
    }
    setKeptAt(Date.now());
    setUnkept(false);
    for (const other of others) void removeDraft(other, Object.keys(kept));
    return true;
  }, []);
  const keepNow = useCallback(() => void keep().catch(() => undefined), [keep]);

  const discard = useCallback(() => {
    const { keys } = now.current;
    unsaved.current = false;
    setOffered(undefined);
    setKeptAt(undefined);
    for (const key of keys) void removeDraft(key, [...own.current]);
    own.current.clear();
  }, []);

  const wasChanged = useRef(false);
  useEffect(() => {
    if (!changed && wasChanged.current && !now.current.offered) discard();
    wasChanged.current = changed;
    unsaved.current = changed;
    const timer = changed ? setTimeout(keepNow, PAUSE) : undefined;
    return () => clearTimeout(timer);
  }, [values, changed, keepNow, discard]);

  // What was typed in the last moments before leaving.
  useEffect(() => {
    const leave = () => {
      if (unsaved.current) keepNow();
    };
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, [keepNow]);

  const accept = useCallback(() => setOffered(undefined), []);
  return { offered, keptAt, unkept, accept, discard, keep, keepNow };
}
