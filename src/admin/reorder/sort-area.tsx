import {
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
  type DragStartEvent,
} from '@dnd-kit/core';
import type { ReactNode } from 'react';
import { bufferKeys } from './buffer-keys';
import { byArrowKeys, dropParentOf, onItems, siblingsOf, verticalAxis } from './sibling-drag';
import { useDragMessages } from './use-drag-messages';

// A click on the handle does not start a drag.
const pointer = { activationConstraint: { distance: 4 } };
const keyboard = { coordinateGetter: byArrowKeys };

const start = ({ activatorEvent }: DragStartEvent) => {
  if (activatorEvent instanceof KeyboardEvent) bufferKeys();
};

interface SortAreaProps {
  /** Returns the name of an item. */
  nameOf: (id: string) => string;
  /** Keyboard instructions for screen readers. */
  instructions: string;
  /** Receives the ids of the siblings and both indexes of the dropped item, counted from 0. */
  onDrop: (items: readonly string[], from: number, to: number) => void;
  /** Receives the id of the dropped item and of its new parent. */
  onDropInto?: ((id: string, parent: string) => void) | undefined;
  /** The sortable lists, each sorted separately. */
  children: ReactNode;
}

/** Provides sorting by mouse or keyboard for the lists inside (D27). */
export function SortArea({ nameOf, instructions, onDrop, onDropInto, children }: SortAreaProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, pointer),
    useSensor(KeyboardSensor, keyboard),
  );
  const dragMessages = useDragMessages(nameOf, instructions);
  const drop = ({ active, over }: DragEndEvent) => {
    const from = siblingsOf(active);
    const to = siblingsOf(over);
    const parent = dropParentOf(over?.id);
    if (parent !== undefined) onDropInto?.(String(active.id), parent);
    else if (from && from.list === to?.list) onDrop(from.items, from.index, to.index);
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={onItems}
      modifiers={[verticalAxis]}
      accessibility={dragMessages}
      onDragStart={start}
      onDragEnd={drop}
    >
      {children}
    </DndContext>
  );
}
