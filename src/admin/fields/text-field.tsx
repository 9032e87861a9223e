import { Input } from 'antd';
import type { ReactNode } from 'react';
import { useContentLanguageAttributes } from './content-language';
import { FieldFrame } from './field-frame';
import { growingTextAreaProps } from './growing-text-area';
import { useFieldState } from './form-store';

export interface TextFieldProps {
  name: string;
  label: ReactNode;
  required?: boolean;
  help?: ReactNode;
  extra?: ReactNode;
  /** Initial number of lines. A single line wraps, but takes no line breaks. */
  rows?: number;
  /** Input type. `url`, `email` and `tel` have no language and are written left to right. */
  type?: 'text' | 'url' | 'email' | 'tel';
  /** Called before the field counts as visited. */
  onBlur?: () => void;
}

/** Renders a text field. One of the type `text` grows with its value, so that long titles are fully visible. */
export function TextField(props: TextFieldProps) {
  const { name, label, required = false, help, extra, rows = 1, type = 'text', onBlur } = props;
  const { value, setValue, markTouched, error, controlProps, id } = useFieldState<string>(name);
  const languageAttributes = useContentLanguageAttributes();
  const handleBlur = () => {
    onBlur?.();
    markTouched();
  };
  const sharedProps = { ...controlProps, 'aria-required': required, value, onBlur: handleBlur };
  return (
    <FieldFrame {...{ id, label, required, help, extra, error }}>
      {type === 'text' ? (
        <Input.TextArea
          {...sharedProps}
          {...languageAttributes}
          {...growingTextAreaProps(rows, 12)}
          onChange={({ target }) =>
            setValue(rows === 1 ? target.value.replace(/\s*\n\s*/g, ' ') : target.value)
          }
          onKeyDown={(event) => {
            if (rows === 1 && event.key === 'Enter' && !event.nativeEvent.isComposing)
              event.preventDefault();
          }}
        />
      ) : (
        <Input
          {...sharedProps}
          type={type}
          dir="ltr"
          onChange={({ target }) => setValue(target.value)}
        />
      )}
    </FieldFrame>
  );
}
