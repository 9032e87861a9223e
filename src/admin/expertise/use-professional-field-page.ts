import { useEffect, useMemo } from 'react';
import { useContentLanguages } from '@/api/admin/languages';
import { useAdminProfessionalFields } from '@/api/admin/professional-fields';
import { listStateOf } from '@/admin/list/use-list';
import { useLastPageFallback, useListUrl } from '@/admin/list/use-list-url';
import { rememberWholeList } from '@/admin/shared/visited-lists';
import type { ProfessionalFieldRow } from './professional-field-match';
import type { ProfessionalFieldSearch } from './professional-field-search';
import { useProfessionalFieldName } from './use-professional-field-name';
import { useProfessionalFieldListView } from './use-professional-field-list-view';

/** Loads the fields of all languages whole, and returns them with the list and its rows on the page of the URL. */
export function useProfessionalFieldPage(
  search: ProfessionalFieldSearch,
  setSearch: (next: ProfessionalFieldSearch, options: { replace: boolean }) => void,
  announce: (message: string) => void,
) {
  const languageCodes = useContentLanguages()?.map(({ code }) => code);
  const query = useAdminProfessionalFields(languageCodes);
  const { data } = query;
  const codes = useMemo(() => Object.keys(data ?? {}), [data]);
  const onlyLanguage = codes.find((code) => code === search.language);
  const view = useProfessionalFieldListView({
    lists: data,
    languages: languageCodes,
    onlyLanguage,
    announce,
  });
  const { rows } = view;
  useRememberFields(data && rows);
  const url = useListUrl('professionalFields', search, setSearch);
  const { pageNo, pageSize } = url;
  const countBefore = (pageNo - 1) * pageSize;
  const shownRows = rows.slice(countBefore, countBefore + pageSize);
  const page = data && { items: shownRows, total: rows.length, pageNo, pageSize };
  const isBeyondEnd = useLastPageFallback(page, url);
  const list = {
    ...url,
    hasFilters: false,
    total: data && rows.length,
    countsVersions: false,
    ...listStateOf(query, isBeyondEnd ? undefined : data),
  };
  return { data, codes, view, list, countBefore, shownRows };
}

/** Saves the order of the listed fields for the edit form of each; nothing while `rows` is undefined. */
function useRememberFields(rows: readonly ProfessionalFieldRow[] | undefined): void {
  const { mainRecordOf } = useProfessionalFieldName();
  useEffect(() => {
    if (!rows) return;
    const mainRecords = rows.flatMap((row) => {
      const main = mainRecordOf(row);
      return main ? [{ id: main.id, no: row.key, lang: main.lang }] : [];
    });
    rememberWholeList('professionalFields', mainRecords);
  }, [rows, mainRecordOf]);
}
