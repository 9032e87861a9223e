import { useEffect, useState, type ReactNode } from 'react';
import { Icon } from '@/ui/icon';
import styles from './full-screen-dialog.module.css';

interface FullScreenDialogProps {
  /** Accessible name, without `labelledBy`. */
  label?: string;
  labelledBy?: string;
  className?: string | undefined;
  onClose: () => void;
  /** Renders the content. `close` restores the focus before it calls `onClose`. */
  children: (close: () => void) => ReactNode;
}

/** Renders a modal dialog that opens when it mounts and covers the screen, unless `className` makes it smaller. */
export function FullScreenDialog({
  label,
  labelledBy,
  className = '',
  onClose,
  children,
}: FullScreenDialogProps) {
  const [dialog, setDialog] = useState<HTMLDialogElement | null>(null);
  useEffect(() => dialog?.showModal(), [dialog]);
  return (
    <dialog
      ref={setDialog}
      className={`${styles.dialog} ${className}`}
      aria-label={label}
      aria-labelledby={labelledBy}
      onClose={onClose}
    >
      {children(() => dialog?.close())}
    </dialog>
  );
}

interface DialogCloseButtonProps {
  /** Accessible name. */
  children: ReactNode;
  onClick: () => void;
}

/** Renders the close button of a dialog, whose icon is aligned with the gutter. */
export function DialogCloseButton({ children, onClick }: DialogCloseButtonProps) {
  return (
    <button type="button" className={styles.closeButton} onClick={onClick}>
      <Icon name="close" size={22} />
      <span className="visually-hidden">{children}</span>
    </button>
  );
}
