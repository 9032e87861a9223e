import { useEffect, useState } from 'react';

/** From where on the page counts as scrolled, in pixels: before half of the header's spare room is gone. */
const SCROLLED = 16;

/**
 * Whether the page is scrolled away from its top. Where it stands is read when it moves, a restored place
 * included, and not while it is drawn, since the browser would have to lay it out for that.
 */
export function useScrolled(): boolean {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const look = () => setScrolled(scrollY > SCROLLED);
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, []);
  return scrolled;
}
