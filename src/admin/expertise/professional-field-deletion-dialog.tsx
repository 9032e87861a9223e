import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { versionsOf } from '@/admin/shared/group-versions';
import {
  ConfirmDeletionDialog,
  type DeletionDialogProps,
} from '@/admin/list/confirm-deletion-dialog';
import { NameGroups, NameList } from '@/admin/list/name-list';
import { isMatchedByPosition, type ProfessionalFieldRow } from './professional-field-match';
import { useProfessionalFieldName } from './use-professional-field-name';

const keyOf = ({ key }: ProfessionalFieldRow) => key;

/** Renders the confirm dialog for deleting fields in the selected languages: each language has its own record (D26). */
export function ProfessionalFieldDeletionDialog(props: DeletionDialogProps<ProfessionalFieldRow>) {
  const { t } = useLingui();
  const { rowName, nameOf } = useProfessionalFieldName();
  return (
    <ConfirmDeletionDialog
      {...props}
      languagesOf={(row) => versionsOf(row).map(({ lang }) => lang)}
      title={({ length }) =>
        length === 1 ? t`Delete this professional field?` : t`Delete these professional fields?`
      }
    >
      {({ rows, unchangedGroups, chosenCodes, deletesAllLanguages, languages, picker }) => (
        <>
          <p role="status">
            {rows.length === 0 ? (
              <Trans>None of the selected items will change.</Trans>
            ) : deletesAllLanguages ? (
              <Plural
                value={rows.length}
                one="This professional field will be deleted here and on the expertise pages:"
                other="These # professional fields will be deleted here and on the expertise pages:"
              />
            ) : (
              <Plural
                value={rows.length}
                one={`# professional field will be deleted in ${languages} only, here and on the expertise pages. The other languages are kept.`}
                other={`# professional fields will be deleted in ${languages} only, here and on the expertise pages. The other languages are kept.`}
              />
            )}
          </p>
          {rows.length > 0 && (
            <NameList
              rows={rows}
              keyOf={keyOf}
              nameOf={(row) => {
                const deletedVersions = versionsOf(row).filter(({ lang }) =>
                  chosenCodes.includes(lang),
                );
                return deletedVersions.map(nameOf).join(' · ') || rowName(row);
              }}
            />
          )}
          {picker}
          <NameGroups groups={unchangedGroups} keyOf={keyOf} nameOf={rowName} />
          {chosenCodes.length > 1 && rows.some(isMatchedByPosition) && (
            <p>
              <Trans>
                The language versions were matched by their position in the list. Check that the
                names in each line are of the same field.
              </Trans>
            </p>
          )}
          {rows.length > 0 && (
            <p>
              <Trans>
                The server may refuse to delete a field that lawyers still practice in. You can undo
                the deletion for a few seconds.
              </Trans>
            </p>
          )}
        </>
      )}
    </ConfirmDeletionDialog>
  );
}
