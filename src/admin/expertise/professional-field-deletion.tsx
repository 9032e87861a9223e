import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ProfessionalField } from '@/api/admin/professional-fields';
import { ConfirmDelete } from '@/admin/list/confirm-delete';
import { DeletionLanguages, useDeletionLanguages } from '@/admin/list/deletion-languages';
import { useLastRows } from '@/admin/shared/use-last-rows';
import { versionsOf, type ProfessionalFieldRow } from './professional-field-match';
import { useProfessionalFieldName } from './use-professional-field-name';

interface ProfessionalFieldDeletionProps {
  /** The fields to delete; none closes the dialog. */
  rows: readonly ProfessionalFieldRow[];
  /** Deletes the fields in the chosen languages. */
  onDelete: (rows: readonly ProfessionalFieldRow[], codes: readonly string[]) => void;
  onClose: () => void;
}

function languagesIn(rows: readonly ProfessionalFieldRow[]): string[] {
  return [...new Set(rows.flatMap((row) => versionsOf(row).map(({ lang }) => lang)))];
}

/**
 * Renders the confirm dialog for deleting fields in the selected languages, as each language has its own record (D26).
 */
export function ProfessionalFieldDeletion({
  rows,
  onDelete,
  onClose,
}: ProfessionalFieldDeletionProps) {
  const { t } = useLingui();
  const { rowName, nameOf } = useProfessionalFieldName();
  const shown = useLastRows(rows);
  const codes = languagesIn(shown);
  const picked = useDeletionLanguages(shown, codes);
  if (shown.length === 0) return null;
  const { chosen } = picked;
  const count = shown.length;
  const toDelete = (row: ProfessionalFieldRow): ProfessionalField[] =>
    versionsOf(row).filter(({ lang }) => chosen.includes(lang));
  return (
    <ConfirmDelete
      open={rows.length > 0}
      title={
        count === 1 ? t`Delete this professional field?` : t`Delete these professional fields?`
      }
      confirm={
        codes.length > 1 && chosen.length === codes.length ? t`Delete in all languages` : t`Delete`
      }
      onDelete={() => {
        if (chosen.length > 0) onDelete(shown, chosen);
      }}
      onClose={onClose}
    >
      <p>
        <Plural
          value={count}
          one="This field will be deleted here and on the expertise pages:"
          other="These # fields will be deleted here and on the expertise pages:"
        />
      </p>
      <ul>
        {shown.map((row) => (
          <li key={row.key}>{toDelete(row).map(nameOf).join(' · ') || rowName(row)}</li>
        ))}
      </ul>
      <DeletionLanguages {...picked} />
      {shown.some(({ by }) => by === 'place') && (
        <p>
          <Trans>
            They were matched by their position in the list. Check that these names belong together.
          </Trans>
        </p>
      )}
      <p>
        <Trans>
          The server may refuse to delete a field that lawyers still practice in. You can undo this
          for a few seconds.
        </Trans>
      </p>
    </ConfirmDelete>
  );
}
