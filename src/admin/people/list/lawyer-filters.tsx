import { useLingui } from '@lingui/react/macro';
import { useAdminProfessionalFieldNames } from '@/api/admin/professional-fields';
import { useLocale } from '@/i18n/use-locale';
import { LanguageFilter } from '@/admin/list/language-filter';
import { SelectFilter } from '@/admin/list/select-filter';
import type { LawyerSearch } from './lawyer-search';

interface LawyerFiltersProps {
  search: LawyerSearch;
  onFilter: (changes: LawyerSearch) => void;
}

/** Renders the filters of the list of lawyers that the API lacks. */
export function LawyerFilters({ search, onFilter }: LawyerFiltersProps) {
  return (
    <>
      <ProfessionalFieldFilter value={search.field} onChoose={(id) => onFilter({ field: id })} />
      <LanguageFilter value={search} onChoose={onFilter} />
    </>
  );
}

interface ProfessionalFieldFilterProps {
  /** The id of the chosen field. */
  value: string | undefined;
  onChoose: (id: string | undefined) => void;
}

/** Renders the filter by a professional field, in the interface language. */
function ProfessionalFieldFilter({ value, onChoose }: ProfessionalFieldFilterProps) {
  const { t } = useLingui();
  const { locale } = useLocale();
  const { data, error } = useAdminProfessionalFieldNames([locale]);
  const fields = data?.[locale] ?? [];
  return (
    <SelectFilter
      label={t`Professional field`}
      loading={!data && !error}
      searchable
      options={[
        { value: '', label: t`All professional fields` },
        ...fields.map((field) => ({ value: String(field.id), label: field.name })),
      ]}
      {...{ value, onChoose }}
    />
  );
}
