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

/** How the rows of a table are put in order by hand. */
export interface RowOrder {
  /** Rows that are put in order among each other, by their keys; a row alone in its group stays. */
  groups: readonly (readonly string[])[];
  /** Whether a row stays where it is for now. */
  isFixed: (key: string) => boolean;
  nameOf: (key: string) => string;
  /** Says to screen readers how a row is moved by keyboard. */
  instructions: string;
  /** Gets the keys of a group and the places in it, counted from 0, of what was dropped. */
  onDrop: (keys: readonly string[], from: number, to: number) => void;
  /** Of a tree: gets what was dropped onto another row (`intoId`), to go below it. */
  onDropInto?: ((key: string, parent: string) => void) | undefined;
}

const OrderContext = createContext<RowOrder | undefined>(undefined);
const RowContext = createContext<ReturnType<typeof useSortable> | undefined>(undefined);

/** Around a table whose rows are put in order by dragging, by mouse or keyboard (D27). */
export function SortableRows({ order, children }: { order: RowOrder; children: ReactNode }) {
  return (
    <OrderContext value={order}>
      <SortArea
        nameOf={order.nameOf}
        instructions={order.instructions}
        onDrop={(keys, from, to) => order.onDrop(keys, from, to)}
        onDropInto={order.onDropInto}
      >
        {children}
      </SortArea>
    </OrderContext>
  );
}

type RowProps = HTMLAttributes<HTMLTableRowElement> & { 'data-row-key'?: string };

// Between the rows of a tree stand those of other levels: a line shows the place instead of room made for it.
const stay: SortingStrategy = () => null;

/** A row that antd's table draws with, inside of `SortableRows`. */
export function SortableRow(props: RowProps) {
  const order = useContext(OrderContext);
  const key = props['data-row-key'];
  const at = order?.groups.findIndex((keys) => key !== undefined && keys.includes(key)) ?? -1;
  const keys = order?.groups[at];
  // The row of what a row unfolds has no place of its own.
  if (!keys || key === undefined) return <tr {...props} />;
  const alone = keys.length < 2 && !order?.onDropInto;
  return (
    <SortableContext
      id={String(at)}
      items={[...keys]}
      strategy={order?.onDropInto ? stay : verticalListSortingStrategy}
    >
      <PlacedRow {...props} rowKey={key} disabled={alone || order.isFixed(key)} />
    </SortableContext>
  );
}

interface PlacedRowProps extends RowProps {
  rowKey: string;
  disabled: boolean;
}

function PlacedRow({ rowKey, disabled, style, ...props }: PlacedRowProps) {
  const { t } = useLingui();
  const sortable = useSortable({
    id: rowKey,
    disabled,
    attributes: { roleDescription: t`movable` },
  });
  const { setNodeRef, transform, transition, isDragging, isOver, index, activeIndex } = sortable;
  const side = activeIndex > index ? 'before' : 'after';
  return (
    <RowContext value={disabled ? undefined : sortable}>
      <tr
        {...props}
        ref={setNodeRef}
        style={{ ...style, transform: CSS.Translate.toString(transform), transition }}
        data-dragging={isDragging || undefined}
        data-drop={isOver && !isDragging ? side : undefined}
      />
    </RowContext>
  );
}

/** Where a row is taken; nothing where it cannot go anywhere. */
export function RowHandle({ name }: { name: string }) {
  const sortable = useContext(RowContext);
  return sortable && <DragHandle sortable={sortable} name={name} />;
}
