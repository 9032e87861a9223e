import { Table } from 'antd';
import type { ReactNode } from 'react';
import { useFixedTablePagination } from '@/admin/list/table-pagination';
import { SILENT_TABLE } from '@/admin/shared/silent-table';

interface StoredItemsTableProps<Item> {
  items: readonly Item[];
  rowKey: keyof Item & string;
  renderItem: (item: Item) => ReactNode;
}

/** Renders items that are stored in this browser, ten on a page, each in one cell. */
export function StoredItemsTable<Item extends object>({
  items,
  rowKey,
  renderItem,
}: StoredItemsTableProps<Item>) {
  const pagination = useFixedTablePagination(10);
  return (
    <Table<Item>
      {...SILENT_TABLE}
      size="middle"
      rowKey={rowKey}
      showHeader={false}
      pagination={pagination}
      dataSource={[...items]}
      columns={[{ key: 'item', render: (_: unknown, item: Item) => renderItem(item) }]}
    />
  );
}
