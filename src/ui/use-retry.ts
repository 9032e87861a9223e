import { useState } from 'react';

/** Returns a function that retries a request, unless a retry is pending, and whether a retry is pending. */
export function useRetry(onRetry: () => unknown) {
  const [isRetrying, setIsRetrying] = useState(false);
  const retry = async () => {
    if (isRetrying) return;
    setIsRetrying(true);
    try {
      await onRetry();
    } finally {
      setIsRetrying(false);
    }
  };
  return { retry, isRetrying };
}
