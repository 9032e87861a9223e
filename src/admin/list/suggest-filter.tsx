import { useLingui } from '@lingui/react/macro';
import { CloseCircleFilled, DownOutlined } from '@ant-design/icons';
import { AutoComplete, Form } from 'antd';
import { useId, useState } from 'react';
import { containsText } from './all-items/filter-and-sort-rows';

interface SuggestFilterProps {
  label: string;
  placeholder: string;
  /** The values to choose from; others may be typed. */
  suggestions: readonly string[];
  value: string | undefined;
  onSearch: (value: string | undefined) => void;
}

/** Renders a text filter that suggests the values of the list. Applies a choice at once, and typed text on Enter and blur. */
export function SuggestFilter({
  label,
  placeholder,
  suggestions,
  value = '',
  onSearch,
}: SuggestFilterProps) {
  const { t } = useLingui();
  const id = useId();
  const [text, setText] = useState(value);
  const [lastValue, setLastValue] = useState(value);
  // The URL may change elsewhere: by the back button, or a reset.
  if (value !== lastValue) {
    setLastValue(value);
    setText(value);
  }
  const search = (next: string) => {
    const trimmed = next.trim();
    if (trimmed !== value) onSearch(trimmed || undefined);
  };
  return (
    <Form.Item label={label} htmlFor={id}>
      <AutoComplete<string, { value: string }>
        id={id}
        allowClear={{
          clearIcon: <CloseCircleFilled aria-hidden={false} aria-label={t`Clear text`} />,
        }}
        placeholder={placeholder}
        suffix={<DownOutlined aria-hidden />}
        value={text}
        options={suggestions.map((suggestion) => ({ value: suggestion }))}
        showSearch={{
          // A chosen value must not hide the others.
          filterOption: (typed, option) => typed === value || containsText(option?.value, typed),
        }}
        onChange={(next: string | undefined) => setText(next ?? '')}
        onSelect={(chosen: string) => search(chosen)}
        onClear={() => search('')}
        onBlur={() => search(text)}
        onInputKeyDown={({ key, nativeEvent, currentTarget }) => {
          if (key !== 'Enter' || nativeEvent.isComposing) return;
          // Enter at a suggestion chooses it.
          const suggestionId = currentTarget.getAttribute('aria-activedescendant') ?? '';
          if (!document.getElementById(suggestionId)) search(text);
        }}
      />
    </Form.Item>
  );
}
