import type { ReactNode } from 'react';
import styles from './login-form.module.css';

interface ControlProps {
  id: string;
  'aria-required': true;
  'aria-invalid': boolean;
  'aria-describedby'?: string;
}

interface LoginFieldProps {
  id: string;
  label: string;
  /** What is wrong with it, said below the field. */
  problem: string | undefined;
  /** A control at the end of the label's line. */
  extra?: ReactNode;
  children: (props: ControlProps) => ReactNode;
}

/** A label, its field, and the message that belongs to it. `children` gets what ties them together. */
export function LoginField({ id, label, problem, extra, children }: LoginFieldProps) {
  return (
    <div>
      <div className={styles.line}>
        <label htmlFor={id}>{label}</label>
        {extra}
      </div>
      {children({
        id,
        'aria-required': true,
        'aria-invalid': problem !== undefined,
        ...(problem && { 'aria-describedby': `${id}-problem` }),
      })}
      {problem && (
        <p id={`${id}-problem`} className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}
