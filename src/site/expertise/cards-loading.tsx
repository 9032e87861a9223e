import { LoadingPlaceholder } from '@/ui/loading-placeholder';
import styles from './professional-field-lawyers.module.css';

/** Renders the skeleton of the lawyers. */
export function CardsLoading() {
  return (
    <LoadingPlaceholder className={styles.cards} parts={{ count: 4, className: styles.skeleton }} />
  );
}
