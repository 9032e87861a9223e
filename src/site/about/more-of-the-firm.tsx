import { useEffect, useState } from 'react';
import type { Portal } from '../../api/portal';
import { addCatalogue } from '../../i18n/catalogues';
import { LoadedPart } from '../../ui/loaded-part';
import { firstSign } from '../text/first-sign';
import type { AboutSearch } from './about-search';
import { StaysAtTarget } from './stays-at-target';
import styles from './more-of-the-firm.module.css';

async function loadParts() {
  const [{ PartsBelow }] = await Promise.all([import('./parts-below'), addCatalogue('contact')]);
  return PartsBelow;
}

interface MoreOfTheFirmProps {
  /** Undefined while it is read, and when it could not be. */
  portal: Portal | undefined;
  search: AboutSearch;
}

/**
 * The parts of `/about` below the introduction. Loaded when the reader first moves, or
 * at once for who is led to a part by the address.
 */
export function MoreOfTheFirm({ portal, search }: MoreOfTheFirmProps) {
  const [due, setDue] = useState(() => location.hash !== '');
  useEffect(() => {
    void firstSign.then(() => setDue(true));
  }, []);
  const coming = <div className={styles.coming} />;
  if (!due) return coming;
  return (
    <LoadedPart
      load={loadParts}
      fallback={
        <>
          <StaysAtTarget arrived={false} />
          {coming}
        </>
      }
    >
      {(PartsBelow) => (
        <>
          <StaysAtTarget arrived />
          <PartsBelow portal={portal} search={search} />
        </>
      )}
    </LoadedPart>
  );
}
