import { useLayoutEffect, useRef, type ReactNode } from 'react';
import styles from './office-dialog.module.css';

interface OfficeDialogProps {
  label: string;
  /** A panel in the upper half of the screen, or a sheet of full height at its end. */
  shape: 'panel' | 'sheet';
  /** Called when it has closed, however that was done; the focus is back where it was. */
  onClosed: () => void;
  children: ReactNode;
}

/**
 * A dialog over whatever screen is open, for what belongs to the whole back office. Open as long as
 * it is rendered; Escape and a click beside it close it, save while an input method is composing.
 */
export function OfficeDialog({ label, shape, onClosed, children }: OfficeDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const composing = useRef(false);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
    // Closed before it goes, so that the focus returns to where it was.
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={`${styles.dialog} ${styles[shape]}`}
      aria-label={label}
      closedby="any"
      onCancel={(event) => {
        if (composing.current) event.preventDefault();
      }}
      onClose={onClosed}
      onCompositionStart={() => (composing.current = true)}
      onCompositionEnd={() => (composing.current = false)}
    >
      {children}
    </dialog>
  );
}
