import { Flex, Form } from 'antd';
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
  /** Small actions of the field, such as a way to copy. */
  extra?: ReactNode;
  /** For controls that a `<label>` cannot name: they name themselves with `aria-labelledby`. */
  group?: boolean;
  onLabelClick?: () => void;
  children: ReactNode;
}

/** antd's `Form.Item` around one field: Formik holds its value and Yup its rules, so that it goes without `name`. */
export function FieldFrame(props: FieldFrameProps) {
  const { id, label, required = false, help, error, announced = false, extra } = props;
  const { group = false, onLabelClick, children } = props;
  return (
    <Form.Item
      layout="vertical"
      className={styles.field ?? ''}
      label={
        // Clicking is a convenience of the mouse: the control is reached by Tab.
        // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- see above
        <span id={`${id}-label`} onClick={onLabelClick}>
          {label}
        </span>
      }
      required={required}
      {...(!group && { htmlFor: id })}
      {...(error !== undefined && {
        validateStatus: 'error' as const,
        help: (
          <span id={`${id}-error`} {...(announced && { role: 'alert' })}>
            {error}
          </span>
        ),
      })}
      extra={
        (Boolean(help) || Boolean(extra)) && (
          <Flex wrap gap={16} justify="space-between">
            {help && <span id={`${id}-help`}>{help}</span>}
            {extra}
          </Flex>
        )
      }
    >
      {/* One child: antd would number them anew when one comes or goes. */}
      <div>{children}</div>
    </Form.Item>
  );
}
