import {
  SortableContext,
  useSortable,
  verticalListSortingStrategy,
  type SortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { useLingui } from '@lingui/react/macro';
import { createContext, useContext, type HTMLAttributes, type ReactNode } from 'react';
import { DragHandle } from '@/admin/reorder/drag-handle';
import { SortArea } from '@/admin/reorder/sort-area';
import type { RowOrder } from './row-order';

const OrderContext = createContext<RowOrder | undefined>(undefined);
const RowContext = createContext<ReturnType<typeof useSortable> | undefined>(undefined);

/** Makes the `SortableRow`s of the table inside sortable by pointer or keyboard (D27). */
export function SortableRows({ order, children }: { order: RowOrder; children: ReactNode }) {
  return (
    <OrderContext value={order}>
      <SortArea {...order}>{children}</SortArea>
    </OrderContext>
  );
}

type RowProps = HTMLAttributes<HTMLTableRowElement> & { 'data-row-key'?: string };

// The rows of a tree are mixed with those of other levels: a line shows the drop position instead of a gap.
const keepRowsInPlace: SortingStrategy = () => null;

/** Renders a row of antd's table inside `SortableRows`. */
export function SortableRow(props: RowProps) {
  const order = useContext(OrderContext);
  const key = props['data-row-key'];
  const groupIndex =
    order?.groups.findIndex((keys) => key !== undefined && keys.includes(key)) ?? -1;
  const keys = order?.groups[groupIndex];
  // The expanded content of a row cannot be sorted.
  if (!keys || key === undefined) return <tr {...props} />;
  const isAlone = keys.length < 2 && !order?.onDropInto;
  return (
    <SortableContext
      id={String(groupIndex)}
      items={[...keys]}
      strategy={order?.onDropInto ? keepRowsInPlace : verticalListSortingStrategy}
    >
      <SortableTableRow {...props} rowKey={key} disabled={isAlone || order.isFixed(key)} />
    </SortableContext>
  );
}

interface SortableTableRowProps extends RowProps {
  rowKey: string;
  disabled: boolean;
}

function SortableTableRow({ rowKey, disabled, style, ...props }: SortableTableRowProps) {
  const { t } = useLingui();
  const sortable = useSortable({
    id: rowKey,
    disabled,
    attributes: { roleDescription: t`movable` },
  });
  const { setNodeRef, transform, transition, isDragging, isOver, index, activeIndex } = sortable;
  const dropSide = activeIndex > index ? 'before' : 'after';
  return (
    <RowContext value={disabled ? undefined : sortable}>
      <tr
        {...props}
        ref={setNodeRef}
        style={{ ...style, transform: CSS.Translate.toString(transform), transition }}
        data-dragging={isDragging || undefined}
        data-drop={isOver && !isDragging ? dropSide : undefined}
      />
    </RowContext>
  );
}

/** Renders the drag handle of a row; nothing if the row cannot move. */
export function RowDragHandle({ name }: { name: string }) {
  const sortable = useContext(RowContext);
  return sortable && <DragHandle sortable={sortable} name={name} />;
}
