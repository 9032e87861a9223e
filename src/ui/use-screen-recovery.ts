import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { ChunkError } from '@/lib/load-chunk';
import { isSiteReachable, onReloadBlockEnd, reloadOnce, saveAndReload } from './reload-once';

/** Backoff delays between checks whether the site is reachable. */
const RETRY_DELAYS_MS = [2_000, 5_000, 10_000, 20_000, 30_000];

/**
 * Recovers a screen that failed with `error`. If a chunk failed to load, retries automatically (D17): reloads the
 * page, as a new release may have replaced the chunk, or renders the screen again once an unreachable site is back. A
 * reload that an upload or a form prevents follows as soon as that ends. `reset` clears an error boundary that is not
 * a route's. Returns `isUnreachable` while the site is unreachable, `hasUnsavedInput` after a reload was canceled
 * because it would lose input, and a function that retries immediately.
 */
export function useScreenRecovery(
  error: unknown,
  reset?: () => void,
): {
  isUnreachable: boolean;
  hasUnsavedInput: boolean;
  tryAgain: () => void;
} {
  const router = useRouter();
  const [isUnreachable, setIsUnreachable] = useState(() => !navigator.onLine);
  const [hasUnsavedInput, setHasUnsavedInput] = useState(false);
  // Retries by the user; chunks that failed to load retry on their own.
  const [userRetryCount, setUserRetryCount] = useState(0);
  const shouldRecover = userRetryCount > 0 || error instanceof ChunkError;
  const recover = useEffectEvent(async () => {
    if (isUnreachable) {
      // The next retry reloads: a file that hangs does not load by rendering again.
      setIsUnreachable(false);
      reset?.();
      await router.invalidate();
      return;
    }
    setHasUnsavedInput(!(await (userRetryCount > 0 ? saveAndReload() : reloadOnce())));
  });
  useEffect(() => {
    if (!shouldRecover) return;
    let checkCount = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const check = async () => {
      clearTimeout(timer);
      const currentCheck = (checkCount += 1);
      const isReachable = await isSiteReachable();
      // Unmounted, or a newer check has started.
      if (currentCheck !== checkCount) return;
      if (isReachable) void recover();
      else {
        setIsUnreachable(true);
        timer = setTimeout(
          () => void check(),
          RETRY_DELAYS_MS[Math.min(checkCount, RETRY_DELAYS_MS.length) - 1],
        );
      }
    };
    const checkNow = () => void check();
    addEventListener('online', checkNow);
    const unsubscribe = onReloadBlockEnd(checkNow);
    checkNow();
    return () => {
      checkCount = 0;
      clearTimeout(timer);
      removeEventListener('online', checkNow);
      unsubscribe();
    };
  }, [shouldRecover, userRetryCount]);
  return {
    isUnreachable: isUnreachable && shouldRecover,
    hasUnsavedInput,
    tryAgain: () => setUserRetryCount((times) => times + 1),
  };
}
