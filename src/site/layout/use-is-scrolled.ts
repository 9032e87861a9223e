import { useEffect, useState } from 'react';

/**
 * Scroll position above which the page counts as scrolled: half of the distance by which the header then slides out of
 * the viewport (`site-header.module.css`).
 */
const MIN_SCROLL_PX = 16;

/**
 * Returns whether the page is scrolled down. Reads the position in scroll events only, including scroll
 * restoration, as reading it while rendering would force a layout.
 */
export function useIsScrolled(): boolean {
  const [isScrolled, setIsScrolled] = useState(false);
  useEffect(() => {
    const update = () => setIsScrolled(scrollY > MIN_SCROLL_PX);
    addEventListener('scroll', update, { passive: true });
    return () => removeEventListener('scroll', update);
  }, []);
  return isScrolled;
}
