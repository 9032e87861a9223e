import { Form, Input } from 'antd';
import { useEffect, useId, useState } from 'react';

/** How long typing must rest before the list follows, in milliseconds. */
const REST = 300;

interface TextFilterProps {
  label: string;
  /** What the list is searched for now, from the URL. */
  value: string | undefined;
  onSearch: (value: string | undefined) => void;
}

/**
 * A text filter of a list. Searches when typing rests, at once on Enter and on leaving the field,
 * and never in the middle of a word that an input method is still composing.
 */
export function TextFilter({ label, value = '', onSearch }: TextFilterProps) {
  const id = useId();
  const [text, setText] = useState(value);
  const [asked, setAsked] = useState(value);
  const [known, setKnown] = useState(value);
  const [composing, setComposing] = useState(false);

  // The URL may change from elsewhere ("back", "Clear the search"); then the field follows it. What
  // it asked for itself comes back while more is being typed, and must not undo that.
  if (value !== known) {
    setKnown(value);
    if (value !== asked) {
      setAsked(value);
      setText(value);
    }
  }

  const search = (next: string) => {
    const trimmed = next.trim();
    if (trimmed === asked) return;
    setAsked(trimmed);
    onSearch(trimmed || undefined);
  };

  useEffect(() => {
    if (composing || text.trim() === asked) return;
    const timer = setTimeout(() => search(text), REST);
    return () => clearTimeout(timer);
  });

  return (
    <Form.Item label={label} htmlFor={id}>
      <Input.Search
        id={id}
        allowClear
        autoComplete="off"
        enterKeyHint="search"
        value={text}
        onChange={({ target }) => setText(target.value)}
        onSearch={(next) => {
          if (!composing) search(next);
        }}
        onBlur={() => search(text)}
        onCompositionStart={() => setComposing(true)}
        onCompositionEnd={() => setComposing(false)}
      />
    </Form.Item>
  );
}
