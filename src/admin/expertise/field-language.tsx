import { useLingui } from '@lingui/react/macro';
import { Select } from 'antd';
import { useId } from 'react';
import { useLanguageNames } from '../kit/language-names';
import listStyles from '../kit/list.module.css';
import styles from './field-list.module.css';

interface FieldLanguageProps {
  codes: readonly string[];
  /** The language shown alone; undefined for all beside each other. */
  value: string | undefined;
  /** Whether all can be shown beside each other. */
  together: boolean;
  onChoose: (language: string | undefined) => void;
}

/** Shows all languages beside each other, or one alone to put it in order for itself. */
export function FieldLanguage({ codes, value, together, onChoose }: FieldLanguageProps) {
  const { t } = useLingui();
  const { nameOf } = useLanguageNames();
  const id = useId();
  const options = [
    ...(together ? [{ value: '', label: t`All, beside each other` }] : []),
    ...codes.map((code) => ({ value: code, label: nameOf(code) })),
  ];
  return (
    <div className={listStyles.field}>
      <label htmlFor={id}>{t`Languages`}</label>
      <Select
        id={id}
        className={styles.filter ?? ''}
        value={value ?? ''}
        options={options}
        onChange={(code) => onChoose(code || undefined)}
      />
    </div>
  );
}
