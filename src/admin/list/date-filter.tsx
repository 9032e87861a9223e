import { Form, Input } from 'antd';
import { useId, useState } from 'react';
import { parseDay } from './list-search';

/** The first day that a filter applies: a year that is being typed begins with zeros. */
const FIRST_DAY = '1900-01-01';

interface DateFilterProps {
  label: string;
  /** The day (yyyy-MM-dd). */
  value: string | undefined;
  onChoose: (day: string | undefined) => void;
}

/** Renders a filter by a day. Applies a day as soon as it is complete. */
export function DateFilter({ label, value = '', onChoose }: DateFilterProps) {
  const id = useId();
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  // The URL may change elsewhere: by the back button, or a reset.
  if (value !== known) {
    setKnown(value);
    setText(value);
  }
  return (
    <Form.Item label={label} htmlFor={id}>
      <Input
        id={id}
        type="date"
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          const day = parseDay(target.value);
          // A date that is incomplete has no value, but is not valid either.
          const isCleared = target.value === '' && !target.validity.badInput;
          if (isCleared || (day && day >= FIRST_DAY)) onChoose(day);
        }}
        onBlur={() => setText(value)}
      />
    </Form.Item>
  );
}
