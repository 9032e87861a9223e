import { useCallback, useEffect, useRef, useState } from 'react';
import { useProfile } from '../../../api/staff/profile';
import { same } from '../../../lib/same';
import { readDraft, removeDraft, writeDraft, type Draft, type DraftKey } from '../draft-store';

const PAUSE = 800;

/** The draft of the form on the screen. */
export interface DraftState<Values> {
  /** A draft of an earlier visit, until it is restored or discarded. */
  offered: Draft<Values> | undefined;
  /** When the present changes were last kept, in epoch milliseconds. */
  keptAt: number | undefined;
  /** Takes the offer off the screen; the caller has put its values into the form. */
  accept: () => void;
  /** Forgets the draft, offered or kept. */
  discard: () => void;
  /** Keeps the present changes at once. */
  keepNow: () => void;
}

/** The account signed in, kept while the profile is read again in another language. */
function useAccount(): string | undefined {
  const account = useProfile().data?.loginAccount ?? undefined;
  const [known, setKnown] = useState(account);
  if (account !== undefined && account !== known) setKnown(account);
  return account ?? known;
}

/**
 * Keeps the changes of a form per user and item while they are typed (design 6), and finds those of an
 * earlier visit. `changed` tells whether `values` really differ from `initial`.
 */
export function useDraft<Values>(
  item: string,
  { values, initial, changed }: { values: Values; initial: Values; changed: boolean },
): DraftState<Values> {
  const user = useAccount();
  const [offered, setOffered] = useState<Draft<Values>>();
  const [keptAt, setKeptAt] = useState<number>();
  const now = useRef({ values, initial, changed, offered, key: undefined as DraftKey | undefined });
  const unsaved = useRef(false);
  useEffect(() => {
    now.current = { values, initial, changed, offered, key: user ? { user, item } : undefined };
  });

  useEffect(() => {
    if (!user) return;
    let current = true;
    void readDraft<Values>({ user, item }).then((draft) => {
      const { initial: base, changed: typed } = now.current;
      if (current && draft && !typed && !same(draft.values, base)) setOffered(draft);
    });
    return () => {
      current = false;
    };
  }, [user, item]);

  const keepNow = useCallback(() => {
    const { key, offered: open, values: latest, changed: typed } = now.current;
    if (!key || open || !typed) return;
    unsaved.current = false;
    void writeDraft(key, latest).then(({ at }) => setKeptAt(at));
  }, []);

  const discard = useCallback(() => {
    const { key } = now.current;
    unsaved.current = false;
    setOffered(undefined);
    setKeptAt(undefined);
    if (key) void removeDraft(key);
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
  return { offered, keptAt, accept, discard, keepNow };
}
