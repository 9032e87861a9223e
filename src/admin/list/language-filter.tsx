import { useLingui } from '@lingui/react/macro';
import { Form, Select } from 'antd';
import { useId } from 'react';
import { useContentLanguages } from '@/api/admin/languages';
import type { LanguageSearch } from './all-items/select-rows';

interface LanguageFilterProps {
  value: LanguageSearch;
  onChoose: (value: Required<LanguageSearch>) => void;
}

/** Renders the filter by languages that items have or lack. */
export function LanguageFilter({ value: { has, lacks }, onChoose }: LanguageFilterProps) {
  const { t } = useLingui();
  const id = useId();
  const languages = useContentLanguages() ?? [];
  const options = [
    { value: '', label: t`All languages` },
    ...languages.map(({ code, name }) => ({ value: `has ${code}`, label: t`Has ${name}` })),
    ...languages.map(({ code, name }) => ({ value: `lacks ${code}`, label: t`Lacks ${name}` })),
  ];
  const chosen = has ? `has ${has}` : lacks ? `lacks ${lacks}` : '';
  const choose = (option: string) => {
    const [rule, code] = option.split(' ');
    onChoose({
      has: rule === 'has' ? code : undefined,
      lacks: rule === 'lacks' ? code : undefined,
    });
  };
  return (
    <Form.Item label={t`Languages`} htmlFor={id}>
      <Select
        id={id}
        value={options.some(({ value }) => value === chosen) ? chosen : ''}
        options={options}
        onChange={choose}
      />
    </Form.Item>
  );
}
