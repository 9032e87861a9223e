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

/** The list of siblings that something draggable stands in, and its place there, counted from 0. */
export function placeOf(
  one: Active | Over | null,
): { list: string; items: string[]; index: number } | undefined {
  if (!hasSortableData(one)) return undefined;
  const { containerId, items, index } = one.data.current.sortable;
  return { list: String(containerId), items: items.map(String), index };
}

const INTO = 'into ';

/** The id of the place where what is dropped goes below an item. */
export const intoId = (no: string) => `${INTO}${no}`;

/** The item below which something is dropped; undefined of a place among siblings. */
export function intoOf(id: UniqueIdentifier | undefined): string | undefined {
  const name = String(id ?? '');
  return name.startsWith(INTO) ? name.slice(INTO.length) : undefined;
}

/** What is dragged moves up and down. */
export const upAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 });

/** What it can be dropped on: the item that is pointed at, to go below it, or the nearest of its siblings. */
export const onItems: CollisionDetection = (given) => {
  const among = (fits: (id: string) => boolean) => ({
    ...given,
    droppableContainers: given.droppableContainers.filter(({ id }) => fits(String(id))),
  });
  const [below] = pointerWithin(
    among((id) => intoOf(id) !== undefined && intoOf(id) !== given.active.id),
  );
  const items = placeOf(given.active)?.items ?? [];
  return below ? [below] : closestCenter(among((id) => items.includes(id)));
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
