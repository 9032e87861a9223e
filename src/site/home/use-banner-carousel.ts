import { useRef, useState, type KeyboardEvent, type UIEvent } from 'react';
import { useLocale } from '@/i18n/use-locale';

/**
 * Returns the state of a carousel with `count` slides: the ref and the listeners of its scroll container, the index of
 * the visible slide, the highest index that has been visible, and the function that scrolls by one slide.
 */
export function useBannerCarousel(count: number) {
  const { direction } = useLocale();
  const track = useRef<HTMLUListElement>(null);
  /** Target index of a running scroll, from which the next step continues. */
  const targetIndex = useRef<number>(undefined);
  const [scrolledIndex, setScrolledIndex] = useState(0);
  const [furthestIndex, setFurthestIndex] = useState(0);
  const currentIndex = Math.min(scrolledIndex, Math.max(0, count - 1));

  const resetTarget = () => {
    targetIndex.current = undefined;
  };
  const onScroll = ({ currentTarget }: UIEvent<HTMLUListElement>) => {
    const exactPosition = Math.abs(currentTarget.scrollLeft) / currentTarget.clientWidth;
    const nearestIndex = Math.round(exactPosition);
    if (nearestIndex === targetIndex.current && Math.abs(exactPosition - nearestIndex) < 0.01)
      resetTarget();
    setScrolledIndex(nearestIndex);
    setFurthestIndex((before) => Math.max(before, nearestIndex));
  };
  const step = (change: 1 | -1) => {
    const startIndex = targetIndex.current ?? currentIndex;
    const endIndex = Math.min(Math.max(startIndex + change, 0), count - 1);
    if (endIndex === startIndex) return;
    targetIndex.current = endIndex;
    const sign = direction === 'rtl' ? -1 : 1;
    track.current?.scrollTo({ left: sign * endIndex * track.current.clientWidth });
  };
  // Native scrolling by key would snap to its own target during a programmatic scroll.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    step((event.key === 'ArrowRight') === (direction === 'ltr') ? 1 : -1);
  };
  const listeners = { onScroll, onKeyDown, onPointerDown: resetTarget, onWheel: resetTarget };
  return { track, listeners, currentIndex, furthestIndex, step };
}
