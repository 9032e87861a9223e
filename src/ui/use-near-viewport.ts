import { useEffect, useRef, useState } from 'react';

/** How far below the visible part a section starts to read its data, in pixels. */
const MARGIN = 300;

/**
 * Tells when an element comes near the visible part of the page, once. Gives the ref for the element
 * and whether it has come near. `margin` tells how far below that is, in pixels.
 */
export function useNearViewport<Target extends Element>(margin = MARGIN) {
  const ref = useRef<Target>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || near) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setNear(true);
      },
      { rootMargin: `${margin}px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [near, margin]);
  return [ref, near] as const;
}
