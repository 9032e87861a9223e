import { LoadingPlaceholder } from '@/ui/loading-placeholder';
import gridStyles from './people-results.module.css';
import styles from './people-loading.module.css';

/** Renders the skeleton of the lawyer grid. */
export function PeopleLoading({ count }: { count: number }) {
  return (
    <LoadingPlaceholder className={gridStyles.grid}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles.card} aria-hidden>
          <span className={styles.portrait} />
          <span className={styles.name} />
          <span className={styles.facts} />
        </div>
      ))}
    </LoadingPlaceholder>
  );
}
