import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { useLanguageNames } from '../../kit/language-names';
import { useFieldName } from '../use-field-name';
import styles from './field-edit.module.css';
import type { FieldGroup } from './field-group';

interface FieldPairingProps {
  group: FieldGroup;
  /** The language that it is about. */
  code: string;
  onPair: (lang: string, id: string | null) => void;
}

/**
 * Says which record of another language is taken for the same field and why, and lets staff take another
 * one: each language is its own record (D26). Nothing where their common `no` tells it.
 */
export function FieldPairing({ group, code, onPair }: FieldPairingProps) {
  const { t } = useLingui();
  const { nameOf: languageOf } = useLanguageNames();
  const { nameOf } = useFieldName();
  const id = useId();
  const { own, versions, by, lists } = group;
  const record = versions[code];
  const fields = lists[code] ?? [];
  const language = languageOf(code);
  if (code === own.lang || (by === 'no' && record)) return null;
  return (
    <div className={styles.pairing}>
      <p>
        {record && by === 'place' && (
          <Trans>
            Taken for the same field because it has the same place in the list. If it is another
            one, choose the right one before you write.
          </Trans>
        )}
        {record && by !== 'place' && <Trans>Taken for the same field because you chose it.</Trans>}
        {!record && (
          <Trans>
            Not known in {language} yet: what you write here is added as a new field in {language}.
          </Trans>
        )}
      </p>
      {fields.length > 0 && (
        <div className={styles.pair}>
          <label htmlFor={id}>{t`The same field in ${language}`}</label>
          <select
            id={id}
            className={styles.select}
            value={record ? String(record.id) : ''}
            onChange={({ target }) => onPair(code, target.value === '' ? null : target.value)}
          >
            <option value="">{t`None: write a new one`}</option>
            {fields.map((field) => (
              <option key={field.id} value={String(field.id)}>
                {nameOf(field)}
              </option>
            ))}
          </select>
        </div>
      )}
    </div>
  );
}
