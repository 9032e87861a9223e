import { LoadingPlaceholder } from '@/ui/loading-placeholder';
import styles from './rows-loading.module.css';

/** Renders the skeleton of a list. */
export function RowsLoading({ rows }: { rows: number }) {
  return (
    <LoadingPlaceholder>
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className={styles.row} aria-hidden>
          <span className={styles.date} />
          <span className={styles.title} />
        </div>
      ))}
    </LoadingPlaceholder>
  );
}
