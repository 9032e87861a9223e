import { useLingui } from '@lingui/react/macro';
import { useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { useLocale } from '@/i18n/use-locale';
import { Icon } from '@/ui/icon';
import { ViewerPicture } from './viewer-picture';
import { usePictureCarousel } from './use-picture-carousel';
import styles from './picture-viewer.module.css';

/** A picture and its caption, which is also its alternative text. */
export interface ViewedPicture {
  src: string;
  caption: string;
}

interface PictureViewerProps {
  pictures: readonly ViewedPicture[];
  initialIndex: number;
  /** Called after the viewer closes, with the index of the picture shown last. */
  onClose: (lastIndex: number) => void;
}

/**
 * Renders pictures in a modal carousel (§2), with buttons, keys (arrows, Home, End, Escape) and swiping. Load it with
 * `LazyComponent` on first use. Closing it restores the focus, which `onClose` can then move.
 */
export function PictureViewer({ pictures, initialIndex, onClose }: PictureViewerProps) {
  const { t } = useLingui();
  const { direction } = useLocale();
  const dialog = useRef<HTMLDialogElement>(null);
  const count = pictures.length;
  // Before the effects of the carousel: a closed dialog has no width to scroll by.
  useLayoutEffect(() => dialog.current?.showModal(), []);
  const { track, currentIndex, show, handleScroll, resetTarget } = usePictureCarousel(
    initialIndex,
    count,
    direction,
  );
  useLayoutEffect(() => track.current?.focus({ preventScroll: true }), [track]);
  const number = currentIndex + 1;
  const position = t`Picture ${number} of ${count}`;
  const caption = pictures[currentIndex]?.caption ?? '';
  const step = (steps: number) => show(Math.min(count - 1, Math.max(0, currentIndex + steps)));
  const handleKeyDown = (event: KeyboardEvent) => {
    const forwardStep = direction === 'rtl' ? -1 : 1;
    const actionsByKey: Record<string, () => void> = {
      ArrowRight: () => step(forwardStep),
      ArrowLeft: () => step(-forwardStep),
      Home: () => show(0),
      End: () => show(count - 1),
    };
    const move = actionsByKey[event.key];
    if (!move || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    move();
  };
  return (
    <dialog // oxlint-disable-line jsx-a11y/no-noninteractive-element-interactions -- the keys of the viewer, wherever in it the focus is
      ref={dialog}
      className={styles.viewer}
      aria-label={t`Pictures`}
      onKeyDown={handleKeyDown}
      onClose={() => onClose(currentIndex)}
    >
      <div className={styles.header}>
        <p className={styles.position} aria-hidden>
          {count > 1 && `${number} / ${count}`}
        </p>
        <button
          type="button"
          className={styles.button}
          aria-label={t`Close picture viewer`}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" size={24} />
        </button>
      </div>
      <ul
        ref={track}
        className={styles.slides}
        aria-label={t`Pictures`}
        tabIndex={0} // oxlint-disable-line jsx-a11y/no-noninteractive-tabindex -- a scroll container must be reachable by keyboard
        onScroll={handleScroll}
        onPointerDown={resetTarget}
        onWheel={resetTarget}
      >
        {pictures.map(({ src, caption: text }, index) => (
          <li key={index} className={styles.slide} aria-hidden={index !== currentIndex}>
            {Math.abs(index - currentIndex) <= 1 && <ViewerPicture src={src} alt={text} />}
          </li>
        ))}
      </ul>
      <div className={styles.footer}>
        <p className={styles.caption}>{caption}</p>
        {count > 1 && (
          <div className={styles.stepButtons}>
            <button
              type="button"
              className={styles.button}
              aria-label={t`Previous picture`}
              aria-disabled={currentIndex === 0}
              onClick={() => step(-1)}
            >
              <Icon name="back" size={24} />
            </button>
            <button
              type="button"
              className={styles.button}
              aria-label={t`Next picture`}
              aria-disabled={number === count}
              onClick={() => step(1)}
            >
              <Icon name="forward" size={24} />
            </button>
          </div>
        )}
        <p className="visually-hidden" aria-live="polite">
          {[position, caption].filter(Boolean).join(': ')}
        </p>
      </div>
    </dialog>
  );
}
