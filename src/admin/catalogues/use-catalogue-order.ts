import { useCallback, useMemo, useRef, useState } from 'react';
import { refreshCatalogues, sortCatalogue } from '../../api/staff/catalogues';
import { useErrorMessage } from '../kit/error-message';
import { movesFor, placesAfter, type Passage } from './catalogue-order';
import type { Places } from './catalogue-places';

/** Passages that could not be sent: they have been put back. */
interface OrderFailure {
  passages: readonly Passage[];
  message: string;
}

/** The order on the screen and how it is changed. */
export interface CatalogueOrder {
  /** The stored places, with what is being sent already done. */
  places: Places;
  /** Moves a catalogue past siblings. False where no language has both: there is nothing to send then. */
  pass: (passage: Passage) => boolean;
  /** Whether a catalogue's new place is being sent. */
  isSending: (no: string) => boolean;
  failure: OrderFailure | undefined;
  /** Does again what could not be sent. */
  retry: () => void;
}

interface Waiting {
  passage: Passage;
  moves: ReturnType<typeof movesFor>;
}

/**
 * Changes the order of catalogues (D27). A new place shows at once; its chain of moves is sent when
 * those before it have been answered, and the trees are read again when nothing waits any more. After
 * a failure all that waited is put back, to be tried again in one go.
 */
export function useCatalogueOrder(stored: Places): CatalogueOrder {
  const messageOf = useErrorMessage();
  const [pending, setPending] = useState<readonly Passage[]>([]);
  const [failure, setFailure] = useState<OrderFailure>();
  const queue = useRef<Waiting[]>([]);
  const busy = useRef(false);
  const places = useMemo(() => pending.reduce(placesAfter, stored), [pending, stored]);

  const work = useCallback(async () => {
    if (busy.current) return;
    busy.current = true;
    const done: Passage[] = [];
    try {
      for (let next = queue.current[0]; next; next = queue.current[0]) {
        for (const move of next.moves) await sortCatalogue(move);
        done.push(next.passage);
        queue.current = queue.current.slice(1);
      }
    } catch (error) {
      const passages = queue.current.map(({ passage }) => passage);
      queue.current = [];
      setPending((all) => all.filter((passage) => !passages.includes(passage)));
      setFailure({ passages, message: messageOf(error) });
    }
    busy.current = false;
    await refreshCatalogues();
    setPending((all) => all.filter((passage) => !done.includes(passage)));
  }, [messageOf]);

  const send = (from: Places, passages: readonly Passage[]): boolean => {
    let at = from;
    const waiting = passages.flatMap((passage) => {
      const moves = movesFor(at, passage);
      at = placesAfter(at, passage);
      return moves.length > 0 ? [{ passage, moves }] : [];
    });
    setFailure(undefined);
    if (waiting.length === 0) return false;
    setPending((all) => [...all, ...waiting.map(({ passage }) => passage)]);
    queue.current = [...queue.current, ...waiting];
    void work();
    return true;
  };

  return {
    places,
    pass: (passage) => send(places, [passage]),
    isSending: (no) => pending.some((passage) => passage.no === no),
    failure,
    retry: () => {
      if (failure) send(places, failure.passages);
    },
  };
}
