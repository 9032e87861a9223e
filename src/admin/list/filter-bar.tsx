import { FilterOutlined } from '@ant-design/icons';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Badge, Button, Form, Drawer, Space } from 'antd';
import { useState, type ReactNode } from 'react';
import { FROM_TABLET, useMedia } from '@/admin/shared/use-media';
import { HiddenName } from '@/ui/hidden-name';
import type { List } from './use-list';
import styles from './list.module.css';
import { sortOf, sortParam, type Sort } from './list-search';
import { SelectFilter } from './select-filter';

interface FilterBarProps {
  list: Pick<List, 'hasFilters' | 'filterCount' | 'total' | 'countsVersions' | 'sort' | 'sortBy'>;
  /** Resets all filters and the sort order. */
  onReset: () => void;
  /** The filters that are always shown on wide screens: `Form.Item`s. */
  children: ReactNode;
  /** Further filters, in a drawer, and how many of them are set. */
  moreFilters?: { filters: ReactNode; activeCount: number };
  /** The columns of the list: narrow screens have no headers of most of them to sort by. */
  columns?: readonly SortableColumn[];
}

/** Renders the filters, a reset button and the number of items above a list; on narrow screens, filters and order in a drawer. */
export function FilterBar({ list, onReset, children, moreFilters, columns = [] }: FilterBarProps) {
  const { t } = useLingui();
  const { hasFilters, filterCount = hasFilters ? 1 : 0, total, countsVersions, sort } = list;
  const isWide = useMedia(FROM_TABLET);
  const [open, setOpen] = useState(false);
  const canReset = hasFilters || sort !== undefined;
  const drawerFilterCount = isWide ? (moreFilters?.activeCount ?? 0) : filterCount;
  return (
    <>
      <Form layout="inline" colon={false} role="search" component="div" className={styles.filters}>
        {isWide && children}
        {(!isWide || moreFilters) && (
          <Badge count={drawerFilterCount} size="small" title="">
            <Button
              icon={<FilterOutlined aria-hidden />}
              aria-haspopup="dialog"
              onClick={() => setOpen(true)}
            >
              {isWide ? t`More filters` : t({ message: 'Filters', context: 'of a list' })}
              {drawerFilterCount > 0 && <HiddenName name={t`${drawerFilterCount} set`} />}
            </Button>
          </Badge>
        )}
        {canReset && (
          <Button type="link" onClick={onReset}>
            <Trans>Reset</Trans>
          </Button>
        )}
        <p className={styles.itemCount} role="status">
          {total !== undefined &&
            (countsVersions ? (
              <Plural value={total} one="# language version" other="# language versions" />
            ) : (
              <Plural value={total} one="# item" other="# items" />
            ))}
        </p>
      </Form>
      <Drawer
        open={open}
        destroyOnHidden
        title={t({ message: 'Filters', context: 'of a list' })}
        onClose={() => setOpen(false)}
        footer={
          <Space>
            <Button type="primary" onClick={() => setOpen(false)}>
              {total === undefined || countsVersions ? (
                <Trans>Close</Trans>
              ) : (
                <Plural value={total} one="Show # item" other="Show # items" />
              )}
            </Button>
            <Button disabled={!canReset} onClick={onReset}>
              <Trans>Reset</Trans>
            </Button>
          </Space>
        }
      >
        <Form layout="vertical" component="div" className={styles.drawerForm}>
          {!isWide && children}
          {moreFilters?.filters}
          {!isWide && list.sortBy && <SortFilter {...{ columns, sort }} onSort={list.sortBy} />}
        </Form>
      </Drawer>
    </>
  );
}

interface SortableColumn {
  key: string;
  title: string;
  sorter?: unknown;
}

interface SortFilterProps {
  columns: readonly SortableColumn[];
  sort: Sort | undefined;
  onSort: (sort: Sort | undefined) => void;
}

function SortFilter({ columns, sort, onSort }: SortFilterProps) {
  const { t } = useLingui();
  const sortableColumns = columns.filter(({ sorter }) => Boolean(sorter));
  const options = sortableColumns.flatMap(({ key, title }) => [
    { value: key, label: t`${title}, ascending` },
    { value: `-${key}`, label: t`${title}, descending` },
  ]);
  return (
    <SelectFilter
      label={t`Sort by`}
      value={sortParam(sort)}
      options={[{ value: '', label: t`Default order` }, ...options]}
      onChoose={(value) => onSort(sortOf({ sort: value }))}
    />
  );
}
