import { useEffect, useRef, type RefObject } from 'react';

/** Returns a ref with whether the user has left the component, which then no longer shows a failure. */
export function useIsLeft(): Readonly<RefObject<boolean>> {
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);
  return isLeft;
}
