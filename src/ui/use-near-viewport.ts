import { useEffect, useRef, useState } from 'react';

/** How far below the visible part a section starts to read its data, in pixels. */
const MARGIN = 300;

/**
 * Tells when an element comes near the visible part of the page, once. Gives the ref for the element
 * and whether it has come near.
 */
export function useNearViewport<Target extends Element>() {
  const ref = useRef<Target>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || near) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setNear(true);
      },
      { rootMargin: `${MARGIN}px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [near]);
  return [ref, near] as const;
}
