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
  const wanted = useRef<number | null>(null);
  const [current, setCurrent] = useState(() =>
    Math.min(Math.max(0, first), Math.max(0, count - 1)),
  );

  const scroll = (index: number, behavior: ScrollBehavior) => {
    const sign = direction === 'rtl' ? -1 : 1;
    track.current?.scrollTo({ left: sign * index * track.current.clientWidth, behavior });
  };
  const opened = useRef(false);
  useLayoutEffect(() => {
    if (opened.current) return;
    opened.current = true;
    wanted.current = current;
    scroll(current, 'instant');
  });

  const show = (index: number) => {
    if (index === current) return;
    wanted.current = index;
    setCurrent(index);
    scroll(index, prefersReducedMotion() ? 'instant' : 'smooth');
  };
  const follow = ({ currentTarget: { scrollLeft, clientWidth } }: UIEvent<Track>) => {
    const at = Math.abs(scrollLeft) / clientWidth;
    if (wanted.current === null) setCurrent(Math.min(count - 1, Math.round(at)));
    else if (Math.abs(at - wanted.current) < POSITION_TOLERANCE) wanted.current = null;
  };
  const stopFollowing = () => {
    wanted.current = null;
  };
  return { track, current, show, follow, stopFollowing };
}
