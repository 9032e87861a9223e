import { Select } from 'antd';
import type { ReactNode } from 'react';
import { FieldFrame } from '@/admin/fields/field-frame';
import { useFieldState } from '@/admin/fields/form-store';
import { useContentLanguageAttributes } from '@/admin/fields/content-language';

interface SelectFieldProps {
  /** Name of the field, which holds a value or, with `multiple`, a list of values in the order of selection. */
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
  multiple?: boolean;
  help?: ReactNode;
  suggestions?: ReactNode;
}

/** Renders a searchable select for one or several options. */
export function SelectField(props: SelectFieldProps) {
  const { name, label, options, multiple = false, help, suggestions } = props;
  const { value, setValue, markTouched, error, controlProps, id } = useFieldState<
    string | string[]
  >(name);
  const languageAttributes = useContentLanguageAttributes();
  return (
    <FieldFrame {...{ id, label, help, suggestions, error }}>
      <div {...languageAttributes}>
        <Select<string | string[]>
          {...controlProps}
          {...(multiple && { mode: 'multiple' as const })}
          showSearch={{ optionFilterProp: 'label' }}
          style={{ inlineSize: '100%' }}
          value={value}
          options={[...options]}
          optionRender={(option) => <span {...languageAttributes}>{option.label}</span>}
          onBlur={markTouched}
          onChange={setValue}
        />
      </div>
    </FieldFrame>
  );
}
