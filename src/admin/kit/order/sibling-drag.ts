import {
  closestCenter,
  type CollisionDetection,
  type KeyboardCoordinateGetter,
  type Modifier,
} from '@dnd-kit/core';
import { hasSortableData } from '@dnd-kit/sortable';
import type { Active, Over } from '@dnd-kit/core';

/** The list of siblings that something draggable stands in, and its place there, counted from 0. */
export function placeOf(
  one: Active | Over | null,
): { list: string; items: string[]; index: number } | undefined {
  if (!hasSortableData(one)) return undefined;
  const { containerId, items, index } = one.data.current.sortable;
  return { list: String(containerId), items: items.map(String), index };
}

/** An item is dragged among its siblings only: it moves up and down. */
export const upAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 });

/** What it can be dropped on: the nearest of its siblings. */
export const amongSiblings: CollisionDetection = (given) => {
  const items = placeOf(given.active)?.items ?? [];
  const droppableContainers = given.droppableContainers.filter(({ id }) =>
    items.includes(String(id)),
  );
  return closestCenter({ ...given, droppableContainers });
};

/** Where the arrow keys take it: to the sibling before or after. */
export const byArrowKeys: KeyboardCoordinateGetter = (event, { context }) => {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.code];
  const items = placeOf(context.active)?.items;
  const at = context.over ?? context.active;
  if (!step || !items || !at) return undefined;
  event.preventDefault();
  const next = items[items.indexOf(String(at.id)) + step];
  const rect = next === undefined ? undefined : context.droppableRects.get(next);
  return rect && { x: rect.left, y: rect.top };
};
