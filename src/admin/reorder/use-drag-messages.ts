import type { Active, Announcements, Over, ScreenReaderInstructions } from '@dnd-kit/core';
import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { dropParentOf, siblingsOf } from './sibling-drag';

/** Returns the screen reader announcements of a drag; `instructions` explains the keyboard. */
export function useDragMessages(
  nameOf: (id: string) => string,
  instructions: string,
): {
  announcements: Announcements;
  screenReaderInstructions: ScreenReaderInstructions;
} {
  const { t } = useLingui();
  const hasMoved = useRef(false);
  const describe = (active: Active, over: Over | null) => ({
    name: nameOf(String(active.id)),
    position: (siblingsOf(over ?? active)?.index ?? 0) + 1,
    total: siblingsOf(active)?.items.length ?? 1,
  });
  const notMoved = (active: Active) => {
    const { name } = describe(active, null);
    return t`“${name}” was not moved.`;
  };
  return {
    announcements: {
      onDragStart({ active }) {
        hasMoved.current = false;
        const { name, position, total } = describe(active, null);
        return t`“${name}” picked up at position ${position} of ${total}.`;
      },
      onDragOver({ active, over }) {
        // A drag starts over the item's own position, which was just announced.
        if (!hasMoved.current && over?.id === active.id) return undefined;
        hasMoved.current = true;
        const { name, position, total } = describe(active, over);
        const parentKey = dropParentOf(over?.id);
        const parent = nameOf(parentKey ?? '');
        if (parentKey !== undefined)
          return t`“${name}” is over “${parent}” and would move into it.`;
        return t`“${name}” is over position ${position} of ${total}.`;
      },
      onDragEnd({ active, over }) {
        // The list announces the new position; a dialog confirms a new parent and names it.
        return over === null || over.id === active.id ? notMoved(active) : undefined;
      },
      onDragCancel: ({ active }) => notMoved(active),
    },
    screenReaderInstructions: {
      draggable: instructions,
    },
  };
}
