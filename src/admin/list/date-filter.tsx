import { useLingui } from '@lingui/react/macro';
import { Form, Input } from 'antd';
import { useId, useState } from 'react';
import { LazyComponent } from '@/ui/lazy-component';

const loadPicker = () => import('./day-picker');

interface DateFilterProps {
  label: string;
  /** The day (yyyy-MM-dd). */
  value: string | undefined;
  /** Why no item can match the day. */
  error?: string | undefined;
  onChoose: (day: string | undefined) => void;
}

/** Renders a filter by a day. Explains a typed text that is not a day. */
export function DateFilter({ label, value, error, onChoose }: DateFilterProps) {
  const { t } = useLingui();
  const id = useId();
  const [hasInvalidText, setHasInvalidText] = useState(false);
  const help = hasInvalidText ? t`Enter a date like 2026-11-25.` : error;
  const isInvalid = help !== undefined;
  return (
    <Form.Item
      label={label}
      htmlFor={id}
      {...(isInvalid && { validateStatus: 'error' as const, help })}
    >
      <LazyComponent load={loadPicker} fallback={<Input id={id} disabled value={value} />}>
        {({ DayPicker }) => (
          <DayPicker
            {...{ id, value, isInvalid, onChoose }}
            onInvalidTextChange={setHasInvalidText}
          />
        )}
      </LazyComponent>
    </Form.Item>
  );
}
