import { Form } from 'antd';
import { useId, type ReactNode } from 'react';

interface DialogItemProps {
  label: string;
  /** Hint; the error if `isError`. */
  rule?: ReactNode;
  isError?: boolean;
  /** Receives the props of the control. */
  children: (control: {
    id: string;
    'aria-invalid': boolean;
    'aria-describedby': string | undefined;
  }) => ReactNode;
}

/** Renders a field of the editor's dialogs: label, control, hint or error. */
export function DialogItem({ label, rule, isError = false, children }: DialogItemProps) {
  const id = useId();
  const ruleId = rule ? `${id}-rule` : undefined;
  const ruleText = <span id={ruleId}>{rule}</span>;
  return (
    <Form.Item
      layout="vertical"
      label={label}
      htmlFor={id}
      {...(isError
        ? { validateStatus: 'error' as const, help: ruleText }
        : rule && { extra: ruleText })}
    >
      {children({ id, 'aria-invalid': isError, 'aria-describedby': ruleId })}
    </Form.Item>
  );
}
