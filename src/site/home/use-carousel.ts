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
  const currentIndex = Math.min(scrolled, Math.max(0, count - 1));

  const resetTarget = () => {
    target.current = undefined;
  };
  const onScroll = ({ currentTarget }: UIEvent<HTMLUListElement>) => {
    const exactPosition = Math.abs(currentTarget.scrollLeft) / currentTarget.clientWidth;
    const nearestIndex = Math.round(exactPosition);
    if (nearestIndex === target.current && Math.abs(exactPosition - nearestIndex) < 0.01)
      resetTarget();
    setScrolled(nearestIndex);
    setFurthest((before) => Math.max(before, nearestIndex));
  };
  const step = (change: 1 | -1) => {
    const from = target.current ?? currentIndex;
    const to = Math.min(Math.max(from + change, 0), count - 1);
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
  return { track, listeners, current: currentIndex, furthest, step };
}
