import { useEffect, useRef, useState } from 'react';
import { useHydrated } from '@/lib/use-prerendered';

/** How far below the visible part a section starts to read its data, in pixels. */
const MARGIN = 300;

/**
 * Tells when an element comes near the visible part of the page, once. Gives the ref for the element
 * and whether it has come near. `margin` tells how far below that is, in pixels. On a prerendered page everything is near,
 * for readers without script, except what needs one (`scripted`).
 */
export function useNearViewport<Target extends Element>(margin = MARGIN, scripted = false) {
  const ref = useRef<Target>(null);
  const prerendered = useHydrated();
  const [near, setNear] = useState(prerendered && !scripted);
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
