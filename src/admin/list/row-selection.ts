import { useLingui } from '@lingui/react/macro';
import type { TableProps } from 'antd';
import type { Selection } from './use-selection';

/** Returns the `rowSelection` of antd's table with labels for its checkboxes; undefined without a `selection`. */
export function useRowSelection<Row>(
  selection: Selection<Row> | undefined,
  nameOf: (row: Row) => string,
): TableProps<Row>['rowSelection'] {
  const { t } = useLingui();
  if (!selection) return undefined;
  return {
    selectedRowKeys: selection.keys,
    onChange: selection.onChange,
    columnWidth: 40,
    getCheckboxProps: (row) => {
      const what = nameOf(row);
      return { 'aria-label': t`Select: ${what}` };
    },
    getTitleCheckboxProps: () => ({ 'aria-label': t`Select all on this page` }),
  };
}
