import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import {
  LAWYER_LIST_PATH,
  listAdminLawyers,
  useAdminLawyers,
  type AdminLawyerQuery,
  type Lawyer,
} from '@/api/admin/lawyers';
import { useLocale } from '@/i18n/use-locale';
import { groupVersions, versionsOf } from '@/admin/shared/group-versions';
import { toArray } from '@/lib/to-array';
import type { AllItemsSource } from '@/admin/list/all-items/all-items';
import {
  containsText,
  matchesLanguages,
  filterAndSortRows,
} from '@/admin/list/all-items/filter-and-sort-rows';
import { WHOLE_LIST_PAGE_SIZE } from '@/admin/list/all-items/walk-pages';
import { countFilters, sortOf } from '@/admin/list/list-search';
import { useList } from '@/admin/list/use-list';
import type { ListedLawyer } from '@/admin/people/lawyer';
import { filtersInDrawer, officeIdsOf, type LawyerSearch } from './lawyer-search';
import { useLawyerOrder } from './use-lawyer-order';

const SOURCE: AllItemsSource<Lawyer> = {
  fetchPage: (page, language) =>
    listAdminLawyers({ page, pageSize: WHOLE_LIST_PAGE_SIZE }, language),
  fetchItem: (no, language) =>
    listAdminLawyers({ no, page: 1, pageSize: WHOLE_LIST_PAGE_SIZE }, language),
  trimRow: (row) => ({ ...row, intro: null, customContents: null }),
};

function jobsAndOfficeOf({ mainVersion: { jobs, office } }: ListedLawyer): string {
  return [...toArray(jobs), ...(office ? [office] : [])].map(({ name }) => name).join(' ');
}

/** Returns the rows that match the filters, in the chosen order, for the interface language and the tag to sort by. */
function filterAndSortLawyers(
  rows: readonly Lawyer[],
  search: LawyerSearch,
  { locale, tag }: { locale: string; tag: string },
): Lawyer[] {
  const { name = '', field } = search;
  const officeIds = officeIdsOf(search);
  const isInOffice = ({ office }: Lawyer) => officeIds.includes(String(office?.officeId));
  const hasField = ({ proFields }: Lawyer) =>
    toArray(proFields).some(({ professionalFieldId }) => String(professionalFieldId) === field);
  const matches = (lawyer: ListedLawyer) => {
    const versions = versionsOf(lawyer);
    return (
      versions.some((version) => containsText(version.name, name)) &&
      (officeIds.length === 0 || versions.some(isInOffice)) &&
      (field === undefined || versions.some(hasField)) &&
      matchesLanguages(lawyer, search)
    );
  };
  const sortValueOf = (lawyer: ListedLawyer, key: string) =>
    key === 'position' ? jobsAndOfficeOf(lawyer) : lawyer.mainVersion.name.trim();
  return filterAndSortRows(rows, { locale, tag, matches, sort: sortOf(search), sortValueOf });
}

/** Returns the list for the search, and the order of its current page. */
export function useLawyerPage(search: LawyerSearch, announce: (message: string) => void) {
  const { locale, tag } = useLocale();
  const navigate = useNavigate();
  const officeIdList = officeIdsOf(search);
  const { name, officeIds, field, existingLanguage, missingLanguage, sort } = search;
  const filterAndSort = useCallback(
    (rows: readonly Lawyer[]) =>
      filterAndSortLawyers(
        rows,
        { name, officeIds, field, existingLanguage, missingLanguage, sort },
        { locale, tag },
      ),
    [name, officeIds, field, existingLanguage, missingLanguage, sort, locale, tag],
  );
  const queryOf = ({ pageNo, pageSize }: { pageNo: number; pageSize: number }) => ({
    page: pageNo,
    pageSize,
    ...(name && { name }),
    ...(officeIdList.length > 0 && { officeIds: officeIdList }),
  });
  const list = useList<LawyerSearch, AdminLawyerQuery, Lawyer>({
    name: 'lawyers',
    search,
    navigate: (next, options) =>
      void navigate({ to: '/admin/people/list', search: next, ...options }),
    toQuery: queryOf,
    useItems: useAdminLawyers,
    fetchRows: listAdminLawyers,
    allItems: {
      path: LAWYER_LIST_PATH,
      source: SOURCE,
      isNeeded: sort !== undefined || countFilters(filtersInDrawer(search)) > 0,
      filterAndSort,
    },
  });
  /** The number of lawyers on earlier pages, or of their versions if the list counts those. */
  const countBefore = (list.pageNo - 1) * list.pageSize;
  const page = {
    storedLawyers: groupVersions(list.items, locale),
    query: queryOf(list),
    countBefore: list.countsVersions ? undefined : countBefore,
    total: list.total,
  };
  return { list, order: useLawyerOrder(page, announce), countBefore };
}
