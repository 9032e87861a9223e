import type { ReactNode } from 'react';
import styles from '@/site/contact/contact-form.module.css';

interface FieldProps {
  /** Id of the control; its error has the same with `-error` behind it. */
  id: string;
  label: ReactNode;
  /** What is wrong with the value: empty while nothing is, undefined where nothing can be. */
  error?: string | undefined;
  /** Whether the field takes the whole width. */
  wide?: boolean;
  children: ReactNode;
}

/** A field of the form: its label, its control, and what is wrong with it. */
export function Field({ id, label, error, wide = false, children }: FieldProps) {
  return (
    <div className={wide ? `${styles.field} ${styles.wide}` : styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children}
      {error !== undefined && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
