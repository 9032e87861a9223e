import { useEffect, useRef, useState } from 'react';
import { useWasPrerendered } from '@/lib/use-hydration';

/** Default distance from the viewport at which a section fetches its data, in pixels. */
const DEFAULT_MARGIN_PX = 300;

/**
 * Returns a ref and whether its element has come within `marginPx` pixels of the viewport; stays true
 * afterwards. Always true on a prerendered page, for visitors without JavaScript, unless the content needs a
 * script (`needsScript`).
 */
export function useNearViewport<Target extends Element>(
  marginPx = DEFAULT_MARGIN_PX,
  needsScript = false,
) {
  const ref = useRef<Target>(null);
  const wasPrerendered = useWasPrerendered();
  const [isNear, setIsNear] = useState(wasPrerendered && !needsScript);
  useEffect(() => {
    const element = ref.current;
    if (!element || isNear) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setIsNear(true);
      },
      { rootMargin: `${marginPx}px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isNear, marginPx]);
  return [ref, isNear] as const;
}
