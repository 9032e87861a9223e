import type { ReactNode } from 'react';
import page from '@/site/layout/page.module.css';
import styles from './section-head.module.css';

/** A section's heading over the whole width; `children` is the way to the rest, at its other end. */
export function SectionHead({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.head}>
      <h2 className={page.heading}>{title}</h2>
      {children}
    </div>
  );
}
