import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import styles from './neighbors.module.css';

interface NeighbourProps {
  way: 'previous' | 'next';
  /** What it is to the item on the page. */
  label: ReactNode;
  /** The link to it, whose class name is given. */
  children: (className: string | undefined) => ReactNode;
}

/** One of the two items beside another. */
export function Neighbor({ way, label, children }: NeighbourProps) {
  return (
    <div className={styles.neighbour} data-way={way}>
      <span className={styles.label}>{label}</span>
      {children(styles.title)}
    </div>
  );
}

/** The previous and the next item, as far as there are any. */
export function Neighbors({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  return (
    <nav className={styles.neighbours} aria-label={t`Previous and next`}>
      {children}
    </nav>
  );
}
