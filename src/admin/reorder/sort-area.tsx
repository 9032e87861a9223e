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
import {
  moveByArrowKeys,
  dropParentOf,
  detectDropTarget,
  siblingsOf,
  restrictToVerticalAxis,
} from './sibling-drag';
import { useDragMessages } from './use-drag-messages';

// A click on the handle must not start a drag.
const pointerOptions = { activationConstraint: { distance: 4 } };
const keyboardOptions = { coordinateGetter: moveByArrowKeys };

const handleDragStart = ({ activatorEvent }: DragStartEvent) => {
  if (activatorEvent instanceof KeyboardEvent) bufferKeys();
};

interface SortAreaProps {
  nameOf: (id: string) => string;
  instructions: string;
  /** Receives the ids of the siblings and both indexes of the dropped item, counted from 0. */
  onDrop: (items: readonly string[], fromIndex: number, toIndex: number) => void;
  /** Receives the id of the dropped item and of its new parent. */
  onDropInto?: ((id: string, parent: string) => void) | undefined;
  /** The sortable lists, each sorted separately. */
  children: ReactNode;
}

/** Provides sorting by pointer or keyboard for the lists inside (D27). */
export function SortArea({ nameOf, instructions, onDrop, onDropInto, children }: SortAreaProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, pointerOptions),
    useSensor(KeyboardSensor, keyboardOptions),
  );
  const dragMessages = useDragMessages(nameOf, instructions);
  const handleDragEnd = ({ active, over }: DragEndEvent) => {
    const source = siblingsOf(active);
    const target = siblingsOf(over);
    const parent = dropParentOf(over?.id);
    if (parent !== undefined) onDropInto?.(String(active.id), parent);
    else if (source && source.listId === target?.listId)
      onDrop(source.items, source.index, target.index);
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={detectDropTarget}
      modifiers={[restrictToVerticalAxis]}
      accessibility={dragMessages}
      onDragStart={handleDragStart}
      onDragEnd={handleDragEnd}
    >
      {children}
    </DndContext>
  );
}

/**
 * Buffers the keys that are pressed between picking up an item by keyboard and dnd-kit's listener, and replays them
 * (D27). dnd-kit registers the listener in a timer, which the next keys overtake on a slow machine: the page would
 * scroll instead. Call it when the drag starts, before that timer is set.
 */
function bufferKeys(): void {
  const bufferedEvents: KeyboardEvent[] = [];
  const bufferEvent = (event: KeyboardEvent) => {
    event.preventDefault();
    event.stopPropagation();
    bufferedEvents.push(event);
  };
  window.addEventListener('keydown', bufferEvent, true);
  const replay = () => {
    window.removeEventListener('keydown', bufferEvent, true);
    for (const event of bufferedEvents)
      event.target?.dispatchEvent(new KeyboardEvent('keydown', event));
  };
  // The nested timer runs after dnd-kit's.
  setTimeout(() => setTimeout(replay));
}
