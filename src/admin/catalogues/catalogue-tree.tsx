import {
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
} from '@dnd-kit/core';
import { useLingui } from '@lingui/react/macro';
import type { Folder } from './catalogue-folders';
import { CatalogueList } from './catalogue-list';
import { TOP } from './catalogue-places';
import { useCataloguesScreen } from './catalogues-context';
import { amongSiblings, byArrowKeys, placeOf, upAndDown } from './sibling-drag';
import { useDragWords } from './use-drag-words';

// A click on the handle is no drag yet.
const pointer = { activationConstraint: { distance: 4 } };
const keyboard = { coordinateGetter: byArrowKeys };

/** The tree of catalogues, whose siblings can be put in order by dragging, by mouse or keyboard (D27). */
export function CatalogueTree({ folders }: { folders: readonly Folder[] }) {
  const { t } = useLingui();
  const { shelf, nameOf, shift } = useCataloguesScreen();
  const sensors = useSensors(
    useSensor(PointerSensor, pointer),
    useSensor(KeyboardSensor, keyboard),
  );
  const words = useDragWords((no) => {
    const folder = shelf.byNo.get(no);
    return folder ? nameOf(folder) : '';
  });

  const drop = ({ active, over }: DragEndEvent) => {
    const from = placeOf(active);
    const to = placeOf(over);
    if (!from || from.list !== to?.list) return;
    const siblings = from.items.flatMap((no) => shelf.byNo.get(no) ?? []);
    shift(siblings, from.index, to.index);
  };

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={amongSiblings}
      modifiers={[upAndDown]}
      accessibility={words}
      onDragEnd={drop}
    >
      <CatalogueList parentNo={TOP} folders={folders} label={t`Catalogues`} />
    </DndContext>
  );
}
