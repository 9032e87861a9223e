import { Form } from 'antd';
import { useId, type ReactNode } from 'react';

interface DialogItemProps {
  label: string;
  /** Hint, shown as an error if `isError`. */
  hint?: ReactNode;
  isError?: boolean;
  children: (control: {
    id: string;
    'aria-invalid': boolean;
    'aria-describedby': string | undefined;
  }) => ReactNode;
}

/** Renders a field of the editor's dialogs: label, control and hint. */
export function DialogItem({ label, hint, isError = false, children }: DialogItemProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const hintElement = <span id={hintId}>{hint}</span>;
  return (
    <Form.Item
      layout="vertical"
      label={label}
      htmlFor={id}
      {...(isError
        ? { validateStatus: 'error' as const, help: hintElement }
        : hint && { extra: hintElement })}
    >
      {children({ id, 'aria-invalid': isError, 'aria-describedby': hintId })}
    </Form.Item>
  );
}
