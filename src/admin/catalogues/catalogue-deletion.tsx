import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { DeleteQuestion } from '../kit/delete-question';
import { useNameList } from '../kit/name-list';
import { versionsOf, type Folder } from './catalogue-folders';
import { CatalogueHeld } from './catalogue-held';
import type { Obstacles } from './catalogue-obstacles';
import { useCataloguesScreen } from './catalogues-context';

/** A catalogue that is to be deleted, and what was found to stand in the way. */
export interface Deletion {
  folder: Folder;
  obstacles: Obstacles;
}

interface CatalogueDeletionProps {
  /** Null asks nothing. */
  deletion: Deletion | null;
  onDelete: (folder: Folder) => void;
  onClose: () => void;
}

/** Says what stands in the way of deleting a catalogue (D32), or asks before all its languages go. */
export function CatalogueDeletion({ deletion, onDelete, onClose }: CatalogueDeletionProps) {
  const { t } = useLingui();
  const listed = useNameList();
  const { nameOf, languageOf } = useCataloguesScreen();
  // The words stay while the dialog closes.
  const [shown, setShown] = useState(deletion);
  if (deletion && deletion !== shown) setShown(deletion);
  if (!shown) return null;
  const { folder, obstacles } = shown;
  const name = nameOf(folder);
  if (obstacles.children.length > 0 || obstacles.articles.length > 0) {
    return <CatalogueHeld open={deletion !== null} {...{ folder, obstacles, onClose }} />;
  }
  const names = versionsOf(folder).map(({ lang }) => languageOf(lang));
  const languages = listed(names);
  return (
    <DeleteQuestion
      open={deletion !== null}
      title={t`Delete this catalogue?`}
      confirm={names.length > 1 ? t`Delete in all languages` : t`Delete`}
      onDelete={() => onDelete(folder)}
      onClose={onClose}
    >
      <p>
        <Trans>
          “{name}” will be removed in all its languages ({languages}), here and on the site. You can
          undo this for a few seconds.
        </Trans>
      </p>
      {!obstacles.counted && (
        <p>
          <Trans>
            Whether there are articles in it could not be found out. If there are, it stays.
          </Trans>
        </p>
      )}
    </DeleteQuestion>
  );
}
