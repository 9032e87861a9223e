import { useLingui } from '@lingui/react/macro';
import { useContentLanguages } from '@/api/admin/languages';
import type { LanguageSearch } from './all-items/filter-and-sort-rows';
import { SelectFilter } from './select-filter';

interface LanguageFilterProps {
  value: LanguageSearch;
  onChoose: (value: Required<LanguageSearch>) => void;
}

/** Renders the filter by a language that items have or lack. */
export function LanguageFilter({
  value: { existingLanguage, missingLanguage },
  onChoose,
}: LanguageFilterProps) {
  const { t } = useLingui();
  const languages = useContentLanguages() ?? [];
  const options = [
    { value: '', label: t`All languages` },
    ...languages.map(({ code, name }) => ({ value: `has ${code}`, label: t`Has ${name}` })),
    ...languages.map(({ code, name }) => ({ value: `lacks ${code}`, label: t`Lacks ${name}` })),
  ];
  const chosenValue = existingLanguage
    ? `has ${existingLanguage}`
    : missingLanguage
      ? `lacks ${missingLanguage}`
      : '';
  const choose = (option = '') => {
    const [rule, code] = option.split(' ');
    onChoose({
      existingLanguage: rule === 'has' ? code : undefined,
      missingLanguage: rule === 'lacks' ? code : undefined,
    });
  };
  return (
    <SelectFilter
      label={t`Languages`}
      value={options.some(({ value }) => value === chosenValue) ? chosenValue : ''}
      options={options}
      onChoose={choose}
    />
  );
}
