import type { Active, Announcements, Over, ScreenReaderInstructions } from '@dnd-kit/core';
import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { placeOf } from '../../kit/order/sibling-drag';

/** What is said to screen readers while a row is dragged, in the interface language. */
export function useRowWords(nameOf: (key: string) => string): {
  announcements: Announcements;
  screenReaderInstructions: ScreenReaderInstructions;
} {
  const { t } = useLingui();
  const moved = useRef(false);
  const said = (active: Active, over: Over | null) => ({
    name: nameOf(String(active.id)),
    position: (placeOf(over ?? active)?.index ?? 0) + 1,
    total: placeOf(active)?.items.length ?? 1,
  });
  return {
    announcements: {
      onDragStart({ active }) {
        moved.current = false;
        const { name, position, total } = said(active, null);
        return t`“${name}” picked up. It is ${position} of ${total}.`;
      },
      onDragOver({ active, over }) {
        // It begins above its own place, which has just been said.
        if (!moved.current && over?.id === active.id) return undefined;
        moved.current = true;
        const { name, position, total } = said(active, over);
        return t`“${name}” would be ${position} of ${total}.`;
      },
      onDragEnd({ active, over }) {
        const { name, position, total } = said(active, over);
        return t`“${name}” put down. It is ${position} of ${total}.`;
      },
      onDragCancel({ active }) {
        const { name } = said(active, null);
        return t`“${name}” stays where it was.`;
      },
    },
    screenReaderInstructions: {
      draggable: t`Press the space bar to pick it up, the arrow keys to move it, the space bar to put it down, Escape to leave it where it was.`,
    },
  };
}
