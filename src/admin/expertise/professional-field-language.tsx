import { useLingui } from '@lingui/react/macro';
import { Form, Select } from 'antd';
import { useId } from 'react';
import { useLanguageNames } from '@/admin/shared/language-names';

interface ProfessionalFieldLanguageProps {
  codes: readonly string[];
  /** The language shown alone; undefined for all beside each other. */
  value: string | undefined;
  /** Whether all can be shown beside each other. */
  together: boolean;
  onChoose: (language: string | undefined) => void;
}

/** Shows all languages beside each other, or one alone to put it in order for itself. */
export function ProfessionalFieldLanguage({
  codes,
  value,
  together,
  onChoose,
}: ProfessionalFieldLanguageProps) {
  const { t } = useLingui();
  const { nameOf } = useLanguageNames();
  const id = useId();
  const options = [
    ...(together ? [{ value: '', label: t`All, beside each other` }] : []),
    ...codes.map((code) => ({ value: code, label: nameOf(code) })),
  ];
  return (
    <Form.Item label={t`Languages`} htmlFor={id}>
      <Select
        id={id}
        style={{ minInlineSize: 200 }}
        value={value ?? ''}
        options={options}
        onChange={(code) => onChoose(code || undefined)}
      />
    </Form.Item>
  );
}
