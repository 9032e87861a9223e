import { CloseCircleFilled, SearchOutlined } from '@ant-design/icons';
import { useLingui } from '@lingui/react/macro';
import { Form, Input } from 'antd';
import { useEffect, useId, useState } from 'react';

const DEBOUNCE_MS = 300;

interface TextFilterProps {
  label: string;
  /** The search text of the URL. */
  value: string | undefined;
  onSearch: (value: string | undefined) => void;
}

/** Renders a text filter. Searches when typing pauses, on Enter and on blur, never while an input method composes. */
export function TextFilter({ label, value = '', onSearch }: TextFilterProps) {
  const { t } = useLingui();
  const id = useId();
  const [text, setText] = useState(value);
  const [appliedText, setAppliedText] = useState(value);
  const [lastValue, setLastValue] = useState(value);
  const [isComposing, setIsComposing] = useState(false);

  // The URL may change elsewhere (back button, "Clear filters"); then the field follows it. The field's own change must
  // not overwrite text that was typed since.
  if (value !== lastValue) {
    setLastValue(value);
    if (value !== appliedText) {
      setAppliedText(value);
      setText(value);
    }
  }

  const search = (next: string) => {
    const trimmed = next.trim();
    if (trimmed === appliedText) return;
    setAppliedText(trimmed);
    onSearch(trimmed || undefined);
  };

  useEffect(() => {
    if (isComposing || text.trim() === appliedText) return;
    const timer = setTimeout(() => search(text), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  });

  return (
    <Form.Item label={label} htmlFor={id}>
      <Input.Search
        id={id}
        allowClear={{
          clearIcon: <CloseCircleFilled aria-hidden={false} aria-label={t`Clear text`} />,
        }}
        searchIcon={<SearchOutlined aria-hidden={false} aria-label={t`Search`} />}
        autoComplete="off"
        enterKeyHint="search"
        value={text}
        onChange={({ target }) => setText(target.value)}
        onSearch={(next) => {
          if (!isComposing) search(next);
        }}
        onBlur={() => search(text)}
        onCompositionStart={() => setIsComposing(true)}
        onCompositionEnd={() => setIsComposing(false)}
      />
    </Form.Item>
  );
}
