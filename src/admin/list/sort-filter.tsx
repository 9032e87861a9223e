import { useLingui } from '@lingui/react/macro';
import { sortOf, sortParam, type Sort } from './list-search';
import { SelectFilter } from './select-filter';

/** A column that a list may be sorted by. */
export interface SortableColumn {
  key: string;
  title: string;
  sorter?: unknown;
}

interface SortFilterProps {
  columns: readonly SortableColumn[];
  sort: Sort | undefined;
  onSort: (sort: Sort | undefined) => void;
}

/** Renders the choice of the sort order. */
export function SortFilter({ columns, sort, onSort }: SortFilterProps) {
  const { t } = useLingui();
  const sortable = columns.filter(({ sorter }) => Boolean(sorter));
  const options = sortable.flatMap(({ key, title }) => [
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
