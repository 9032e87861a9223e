import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { ChunkError } from '@/lib/load-chunk';
import { reloadOnce, saveAndReload, isSiteReachable } from './reload-once';

/** Pauses between looks whether the site can be reached again, in milliseconds: growing, then steady. */
const PAUSES = [2_000, 5_000, 10_000, 20_000, 30_000];

/**
 * The way on from a screen that failed with `error`. Files that could not be loaded are asked for again by
 * itself (D17): with a reload, which brings what a new release has replaced, or after the site was out of reach
 * in the page that stands. Gives whether it is out of reach, and a function that tries at once. While it is,
 * nothing is reloaded. `reset` clears the boundary that caught the error, where no route's does. `unsaved` says that a reload was given up, as it would lose something typed.
 */
export function useScreenRecovery(
  error: unknown,
  reset?: () => void,
): {
  cutOff: boolean;
  unsaved: boolean;
  tryAgain: () => void;
} {
  const router = useRouter();
  const [cutOff, setCutOff] = useState(() => !navigator.onLine);
  const [unsaved, setUnsaved] = useState(false);
  // How often somebody asked; files that failed ask by themselves.
  const [asked, setAsked] = useState(0);
  const looking = asked > 0 || error instanceof ChunkError;
  const goOn = useEffectEvent(async () => {
    if (cutOff) {
      reset?.();
      await router.invalidate();
    } else if (asked > 0) setUnsaved(!(await saveAndReload()));
    else await reloadOnce();
  });
  useEffect(() => {
    if (!looking) return;
    let looks = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async () => {
      clearTimeout(timer);
      const mine = (looks += 1);
      const there = await isSiteReachable();
      // Left, or asked again meanwhile.
      if (mine !== looks) return;
      if (there) void goOn();
      else {
        setCutOff(true);
        timer = setTimeout(() => void look(), PAUSES[Math.min(looks, PAUSES.length) - 1]);
      }
    };
    const back = () => void look();
    addEventListener('online', back);
    back();
    return () => {
      looks = 0;
      clearTimeout(timer);
      removeEventListener('online', back);
    };
  }, [looking, asked]);
  return {
    cutOff: cutOff && looking,
    unsaved,
    tryAgain: () => setAsked((times) => times + 1),
  };
}
