import { useEffect, useRef, useState } from 'react';
import { useHydrated } from '@/lib/use-prerendered';

/** Default distance from the viewport at which a section fetches its data, in pixels. */
const MARGIN_PX = 300;

/**
 * Returns a ref and whether its element has come within `margin` pixels of the viewport; stays true
 * afterwards. Always true on a prerendered page, for visitors without JavaScript, unless the content needs a
 * script (`scripted`).
 */
export function useNearViewport<Target extends Element>(margin = MARGIN_PX, scripted = false) {
  const ref = useRef<Target>(null);
  const isHydrated = useHydrated();
  const [near, setNear] = useState(isHydrated && !scripted);
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
