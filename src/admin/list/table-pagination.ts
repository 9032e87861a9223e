import { useLingui } from '@lingui/react/macro';
import type { PaginationProps, TablePaginationConfig } from 'antd';
import { cloneElement, isValidElement } from 'react';

/** Returns the `itemRender` of antd's pagination that labels its arrows, which have only an icon. */
export function usePageItemRender(): NonNullable<PaginationProps['itemRender']> {
  const { t } = useLingui();
  const labels: Partial<Record<string, string>> = { prev: t`Previous page`, next: t`Next page` };
  return (_, type, element) =>
    labels[type] && isValidElement<{ 'aria-label'?: string }>(element)
      ? cloneElement(element, { 'aria-label': labels[type] })
      : element;
}

/** Returns the pagination of a table that has all its rows and no choice of the page size. */
export function useFixedTablePagination(pageSize: number): TablePaginationConfig {
  const itemRender = usePageItemRender();
  return { pageSize, hideOnSinglePage: true, showSizeChanger: false, itemRender };
}
