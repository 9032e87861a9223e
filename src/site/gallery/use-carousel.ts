import { useLayoutEffect, useRef, useState, type UIEvent } from 'react';

/** Tolerance for a reached scroll position, as a fraction of the picture width. */
const POSITION_TOLERANCE = 0.02;

function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/**
 * Returns the state of a scroll-snap carousel whose pages have the width of the container: `track` (ref),
 * `current` (index), `show` (scrolls to an index), and the handlers `follow` for scroll and `stopFollowing` for user
 * input. `first` is the initial index.
 */
export function useCarousel<Track extends HTMLElement>(
  first: number,
  count: number,
  direction: 'ltr' | 'rtl',
) {
  const track = useRef<Track>(null);
  /** Target index of a programmatic scroll; the pages on the way do not become current. */
  const targetIndex = useRef<number | null>(null);
  const [current, setCurrent] = useState(() =>
    Math.min(Math.max(0, first), Math.max(0, count - 1)),
  );

  const scroll = (index: number, behavior: ScrollBehavior) => {
    const sign = direction === 'rtl' ? -1 : 1;
    track.current?.scrollTo({ left: sign * index * track.current.clientWidth, behavior });
  };
  const hasOpened = useRef(false);
  useLayoutEffect(() => {
    if (hasOpened.current) return;
    hasOpened.current = true;
    targetIndex.current = current;
    scroll(current, 'instant');
  });

  const show = (index: number) => {
    if (index === current) return;
    targetIndex.current = index;
    setCurrent(index);
    scroll(index, prefersReducedMotion() ? 'instant' : 'smooth');
  };
  const handleScroll = ({ currentTarget: { scrollLeft, clientWidth } }: UIEvent<Track>) => {
    const position = Math.abs(scrollLeft) / clientWidth;
    if (targetIndex.current === null) setCurrent(Math.min(count - 1, Math.round(position)));
    else if (Math.abs(position - targetIndex.current) < POSITION_TOLERANCE)
      targetIndex.current = null;
  };
  const stopFollowing = () => {
    targetIndex.current = null;
  };
  return { track, current, show, follow: handleScroll, stopFollowing };
}
