import { useRef, type ReactNode } from 'react';
import styles from './edit.module.css';
import { useScrollClearance } from './use-scroll-clearance';

/**
 * Renders the end of an edit form, which sticks to the bottom of the screen: the validation errors, which therefore
 * move no field, and the action bar.
 */
export function EditFormFooter({ children }: { children: ReactNode }) {
  const footer = useRef<HTMLDivElement>(null);
  useScrollClearance(footer);
  return (
    <div ref={footer} className={styles.footer}>
      {children}
    </div>
  );
}
