import type { ReactNode } from 'react';
import styles from '@/site/contact/contact-form.module.css';

interface FieldProps {
  /** Id of the control; its error has the suffix `-error`. */
  id: string;
  label: ReactNode;
  /** Validation error. The element for it is rendered if this is an empty string, but not if it is undefined. */
  error?: string | undefined;
  isWide?: boolean;
  children: ReactNode;
}

/** Renders a form field: label, control and validation error. */
export function Field({ id, label, error, isWide = false, children }: FieldProps) {
  return (
    <div className={isWide ? `${styles.field} ${styles.wideField}` : styles.field}>
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
