import {
  closestCenter,
  pointerWithin,
  type Active,
  type CollisionDetection,
  type KeyboardCoordinateGetter,
  type Modifier,
  type Over,
  type UniqueIdentifier,
} from '@dnd-kit/core';
import { hasSortableData } from '@dnd-kit/sortable';

/** Returns the siblings of a draggable item and its index, counted from 0. */
export function siblingsOf(
  dragItem: Active | Over | null,
): { listId: string; items: string[]; index: number } | undefined {
  if (!hasSortableData(dragItem)) return undefined;
  const { containerId, items, index } = dragItem.data.current.sortable;
  return { listId: String(containerId), items: items.map(String), index };
}

const PARENT_PREFIX = 'into ';

/** Returns the id of the drop target that makes an item the parent. */
export const dropTargetId = (no: string) => `${PARENT_PREFIX}${no}`;

/** Returns the parent of a drop target by its id; undefined for a position among siblings. */
export function dropParentOf(id: UniqueIdentifier | undefined): string | undefined {
  const name = String(id ?? '');
  return name.startsWith(PARENT_PREFIX) ? name.slice(PARENT_PREFIX.length) : undefined;
}

/** Restricts dragging to the vertical axis. */
export const restrictToVerticalAxis: Modifier = ({ transform }) => ({ ...transform, x: 0 });

/** Returns the parent under the pointer (`dropTargetId`), otherwise the siblings, the nearest first. */
export const detectDropTarget: CollisionDetection = (args) => {
  const withContainers = (isIncluded: (id: string) => boolean) => ({
    ...args,
    droppableContainers: args.droppableContainers.filter(({ id }) => isIncluded(String(id))),
  });
  const [parentTarget] = pointerWithin(
    withContainers((id) => dropParentOf(id) !== undefined && dropParentOf(id) !== args.active.id),
  );
  const items = siblingsOf(args.active)?.items ?? [];
  return parentTarget ? [parentTarget] : closestCenter(withContainers((id) => items.includes(id)));
};

/** Moves the dragged item to the previous or next sibling with the arrow keys. */
export const moveByArrowKeys: KeyboardCoordinateGetter = (event, { context }) => {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.code];
  const items = siblingsOf(context.active)?.items;
  const target = context.over ?? context.active;
  if (!step || !items || !target) return undefined;
  event.preventDefault();
  const next = items[items.indexOf(String(target.id)) + step];
  const rect = next === undefined ? undefined : context.droppableRects.get(next);
  return rect && { x: rect.left, y: rect.top };
};
