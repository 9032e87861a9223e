import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { FieldFrame } from '../../kit/fields/field-frame';
import { useFieldState } from '../../kit/fields/use-field-state';
import { useContentLanguage } from '../../kit/languages/content-language';
import styles from './lawyer-edit.module.css';

interface OfficeFieldProps {
  /** The field holds the office's id, or an empty text. */
  name: string;
  options: readonly { value: string; label: string }[];
  extra?: ReactNode;
}

/** The office of one language version, or none. */
export function OfficeField({ name, options, extra }: OfficeFieldProps) {
  const { t } = useLingui();
  const { value, setValue, leave, error, control, id } = useFieldState<string>(name);
  const language = useContentLanguage();
  return (
    <FieldFrame {...{ id, label: t`Office`, extra, error }}>
      <select
        {...control}
        {...language}
        className={styles.select}
        value={value}
        onBlur={leave}
        onChange={({ target }) => setValue(target.value)}
      >
        <option value="">{t`None`}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
