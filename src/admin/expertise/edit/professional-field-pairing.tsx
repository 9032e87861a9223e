import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Form, Select } from 'antd';
import { useId } from 'react';
import { useLanguageNames } from '@/admin/shared/language-names';
import { useProfessionalFieldName } from '@/admin/expertise/use-professional-field-name';
import type { ProfessionalFieldGroup } from './professional-field-group';

interface ProfessionalFieldPairingProps {
  group: ProfessionalFieldGroup;
  /** The language of the matched record. */
  code: string;
  /** Whether a user chose or added the record, or chose that there is none. */
  isChosen: boolean;
  onPair: (lang: string, id: string | null) => void;
}

/**
 * Shows why the record of a language was matched with the edited record, and a select for another one (D22). Renders
 * nothing for the edited record, and for a record that was matched by a common `no`.
 */
export function ProfessionalFieldPairing({
  group,
  code,
  isChosen,
  onPair,
}: ProfessionalFieldPairingProps) {
  const { t } = useLingui();
  const { nameOf: languageOf } = useLanguageNames();
  const { nameOf } = useProfessionalFieldName();
  const id = useId();
  const { openedField, versions, lists } = group;
  const matchedBy = isChosen ? 'choice' : group.matchedBy;
  const record = versions[code];
  const fields = lists[code] ?? [];
  const language = languageOf(code);
  if (code === openedField.lang || (matchedBy === 'no' && record)) return null;
  return (
    <Alert
      type="info"
      role="none"
      title={
        <>
          {record && matchedBy === 'position' && (
            <Trans>
              Matched because both professional fields have the same position in the list. If this
              is wrong, choose the right one before you edit.
            </Trans>
          )}
          {record && matchedBy === 'earlier-position' && (
            <Trans>
              Matched because both professional fields had the same position until their order
              changed in one language.
            </Trans>
          )}
          {record && matchedBy !== 'position' && matchedBy !== 'earlier-position' && (
            <Trans>Matched because you chose or added this professional field.</Trans>
          )}
          {!record && (
            <Trans>
              Not available in {language} yet. What you enter here is added as a new professional
              field in {language}.
            </Trans>
          )}
        </>
      }
      description={
        fields.length > 0 && (
          <Form.Item
            layout="vertical"
            htmlFor={id}
            label={t`The same professional field in ${language}`}
          >
            <Select
              id={id}
              showSearch={{ optionFilterProp: 'label' }}
              value={record ? String(record.id) : ''}
              options={[
                { value: '', label: t`None: add a new one` },
                ...fields.map((field) => ({ value: String(field.id), label: nameOf(field) })),
              ]}
              onChange={(value) => onPair(code, value === '' ? null : value)}
            />
          </Form.Item>
        )
      }
    />
  );
}
