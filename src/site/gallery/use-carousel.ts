import { useLayoutEffect, useRef, useState, type UIEvent } from 'react';

/** How near a scroll position counts as arrived, as a part of a picture's width. */
const ARRIVED = 0.02;

function quiet(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/**
 * A strip of pages, each as wide as itself, that is swiped, or moved by `show`. Gives its ref, the
 * index of the page shown, and the handlers it needs: `follow` for scrolling, `letGo` for the hand that
 * takes over. `first` is the page it opens with.
 */
export function useCarousel<Strip extends HTMLElement>(
  first: number,
  count: number,
  direction: 'ltr' | 'rtl',
) {
  const strip = useRef<Strip>(null);
  /** The page a move of ours is on its way to; what passes by until then is not shown. */
  const wanted = useRef<number | null>(null);
  const [current, setCurrent] = useState(() =>
    Math.min(Math.max(0, first), Math.max(0, count - 1)),
  );

  const scroll = (index: number, behavior: ScrollBehavior) => {
    const sign = direction === 'rtl' ? -1 : 1;
    strip.current?.scrollTo({ left: sign * index * strip.current.clientWidth, behavior });
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
    scroll(index, quiet() ? 'instant' : 'smooth');
  };
  const follow = ({ currentTarget: { scrollLeft, clientWidth } }: UIEvent<Strip>) => {
    const at = Math.abs(scrollLeft) / clientWidth;
    if (wanted.current === null) setCurrent(Math.min(count - 1, Math.round(at)));
    else if (Math.abs(at - wanted.current) < ARRIVED) wanted.current = null;
  };
  const letGo = () => {
    wanted.current = null;
  };
  return { strip, current, show, follow, letGo };
}
