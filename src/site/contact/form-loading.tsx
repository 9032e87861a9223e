import { LoadingPlaceholder } from '@/ui/loading-placeholder';
import styles from './contact-form.module.css';

interface FormLoadingProps {
  /** Whether the form will show the lawyer whom the message names. */
  isAddressed: boolean;
}

/** Renders the skeleton of the form, in its height. Behind the loaded form it is invisible and still reserves the height. */
export function FormLoading({ isAddressed }: FormLoadingProps) {
  return (
    <LoadingPlaceholder className={styles.form}>
      {isAddressed && <div className={styles.addressee} />}
      <div className={styles.fields} aria-hidden>
        {['name', 'email', 'phone', 'office'].map((name) => (
          <div key={name} className={styles.field}>
            <span className={styles.skeleton} />
            <span className={styles.control} />
          </div>
        ))}
        <div className={`${styles.field} ${styles.wideField}`}>
          <span className={styles.skeleton} />
          <div className={styles.growingText}>
            <span className={`${styles.control} ${styles.text}`} />
          </div>
        </div>
      </div>
      <div className={styles.submitRow} />
    </LoadingPlaceholder>
  );
}
