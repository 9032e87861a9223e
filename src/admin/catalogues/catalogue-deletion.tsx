import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { CatalogueType } from '@/api/admin/catalogues';
import { ConfirmDelete } from '@/admin/list/confirm-delete';
import { DeletionLanguages, useDeletionLanguages } from '@/admin/list/deletion-languages';
import { useNameList } from '@/admin/shared/use-name-list';
import { versionsOf, type NamedItem } from '@/admin/names/named-items';
import type { NamedItems } from '@/admin/names/use-named-items';
import { CatalogueInUse } from './catalogue-in-use';
import type { DeletionBlockers } from './deletion-blockers';

/** A catalogue to delete, and the blockers of its deletion. */
export interface Deletion {
  item: NamedItem;
  blockers: DeletionBlockers;
}

interface CatalogueDeletionProps {
  type: CatalogueType;
  known: NamedItems;
  /** Null closes the dialog. */
  deletion: Deletion | null;
  /** Deletes the catalogue in the chosen languages. */
  onDelete: (item: NamedItem, codes: readonly string[]) => void;
  onClose: () => void;
}

/** Renders the blockers of the deletion of a catalogue (D32), or a confirm dialog with the languages to delete. */
export function CatalogueDeletion(props: CatalogueDeletionProps) {
  const { type, known, deletion, onDelete, onClose } = props;
  const { t } = useLingui();
  const listed = useNameList();
  const { nameOf, languageOf } = known;
  // The messages stay while the dialog closes.
  const [shown, setShown] = useState(deletion);
  if (deletion && deletion !== shown) setShown(deletion);
  const codes = shown ? versionsOf(shown.item).map(({ lang }) => lang) : [];
  const picked = useDeletionLanguages(shown, codes);
  if (!shown) return null;
  const { item, blockers } = shown;
  const name = nameOf(item);
  if (blockers.children.length > 0 || blockers.articles.length > 0 || !blockers.counted) {
    return (
      <CatalogueInUse open={deletion !== null} {...{ type, known, item, blockers, onClose }} />
    );
  }
  const { chosen } = picked;
  const whole = chosen.length === codes.length;
  const languages = listed(chosen.map(languageOf));
  return (
    <ConfirmDelete
      open={deletion !== null}
      title={t`Delete this catalogue?`}
      confirm={codes.length > 1 && whole ? t`Delete in all languages` : t`Delete`}
      onDelete={() => onDelete(item, chosen)}
      onClose={onClose}
    >
      <p>
        {whole ? (
          <Trans>
            “{name}” will be deleted in all its languages ({languages}), here and on the site. You
            can undo this for a few seconds.
          </Trans>
        ) : (
          <Trans>
            “{name}” will be deleted in {languages} only, here and on the site. The other languages
            are kept. You can undo this for a few seconds.
          </Trans>
        )}
      </p>
      <DeletionLanguages {...picked} />
    </ConfirmDelete>
  );
}
