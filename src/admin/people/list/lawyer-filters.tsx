import { useLingui } from '@lingui/react/macro';
import { Form, Select } from 'antd';
import { useId } from 'react';
import { useAdminOffices, type Office } from '@/api/admin/offices';
import { useAdminProfessionalFieldNames } from '@/api/admin/professional-fields';
import { useLocale } from '@/i18n/use-locale';
import { FilterBar } from '@/admin/list/filter-bar';
import { LanguageFilter } from '@/admin/list/language-filter';
import { countFilters } from '@/admin/list/list-search';
import { SelectFilter } from '@/admin/list/select-filter';
import { TextFilter } from '@/admin/list/text-filter';
import { useLanguageNames } from '@/admin/shared/language-names';
import type { useLawyerColumns } from './lawyer-columns';
import { filtersInDrawer, joinOfficeIds, officeIdsOf, type LawyerSearch } from './lawyer-search';
import type { useLawyerPage } from './use-lawyer-page';

interface LawyerFilterBarProps {
  search: LawyerSearch;
  list: ReturnType<typeof useLawyerPage>['list'];
  columns: ReturnType<typeof useLawyerColumns>;
  onReset: () => void;
}

/** Renders the filters of the list; those that the API lacks are in the drawer. */
export function LawyerFilterBar({ search, list, columns, onReset }: LawyerFilterBarProps) {
  const { t } = useLingui();
  return (
    <FilterBar
      {...{ list, columns, onReset }}
      moreFilters={{
        filters: (
          <>
            <ProfessionalFieldFilter
              value={search.field}
              onChoose={(id) => list.filter({ field: id })}
            />
            <LanguageFilter value={search} onChoose={list.filter} />
          </>
        ),
        activeCount: countFilters(filtersInDrawer(search)),
      }}
    >
      <TextFilter
        label={t`Lawyer’s name`}
        value={search.name}
        onSearch={(name) => list.filter({ name })}
      />
      <OfficeFilter
        chosenIds={officeIdsOf(search)}
        onChoose={(ids) => list.filter({ officeIds: joinOfficeIds(ids) })}
      />
    </FilterBar>
  );
}

interface ProfessionalFieldFilterProps {
  value: string | undefined;
  onChoose: (id: string | undefined) => void;
}

function ProfessionalFieldFilter({ value, onChoose }: ProfessionalFieldFilterProps) {
  const { t } = useLingui();
  const { locale } = useLocale();
  const query = useAdminProfessionalFieldNames([locale]);
  const fields = query.data?.[locale] ?? [];
  return (
    <SelectFilter
      label={t`Professional field`}
      searchable
      options={[
        { value: '', label: t`All professional fields` },
        ...fields.map((field) => ({ value: String(field.id), label: field.name })),
      ]}
      {...{ value, query, onChoose }}
    />
  );
}

interface OfficeFilterProps {
  chosenIds: readonly string[];
  onChoose: (ids: readonly string[]) => void;
}

/** Renders the filter by offices in the interface language; chosen ones of another, as in an old URL, are removable (D22). */
function OfficeFilter({ chosenIds, onChoose }: OfficeFilterProps) {
  const { t } = useLingui();
  const id = useId();
  const { locale } = useLocale();
  const { codes } = useLanguageNames();
  const { data, error } = useAdminOffices(
    codes.length > 0 ? [...new Set([locale, ...codes])] : undefined,
  );
  const knownOffices = Object.values(data ?? {}).flatMap((offices) => offices ?? []);
  const officesInLocale: Office[] = data?.[locale] ?? [];
  const officesOfOtherLanguages = knownOffices.filter(
    (office) =>
      chosenIds.includes(String(office.id)) &&
      !officesInLocale.some(({ id: listedId }) => listedId === office.id),
  );
  const offices = [...officesInLocale, ...officesOfOtherLanguages];
  // Keeps its space while the offices load. Without them, the list works without the filter.
  const loading = !data && !error;
  if (offices.length === 0 && !loading) return null;
  return (
    <Form.Item label={t`Offices`} htmlFor={id}>
      <Select<string[]>
        id={id}
        mode="multiple"
        allowClear={{ label: t`Clear selection` }}
        loading={loading}
        style={{ minInlineSize: 200 }}
        placeholder={t`All offices`}
        showSearch={{ optionFilterProp: 'label' }}
        value={[...chosenIds]}
        options={offices.map((office) => ({ value: String(office.id), label: office.name }))}
        onChange={onChoose}
      />
    </Form.Item>
  );
}
