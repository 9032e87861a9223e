import { useState } from 'react';
import type { Portal } from '@/api/portal';
import type { AboutSearch } from './about-search';
import { PartsBelow } from './parts-below';
import { ScrollAnchor } from './scroll-anchor';
import styles from './more-of-the-firm.module.css';

interface MoreOfTheFirmProps {
  /** Undefined while it is read, and when it could not be. */
  portal: Portal | undefined;
  /** Whether it has been read, or could not be. */
  known: boolean;
  search: AboutSearch;
}

/**
 * The parts of `/about` below the introduction, once it is known which there are. They stay while the
 * language changes, and with them what stands in the form.
 */
export function MoreOfTheFirm({ portal, known, search }: MoreOfTheFirmProps) {
  const [begun, setBegun] = useState(known);
  if (known && !begun) setBegun(true);
  return (
    <>
      <ScrollAnchor arrived={begun} />
      {begun ? <PartsBelow portal={portal} search={search} /> : <div className={styles.coming} />}
    </>
  );
}
