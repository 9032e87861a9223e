import type { ReactNode } from 'react';
import page from '../layout/page.module.css';
import styles from './plain-screen.module.css';

interface PlainScreenProps {
  title: ReactNode;
  /** One sentence and one way on. */
  children: ReactNode;
}

/** The dress of status, not-found and error screens: one heading, one sentence, one way on. */
export function PlainScreen({ title, children }: PlainScreenProps) {
  return (
    <div className={`${page.page} ${styles.screen}`}>
      <h1 className={page.title}>{title}</h1>
      {children}
    </div>
  );
}
