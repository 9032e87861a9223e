import { useEffect, useEffectEvent, useState } from 'react';
import { askSiteIsOn } from '../../api/site-status';

/** Pauses between questions, in milliseconds: growing, then steady (D4). */
const PAUSES = [5_000, 10_000, 20_000, 40_000, 60_000];

/**
 * Asks again and again whether the site is on, and calls `onReturn` once it is. Gives whether a
 * question is under way, and a function that asks at once.
 */
export function useSiteReturns(onReturn: () => void): { checking: boolean; check: () => void } {
  const [asked, setAsked] = useState(0);
  const [due, setDue] = useState(true);
  const returned = useEffectEvent(onReturn);
  useEffect(() => {
    if (!due) {
      const pause = PAUSES[Math.min(asked, PAUSES.length) - 1];
      const timer = setTimeout(() => setDue(true), pause);
      return () => clearTimeout(timer);
    }
    let current = true;
    void askSiteIsOn()
      .catch(() => false)
      .then((on) => {
        if (!current) return;
        if (on) returned();
        setAsked((count) => count + 1);
        setDue(false);
      });
    return () => {
      current = false;
    };
  }, [asked, due]);
  return { checking: due, check: () => setDue(true) };
}
