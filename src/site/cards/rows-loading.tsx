import { Trans } from '@lingui/react/macro';
import styles from './rows-loading.module.css';

/** Renders the skeleton of a list. */
export function RowsLoading({ rows }: { rows: number }) {
  return (
    <div aria-busy="true">
      <span className="visually-hidden">
        <Trans>Loading</Trans>
      </span>
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className={styles.row} aria-hidden>
          <span className={styles.date} />
          <span className={styles.title} />
        </div>
      ))}
    </div>
  );
}
