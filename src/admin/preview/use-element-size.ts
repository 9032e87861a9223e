import { useLayoutEffect, useRef, useState } from 'react';

/**
 * Returns the last size of an element in pixels while it was shown, undefined before the first measurement, and the ref
 * for the element.
 */
export function useElementSize<Target extends HTMLElement>() {
  const ref = useRef<Target>(null);
  const [size, setSize] = useState<{ width: number; height: number }>();
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width > 0) setSize({ width, height });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, size] as const;
}
