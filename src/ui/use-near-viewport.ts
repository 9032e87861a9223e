import { useEffect, useRef, useState } from 'react';
import { useWasPrerendered } from '@/lib/use-hydration';

/** Default distance from the viewport at which a section fetches its data. */
const DEFAULT_MARGIN_PX = 300;

interface NearViewportOptions {
  marginPx?: number;
  /** Set if the content needs a script, so that prerendered pages do not have it. */
  needsScript?: boolean;
  /** Set if the Tab key never has to reach the content: it contains no link, or replaces an element that Tab reaches. */
  ignoresTab?: boolean;
}

/**
 * Returns a ref and whether its element has come within `marginPx` pixels of the viewport; stays true
 * afterwards. Also true after the first press of Tab, which skips content that is not rendered yet. Always true
 * on a prerendered page, for visitors without JavaScript, unless the content needs a script.
 */
export function useNearViewport<Target extends Element>({
  marginPx = DEFAULT_MARGIN_PX,
  needsScript = false,
  ignoresTab = false,
}: NearViewportOptions = {}) {
  const ref = useRef<Target>(null);
  const wasPrerendered = useWasPrerendered();
  const [isNear, setIsNear] = useState(wasPrerendered && !needsScript);
  useEffect(() => {
    const element = ref.current;
    if (!element || isNear) return;
    const observer = new IntersectionObserver(
      // On a busy page, one call reports several frames, of which the first may be too early.
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
      },
      { rootMargin: `${marginPx}px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isNear, marginPx]);
  useEffect(() => {
    if (isNear || ignoresTab) return;
    const showOnTab = (event: KeyboardEvent) => {
      if (event.key === 'Tab') setIsNear(true);
    };
    document.addEventListener('keydown', showOnTab);
    return () => document.removeEventListener('keydown', showOnTab);
  }, [isNear, ignoresTab]);
  return [ref, isNear] as const;
}
