import { Trans } from '@lingui/react/macro';
import styles from './professional-field-lawyers.module.css';

/** Number of skeleton cards. */
const SKELETON_COUNT = 4;

/** Renders the skeleton of the lawyers. */
export function CardsLoading() {
  return (
    <div className={styles.cards} aria-busy="true">
      <span className="visually-hidden">
        <Trans>Loading</Trans>
      </span>
      {Array.from({ length: SKELETON_COUNT }, (_, index) => (
        <div key={index} className={styles.skeleton} />
      ))}
    </div>
  );
}
