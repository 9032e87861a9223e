import { Trans } from '@lingui/react/macro';
import styles from './professional-field-lawyers.module.css';

/** Cards of the coming row while the lawyers are read. */
const COMING = 4;

/** The coming lawyers while they are read. */
export function CardsLoading() {
  return (
    <div className={styles.cards} aria-busy="true">
      <span className="visually-hidden">
        <Trans>Loading</Trans>
      </span>
      {Array.from({ length: COMING }, (_, index) => (
        <div key={index} className={styles.coming} />
      ))}
    </div>
  );
}
