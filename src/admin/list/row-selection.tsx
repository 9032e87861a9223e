import { useLingui } from '@lingui/react/macro';
import { Checkbox, type TableProps } from 'antd';
import { useMemo, useSyncExternalStore } from 'react';
import type { SelectedKeys } from './selected-keys';
import type { Selection } from './use-selection';

/** Returns antd's `rowSelection`. Its checkboxes subscribe: `selectedRowKeys` would re-render all cells at each change. */
export function useRowSelection<Row>(
  selection: Selection<Row> | undefined,
  nameOf: (row: Row) => string,
): TableProps<Row>['rowSelection'] {
  const keys = selection?.keys;
  const keyOf = selection?.keyOf;
  return useMemo(
    () =>
      keys &&
      keyOf && {
        columnWidth: 40,
        columnTitle: <SelectAllCheckbox keys={keys} />,
        renderCell: (_, row) => <RowCheckbox keys={keys} rowKey={keyOf(row)} name={nameOf(row)} />,
      },
    [keys, keyOf, nameOf],
  );
}

/** Renders the checkbox of a row. With Shift, it toggles all rows from the one that was selected last. */
function RowCheckbox({ keys, rowKey, name }: { keys: SelectedKeys; rowKey: string; name: string }) {
  const { t } = useLingui();
  const isChecked = useSyncExternalStore(keys.subscribe, () => keys.get().has(rowKey));
  return (
    <Checkbox
      aria-label={t`Select: ${name}`}
      checked={isChecked}
      onChange={({ nativeEvent }) => keys.toggle(rowKey, nativeEvent.shiftKey)}
    />
  );
}

/** Renders the checkbox in the header, which selects all rows of the page. */
function SelectAllCheckbox({ keys }: { keys: SelectedKeys }) {
  const { t } = useLingui();
  const selectedPart = useSyncExternalStore(keys.subscribe, keys.selectedPart);
  return (
    <div className="ant-table-selection">
      <Checkbox
        aria-label={t`Select all on this page`}
        checked={selectedPart === 'all'}
        indeterminate={selectedPart === 'some'}
        disabled={selectedPart === undefined}
        onChange={() => keys.toggleAll()}
      />
    </div>
  );
}
