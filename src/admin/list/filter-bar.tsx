import { FilterOutlined } from '@ant-design/icons';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Badge, Button, Form } from 'antd';
import { useState, type ReactNode } from 'react';
import { FROM_TABLET, useMedia } from '@/admin/shared/use-media';
import { HiddenName } from '@/ui/hidden-name';
import { FilterDrawer } from './filter-drawer';
import { SortFilter, type SortableColumn } from './sort-filter';
import type { List } from './use-list';
import styles from './list.module.css';

interface FilterBarProps {
  list: Pick<List, 'hasFilters' | 'filterCount' | 'total' | 'countsRows' | 'sort' | 'sortBy'>;
  /** Resets all filters and the sort order. */
  onReset: () => void;
  /** The filters that are always shown on wide screens: `Form.Item`s. */
  children: ReactNode;
  /** Further filters, in a drawer, and how many of them are set. */
  moreFilters?: { filters: ReactNode; setCount: number };
  /** The columns of the list: narrow screens have no headers of most of them to sort by. */
  columns?: readonly SortableColumn[];
}

/**
 * Renders the bar above a list: filters, reset button, and number of items. On narrow screens, all filters and the sort
 * order are in a drawer.
 */
export function FilterBar({ list, onReset, children, moreFilters, columns = [] }: FilterBarProps) {
  const { t } = useLingui();
  const { hasFilters, filterCount = hasFilters ? 1 : 0, total, countsRows, sort } = list;
  const isWide = useMedia(FROM_TABLET);
  const [open, setOpen] = useState(false);
  const drawerFilterCount = isWide ? (moreFilters?.setCount ?? 0) : filterCount;
  return (
    <>
      <Form layout="inline" role="search" component="div" className={styles.filters}>
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
        {(hasFilters || sort) && (
          <Button type="link" onClick={onReset}>
            <Trans>Reset</Trans>
          </Button>
        )}
        <p className={styles.itemCount} role="status">
          {total !== undefined &&
            (countsRows ? (
              <Plural value={total} one="# language version" other="# language versions" />
            ) : (
              <Plural value={total} one="# item" other="# items" />
            ))}
        </p>
      </Form>
      <FilterDrawer
        open={open}
        total={total}
        onReset={hasFilters || sort ? onReset : undefined}
        onClose={() => setOpen(false)}
      >
        {!isWide && children}
        {moreFilters?.filters}
        {!isWide && list.sortBy && <SortFilter {...{ columns, sort }} onSort={list.sortBy} />}
      </FilterDrawer>
    </>
  );
}
