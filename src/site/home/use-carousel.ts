import { useRef, useState, type KeyboardEvent, type UIEvent } from 'react';
import { useLocale } from '@/i18n/use-locale';

/**
 * Returns the state of a carousel with `count` slides: the ref and the listeners of its scroll container, the index of
 * the visible slide, the highest index that has been visible, and the function that scrolls by one slide.
 */
export function useCarousel(count: number) {
  const { direction } = useLocale();
  const track = useRef<HTMLUListElement>(null);
  /** Target index of a running scroll, from which the next step continues. */
  const target = useRef<number>(undefined);
  const [scrolled, setScrolled] = useState(0);
  const [furthest, setFurthest] = useState(0);
  const current = Math.min(scrolled, Math.max(0, count - 1));

  const resetTarget = () => {
    target.current = undefined;
  };
  const onScroll = ({ currentTarget }: UIEvent<HTMLUListElement>) => {
    const exact = Math.abs(currentTarget.scrollLeft) / currentTarget.clientWidth;
    const at = Math.round(exact);
    if (at === target.current && Math.abs(exact - at) < 0.01) resetTarget();
    setScrolled(at);
    setFurthest((before) => Math.max(before, at));
  };
  const step = (by: 1 | -1) => {
    const from = target.current ?? current;
    const to = Math.min(Math.max(from + by, 0), count - 1);
    if (to === from) return;
    target.current = to;
    const sign = direction === 'rtl' ? -1 : 1;
    track.current?.scrollTo({ left: sign * to * track.current.clientWidth });
  };
  // Native scrolling by key would snap to its own target during a programmatic scroll.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    step((event.key === 'ArrowRight') === (direction === 'ltr') ? 1 : -1);
  };
  const listeners = { onScroll, onKeyDown, onPointerDown: resetTarget, onWheel: resetTarget };
  return { track, listeners, current, furthest, step };
}
