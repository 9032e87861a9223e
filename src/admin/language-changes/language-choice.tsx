import { Form, Radio } from 'antd';
import { useLanguageNames } from '@/admin/shared/language-names';

interface LanguageChoiceProps {
  label: string;
  value: string | undefined;
  codes: readonly string[];
  onChoose: (code: string) => void;
}

/** Renders a radio button for each language. */
export function LanguageChoice({ label, value, codes, onChoose }: LanguageChoiceProps) {
  const { nameOf } = useLanguageNames();
  return (
    <Form.Item label={label}>
      <Radio.Group
        aria-label={label}
        value={value}
        options={codes.map((code) => ({ value: code, label: nameOf(code) }))}
        onChange={({ target }) => onChoose(String(target.value))}
      />
    </Form.Item>
  );
}

export interface VersionedRow {
  versions: Readonly<Partial<Record<string, { id: string | number }>>>;
}

/** Returns whether a row has a version in a language. */
export function hasVersion({ versions }: VersionedRow, code: string): boolean {
  return versions[code] !== undefined;
}
