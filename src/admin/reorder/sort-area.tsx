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
import { byArrowKeys, intoOf, onItems, placeOf, upAndDown } from './sibling-drag';
import { useDragMessages } from './use-drag-messages';

// A click on the handle is no drag yet.
const pointer = { activationConstraint: { distance: 4 } };
const keyboard = { coordinateGetter: byArrowKeys };

const start = ({ activatorEvent }: DragStartEvent) => {
  if (activatorEvent instanceof KeyboardEvent) bufferKeys();
};

interface SortAreaProps {
  /** What the item of an id is called. */
  nameOf: (id: string) => string;
  /** Says to screen readers how an item is moved by keyboard. */
  instructions: string;
  /** Gets the ids of the siblings as they stood, and the places, counted from 0, of what was dropped. */
  onDrop: (items: readonly string[], from: number, to: number) => void;
  /** Gets the ids of what was dropped and of what it was dropped onto, to go below it. */
  onDropInto?: ((id: string, parent: string) => void) | undefined;
  /** The sortable lists: items are put in order within theirs. */
  children: ReactNode;
}

/** Where items are put in order by dragging, by mouse or keyboard (D27). */
export function SortArea({ nameOf, instructions, onDrop, onDropInto, children }: SortAreaProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, pointer),
    useSensor(KeyboardSensor, keyboard),
  );
  const words = useDragMessages(nameOf, instructions);
  const drop = ({ active, over }: DragEndEvent) => {
    const from = placeOf(active);
    const to = placeOf(over);
    const parent = intoOf(over?.id);
    if (parent !== undefined) onDropInto?.(String(active.id), parent);
    else if (from && from.list === to?.list) onDrop(from.items, from.index, to.index);
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={onItems}
      modifiers={[upAndDown]}
      accessibility={words}
      onDragStart={start}
      onDragEnd={drop}
    >
      {children}
    </DndContext>
  );
}
