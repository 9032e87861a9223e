import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { useLingui } from '@lingui/react/macro';
import { useLanguageNames } from '../kit/language-names';
import { RowOutcome } from '../kit/list/row-outcome';
import { SelectBox } from '../kit/list/select-box';
import type { RowWrites } from '../kit/list/use-row-writes';
import type { Selection } from '../kit/list/use-selection';
import { DragHandle } from '../kit/order/drag-handle';
import { OrderOutcome } from '../kit/order/order-outcome';
import type { Order } from '../kit/order/use-order';
import { FieldActions } from './field-actions';
import { FieldIconCell, FieldNameCell, FieldUpdate } from './field-cells';
import styles from './field-list.module.css';
import type { FieldRow as Row } from './field-match';
import type { FieldOrder } from './use-field-view';
import { useFieldName } from './use-field-name';

/** What every row of the list is given. */
export interface RowScreen {
  codes: readonly string[];
  total: number;
  order: Order<FieldOrder>;
  writes: RowWrites<Row>;
  selection: Selection<Row>;
  /** Moves a row, both places counted from 0 among all rows. */
  onShift: (from: number, to: number) => void;
  onDelete: (row: Row) => void;
}

interface FieldRowProps extends RowScreen {
  row: Row;
  /** Its place among all rows, counted from 0. */
  index: number;
  /** A row of a table, or a card where there is no room for one. */
  as: 'row' | 'card';
}

/** One field: handle, icon, its names beside each other, and what can be done with it. */
export function FieldRow(props: FieldRowProps) {
  const { row, index, as, codes, total, order, writes, selection, onShift, onDelete } = props;
  const { t } = useLingui();
  const { nameOf: languageOf } = useLanguageNames();
  const { rowName } = useFieldName();
  const name = rowName(row);
  const result = writes.resultOf(row);
  const leaving = result !== undefined && result.state !== 'failed';
  const sortable = useSortable({
    id: row.key,
    disabled: total < 2 || leaving,
    attributes: { roleDescription: t`movable` },
  });
  const place = {
    ref: sortable.setNodeRef,
    'data-dragging': sortable.isDragging || undefined,
    'data-leaving': leaving || undefined,
    style: {
      transform: CSS.Translate.toString(sortable.transform),
      transition: sortable.transition,
    },
  };
  const handle = <DragHandle sortable={sortable} name={name} />;
  const box = <SelectBox row={row} selection={selection} what={name} />;
  const actions = (
    <>
      <RowOutcome row={row} writes={writes} what={name}>
        <FieldActions
          {...{ row, index, total }}
          onShift={(to) => onShift(index, to)}
          onDelete={() => onDelete(row)}
        />
      </RowOutcome>
      <OrderOutcome order={order} no={row.key} what={name} />
    </>
  );

  if (as === 'card') {
    return (
      <li {...place} className={styles.card}>
        <div className={styles.cardHead}>
          {box}
          {handle}
          <FieldIconCell row={row} />
          <ul className={styles.names}>
            {codes.map((code) => (
              <li key={code}>
                <FieldNameCell row={row} code={code} />
              </li>
            ))}
          </ul>
        </div>
        <FieldUpdate row={row} />
        {actions}
      </li>
    );
  }
  return (
    <tr {...place}>
      <td>{box}</td>
      <td>
        <div className={styles.place}>
          {handle}
          <span className={styles.number}>{index + 1}</span>
        </div>
      </td>
      <td>
        <FieldIconCell row={row} />
      </td>
      {codes.map((code) => (
        <td key={code} data-label={languageOf(code)}>
          <FieldNameCell row={row} code={code} />
        </td>
      ))}
      <td>
        <FieldUpdate row={row} />
      </td>
      <td>{actions}</td>
    </tr>
  );
}
