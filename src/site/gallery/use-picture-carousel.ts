import { useLayoutEffect, useRef, useState, type UIEvent } from 'react';

/** Tolerance for a reached scroll position, as a fraction of the slide width. */
const POSITION_TOLERANCE = 0.02;

function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/**
 * Returns the state of a scroll-snap carousel whose slides have the width of the container: `track` (ref),
 * `currentIndex`, `show` (scrolls to an index), `handleScroll`, and `resetTarget`, which user input calls so that the
 * visible slide becomes current again.
 */
export function usePictureCarousel(initialIndex: number, count: number, direction: 'ltr' | 'rtl') {
  const track = useRef<HTMLUListElement>(null);
  /** Target index of a programmatic scroll; the slides on the way do not become current. */
  const targetIndex = useRef<number | null>(null);
  const [currentIndex, setCurrentIndex] = useState(() =>
    Math.min(Math.max(0, initialIndex), Math.max(0, count - 1)),
  );

  const scrollToIndex = (index: number, behavior: ScrollBehavior) => {
    const sign = direction === 'rtl' ? -1 : 1;
    track.current?.scrollTo({ left: sign * index * track.current.clientWidth, behavior });
  };
  const hasOpened = useRef(false);
  useLayoutEffect(() => {
    if (hasOpened.current) return;
    hasOpened.current = true;
    targetIndex.current = currentIndex;
    scrollToIndex(currentIndex, 'instant');
  });

  const show = (index: number) => {
    if (index === currentIndex) return;
    targetIndex.current = index;
    setCurrentIndex(index);
    scrollToIndex(index, prefersReducedMotion() ? 'instant' : 'smooth');
  };
  const handleScroll = ({
    currentTarget: { scrollLeft, clientWidth },
  }: UIEvent<HTMLUListElement>) => {
    const position = Math.abs(scrollLeft) / clientWidth;
    if (targetIndex.current === null) setCurrentIndex(Math.min(count - 1, Math.round(position)));
    else if (Math.abs(position - targetIndex.current) < POSITION_TOLERANCE)
      targetIndex.current = null;
  };
  const resetTarget = () => {
    targetIndex.current = null;
  };
  return { track, currentIndex, show, handleScroll, resetTarget };
}
