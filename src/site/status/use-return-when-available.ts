import { useEffect, useEffectEvent, useState } from 'react';
import { fetchIsSiteOn } from '@/api/site-status';

/** Backoff delays between status requests (D4). */
const RETRY_DELAYS_MS = [5_000, 10_000, 20_000, 40_000, 60_000];

/** If the site goes off again within this time, the backoff of the last wait continues. */
const BACKOFF_MEMORY_MS = 60_000;

let lastWait = { attempts: 0, endedAt: 0 };

/** Returns the state of a new wait; if the site is off again soon, it continues with the next backoff delay. */
function createWait(): { attempts: number; isDue: boolean } {
  const isOffAgain = Date.now() - lastWait.endedAt < BACKOFF_MEMORY_MS;
  return isOffAgain ? { attempts: lastWait.attempts, isDue: false } : { attempts: 0, isDue: true };
}

/**
 * Polls the site status and calls `onReturn` once the site is on. Returns whether a request is pending, a function
 * that sends a request immediately, and the state of such a request.
 */
export function useReturnWhenAvailable(onReturn: () => void): {
  isChecking: boolean;
  check: () => void;
  requestedCheck: 'pending' | 'failed' | undefined;
} {
  const [firstWait] = useState(createWait);
  const [attempts, setAttempts] = useState(firstWait.attempts);
  const [isDue, setIsDue] = useState(firstWait.isDue);
  const [requestedCheck, setRequestedCheck] = useState<'pending' | 'failed'>();
  const handleReturn = useEffectEvent(onReturn);
  useEffect(() => {
    if (!isDue) {
      const delay = RETRY_DELAYS_MS[Math.min(attempts, RETRY_DELAYS_MS.length) - 1];
      const timer = setTimeout(() => setIsDue(true), delay);
      return () => clearTimeout(timer);
    }
    let isCurrent = true;
    void fetchIsSiteOn()
      .catch(() => false)
      .then((isOn) => {
        if (!isCurrent) return;
        if (isOn) {
          lastWait = { attempts: attempts + 1, endedAt: Date.now() };
          handleReturn();
        } else setRequestedCheck((state) => state && 'failed');
        setAttempts((count) => count + 1);
        setIsDue(false);
      });
    return () => {
      isCurrent = false;
    };
  }, [attempts, isDue]);
  const check = () => {
    setRequestedCheck('pending');
    setIsDue(true);
  };
  return { isChecking: isDue, check, requestedCheck };
}
