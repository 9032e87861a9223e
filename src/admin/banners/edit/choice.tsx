import { useId } from 'react';
import styles from './banner-edit.module.css';

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChoose: (value: Value) => void;
}

/** One of a few, as radio buttons in a row. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { label, value, options, onChoose } = props;
  const id = useId();
  return (
    <fieldset className={styles.choice}>
      <legend className="visually-hidden">{label}</legend>
      {options.map((option) => (
        <label key={option.value} data-chosen={option.value === value || undefined}>
          <input
            type="radio"
            name={id}
            checked={option.value === value}
            onChange={() => onChoose(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
