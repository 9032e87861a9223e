import type { ReactNode } from 'react';
import pageStyles from '@/site/layout/page.module.css';
import styles from './section-header.module.css';

/** Renders the heading of a section above its content, with `children` (a link to all items) at the end of its line. */
export function SectionHeader({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.header}>
      <h2 className={pageStyles.heading}>{title}</h2>
      {children}
    </div>
  );
}
