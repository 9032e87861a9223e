import { useEffect, useEffectEvent, useState } from 'react';
import { fetchSiteIsOn } from '@/api/site-status';

/** Pauses between questions, in milliseconds: growing, then steady (D4). */
const PAUSES = [5_000, 10_000, 20_000, 40_000, 60_000];

/** A return that fails within this time goes on with the pauses of the last wait, in milliseconds. */
const RELAPSE = 60_000;

let lastWait = { asked: 0, ended: 0 };

/** Where a wait begins: afresh, or after a return that did not hold, with the next pause. */
function firstQuestion(): { asked: number; due: boolean } {
  const relapsed = Date.now() - lastWait.ended < RELAPSE;
  return relapsed ? { asked: lastWait.asked, due: false } : { asked: 0, due: true };
}

/**
 * Asks again and again whether the site is on, and calls `onReturn` once it is. Gives whether a
 * question is under way, and a function that asks at once.
 */
export function useReturnWhenAvailable(onReturn: () => void): {
  checking: boolean;
  check: () => void;
} {
  const [start] = useState(firstQuestion);
  const [asked, setAsked] = useState(start.asked);
  const [due, setDue] = useState(start.due);
  const returned = useEffectEvent(onReturn);
  useEffect(() => {
    if (!due) {
      const pause = PAUSES[Math.min(asked, PAUSES.length) - 1];
      const timer = setTimeout(() => setDue(true), pause);
      return () => clearTimeout(timer);
    }
    let current = true;
    void fetchSiteIsOn()
      .catch(() => false)
      .then((on) => {
        if (!current) return;
        if (on) {
          lastWait = { asked: asked + 1, ended: Date.now() };
          returned();
        }
        setAsked((count) => count + 1);
        setDue(false);
      });
    return () => {
      current = false;
    };
  }, [asked, due]);
  return { checking: due, check: () => setDue(true) };
}
