import { useLingui } from '@lingui/react/macro';
import type { ReactNode, Ref } from 'react';
import styles from './neighbors.module.css';

interface NeighborProps {
  direction: 'previous' | 'next';
  /** Relation to the current item, such as "Previous". */
  label: ReactNode;
  children: (className: string | undefined) => ReactNode;
}

/** Renders the link to the previous or the next item. */
export function Neighbor({ direction, label, children }: NeighborProps) {
  return (
    <div className={styles.neighbor} data-direction={direction}>
      <span className={styles.label}>{label}</span>
      {children(styles.title)}
    </div>
  );
}

interface NeighborsProps {
  /** Accessible name, if not the default. */
  label?: string;
  ref?: Ref<HTMLElement>;
  children: ReactNode;
}

/** Renders the navigation that contains the links to the previous and the next item. */
export function Neighbors({ label, ref, children }: NeighborsProps) {
  const { t } = useLingui();
  return (
    <nav ref={ref} className={styles.neighbors} aria-label={label ?? t`Previous and next`}>
      {children}
    </nav>
  );
}
