import { useEffect, useRef, type RefObject } from 'react';

/** Returns a ref that is true once the component has unmounted: it can then no longer show a failure. */
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
