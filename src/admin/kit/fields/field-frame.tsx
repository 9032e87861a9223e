import { ExclamationCircleFilled } from '@ant-design/icons';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import styles from './fields.module.css';

interface FieldFrameProps {
  /** Id of the control. */
  id: string;
  label: ReactNode;
  required?: boolean | undefined;
  help?: ReactNode;
  error?: string | undefined;
  /** Whether the error is read out when it appears: where no summary names it. */
  announced?: boolean;
  /** What stands beside the label, such as a way to copy. */
  extra?: ReactNode;
  /** For controls that a `<label>` cannot name: they name themselves with `aria-labelledby`. */
  group?: boolean;
  onLabelClick?: () => void;
  children: ReactNode;
}

/** Label, control, help and error of one field. */
export function FieldFrame(props: FieldFrameProps) {
  const { id, label, required, help, error, announced = false, extra } = props;
  const { group = false, onLabelClick, children } = props;
  const words = (
    <>
      {label}
      {required && (
        <span className={styles.required}>
          {' '}
          <Trans>(required)</Trans>
        </span>
      )}
    </>
  );
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        {group ? (
          // Clicking is a convenience of the mouse: the control is reached by Tab.
          // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- see above
          <span id={`${id}-label`} className={styles.label} onClick={onLabelClick}>
            {words}
          </span>
        ) : (
          <label id={`${id}-label`} htmlFor={id} className={styles.label}>
            {words}
          </label>
        )}
        {extra}
      </div>
      {children}
      <p id={`${id}-error`} className={styles.error} {...(announced && { role: 'alert' })}>
        {error && (
          <>
            <ExclamationCircleFilled aria-hidden /> {error}
          </>
        )}
      </p>
      {help && (
        <p id={`${id}-help`} className={styles.help}>
          {help}
        </p>
      )}
    </div>
  );
}
