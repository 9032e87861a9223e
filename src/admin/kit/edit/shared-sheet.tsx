import { useId, type ReactNode } from 'react';
import styles from './shared-sheet.module.css';

interface SharedSheetProps {
  title: ReactNode;
  children: ReactNode;
}

/** The sheet of an edit screen with what all languages of an item share. */
export function SharedSheet({ title, children }: SharedSheetProps) {
  const id = useId();
  return (
    <section className={styles.sheet} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      {children}
    </section>
  );
}
