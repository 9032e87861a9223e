import { useLingui } from '@lingui/react/macro';
import { SortArea } from '../kit/order/sort-area';
import type { Folder } from './catalogue-folders';
import { CatalogueList } from './catalogue-list';
import { TOP } from './catalogue-places';
import { useCataloguesScreen } from './catalogues-context';

/** The tree of catalogues, whose siblings can be put in order by dragging, by mouse or keyboard (D27). */
export function CatalogueTree({ folders }: { folders: readonly Folder[] }) {
  const { t } = useLingui();
  const { shelf, nameOf, shift } = useCataloguesScreen();
  const named = (no: string) => {
    const folder = shelf.byNo.get(no);
    return folder ? nameOf(folder) : '';
  };
  return (
    <SortArea
      nameOf={named}
      instructions={t`Press the space bar to pick the catalogue up, the arrow keys to move it among its siblings, the space bar to put it down, Escape to leave it where it was.`}
      onDrop={(items, from, to) =>
        shift(
          items.flatMap((no) => shelf.byNo.get(no) ?? []),
          from,
          to,
        )
      }
    >
      <CatalogueList parentNo={TOP} folders={folders} label={t`Catalogues`} />
    </SortArea>
  );
}
