import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { focusField } from '../../kit/edit/field-errors';
import { FieldFrame } from '../../kit/fields/field-frame';
import { useFieldState } from '../../kit/fields/use-field-state';
import { useContentLanguage } from '../../kit/languages/content-language';
import styles from './lawyer-edit.module.css';

/** One thing to tick. */
interface BoxOption {
  value: string;
  label: string;
  /** Something to say about it, such as a language that it lacks. */
  note?: string | undefined;
  /** Whether it is there only to be taken away. It stands first, where the error leads. */
  gone?: boolean;
}

interface ChoiceBoxesProps {
  /** The field holds the list of what is ticked, in the order in which it was. */
  name: string;
  label: string;
  options: readonly BoxOption[];
  help?: ReactNode;
  extra?: ReactNode;
  /** What stands there when there is nothing to tick. */
  none: ReactNode;
}

/** Several of a list, all in sight, each ticked or not. */
export function ChoiceBoxes({ name, label, options, help, extra, none }: ChoiceBoxesProps) {
  const { value, setValue, error, id } = useFieldState<string[]>(name);
  const language = useContentLanguage();
  const toggle = ({ value: one, gone = false }: BoxOption, ticked: boolean) => {
    // Its box goes with the tick: the focus stays in the field.
    flushSync(() => setValue(ticked ? [...value, one] : value.filter((other) => other !== one)));
    if (gone) focusField(name);
  };
  return (
    <FieldFrame group {...{ id, label, help, extra, error }}>
      <div
        role="group"
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-help ${id}-error`}
        className={styles.boxes}
        {...language}
      >
        {options.length === 0 && <p className={styles.muted}>{none}</p>}
        {options.map((option, index) => (
          <label key={option.value} className={styles.choice}>
            <input
              type="checkbox"
              {...(index === 0 && { id })}
              checked={value.includes(option.value)}
              {...(option.gone && { 'aria-invalid': true, 'aria-describedby': `${id}-error` })}
              onChange={({ target }) => toggle(option, target.checked)}
            />
            <span>
              {option.label}
              {option.note && <span className={styles.muted}> {option.note}</span>}
            </span>
          </label>
        ))}
      </div>
    </FieldFrame>
  );
}
