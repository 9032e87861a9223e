import { useLingui } from '@lingui/react/macro';
import styles from './selection.module.css';
import type { Selection } from './use-selection';

/** Marks one row; `what` is what the row is called. */
export function SelectBox<Row>({
  row,
  selection,
  what,
}: {
  row: Row;
  selection: Selection<Row>;
  what: string;
}) {
  const { t } = useLingui();
  return (
    <label className={styles.target}>
      <input
        type="checkbox"
        className={styles.box}
        aria-label={t`Select: ${what}`}
        checked={selection.has(row)}
        onChange={() => selection.toggle(row)}
      />
    </label>
  );
}

/** Marks all rows of the page, of which there are `count`, or none. */
export function SelectAllBox<Row>({
  selection,
  count,
}: {
  selection: Selection<Row>;
  count: number;
}) {
  const { t } = useLingui();
  const marked = selection.rows.length;
  return (
    <label className={styles.target}>
      <input
        ref={(box) => {
          if (box) box.indeterminate = marked > 0 && marked < count;
        }}
        type="checkbox"
        className={styles.box}
        aria-label={t`Select all on this page`}
        checked={count > 0 && marked === count}
        onChange={selection.toggleAll}
      />
    </label>
  );
}
