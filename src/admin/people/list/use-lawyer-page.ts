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
import { groupVersions } from '@/lib/group-versions';
import type { AllItemsSource } from '@/admin/list/all-items/all-items';
import { PAGE_SIZE } from '@/admin/list/all-items/walk-pages';
import { countFilters } from '@/admin/list/list-search';
import { useList } from '@/admin/list/use-list';
import { filtersInDrawer, officeIdsOf, type LawyerSearch } from './lawyer-search';
import { selectLawyers } from './select-lawyers';
import { useLawyerOrder } from './use-lawyer-order';

const SOURCE: AllItemsSource<Lawyer> = {
  fetchPage: (page, language) => listAdminLawyers({ page, pageSize: PAGE_SIZE }, language),
  fetchItem: (no, language) => listAdminLawyers({ no, page: 1, pageSize: PAGE_SIZE }, language),
  reduce: (row) => ({ ...row, intro: null, customContents: null }),
};

/** Returns the lawyers of the requested page, in the order that the user has set. */
export function useLawyerPage(search: LawyerSearch, announce: (message: string) => void) {
  const { locale, tag } = useLocale();
  const navigate = useNavigate();
  const officeIdList = officeIdsOf(search);
  const { name, officeIds, field, has, lacks, sort } = search;
  const select = useCallback(
    (rows: readonly Lawyer[]) =>
      selectLawyers(rows, { name, officeIds, field, has, lacks, sort }, { locale, tag }),
    [name, officeIds, field, has, lacks, sort, locale, tag],
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
      select,
    },
  });
  /** The number of lawyers on earlier pages. */
  const countBefore = (list.pageNo - 1) * list.pageSize;
  const page = {
    storedLawyers: groupVersions(list.items, locale),
    query: queryOf(list),
    countBefore: list.countsRows ? undefined : countBefore,
    total: list.total,
  };
  return { list, order: useLawyerOrder(page, announce), countBefore };
}
