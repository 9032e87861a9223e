import { Flex, Form } from 'antd';
import type { ReactNode } from 'react';
import styles from './fields.module.css';

interface FieldFrameProps {
  id: string;
  label: ReactNode;
  required?: boolean | undefined;
  help?: ReactNode;
  error?: string | undefined;
  /** Whether screen readers announce the error, for forms without an error summary. */
  announcesError?: boolean;
  /** Actions of the field, such as copying from another language: at the end of the label's line. */
  extra?: ReactNode;
  /** Proposed values, below the control. */
  suggestions?: ReactNode;
  /** For controls that a `<label>` cannot name and that use `aria-labelledby`. */
  isGroup?: boolean;
  onLabelClick?: () => void;
  children: ReactNode;
}

/** Renders antd's `Form.Item` around a field, without `name`: Formik holds the value and Yup the rules. */
export function FieldFrame(props: FieldFrameProps) {
  const { id, label, required = false, help, error, announcesError = false, extra } = props;
  const { suggestions, isGroup = false, onLabelClick, children } = props;
  return (
    <div className={styles.frame}>
      <Form.Item
        layout="vertical"
        className={styles.field ?? ''}
        label={
          // The click handler is for the mouse only: Tab reaches the control.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- see above
          <span id={`${id}-label`} onClick={onLabelClick}>
            {label}
          </span>
        }
        required={required}
        {...(!isGroup && { htmlFor: id })}
        {...(error !== undefined && {
          validateStatus: 'error' as const,
          help: (
            <span id={`${id}-error`} {...(announcesError && { role: 'alert' })}>
              {error}
            </span>
          ),
        })}
      >
        {/* A single child: antd would renumber the children when one is added or removed. */}
        <div>{children}</div>
      </Form.Item>
      {/* Not antd's `extra`, for whose height each field would lay out the page when it mounts. */}
      {(Boolean(help) || Boolean(suggestions)) && (
        <Flex wrap justify="space-between" className={styles.below ?? ''}>
          {help && <span id={`${id}-help`}>{help}</span>}
          {suggestions}
        </Flex>
      )}
      {/* After the control in the tab order, and not part of the label, which names the control. */}
      {extra && <div className={styles.actions}>{extra}</div>}
    </div>
  );
}
