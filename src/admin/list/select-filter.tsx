import { Form, Select, type SelectProps } from 'antd';
import { useId } from 'react';

interface SelectFilterProps extends Pick<SelectProps, 'loading' | 'style'> {
  label: string;
  value: string | undefined;
  /** The option with an empty value means that nothing is chosen. */
  options: { value: string; label: string }[];
  /** Whether the options can be searched by their label. */
  searchable?: boolean;
  onChoose: (value: string | undefined) => void;
}

/** Renders a filter by one of several options. */
export function SelectFilter(props: SelectFilterProps) {
  const { label, value = '', searchable = false, onChoose, ...select } = props;
  const id = useId();
  return (
    <Form.Item label={label} htmlFor={id}>
      <Select
        {...{ id, value }}
        {...(searchable && { showSearch: { optionFilterProp: 'label' } })}
        {...select}
        onChange={(chosen) => onChoose(chosen || undefined)}
      />
    </Form.Item>
  );
}
