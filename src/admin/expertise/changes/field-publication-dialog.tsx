import { Plural, Trans } from '@lingui/react/macro';
import { useChangeableProfessionalField } from '@/admin/expertise/edit/use-changeable-professional-field';
import { LanguagePublicationDialog } from '@/admin/language-changes/language-publication-dialog';
import type { BulkDialogProps } from '@/admin/list/bulk-actions';
import { isNumbered, type ProfessionalFieldRow } from '@/admin/expertise/professional-field-match';
import { useProfessionalFieldName } from '@/admin/expertise/use-professional-field-name';

const keyOf = ({ key }: ProfessionalFieldRow) => key;

/**
 * Renders the dialog that publishes a language of several professional fields as a copy of another language. Leaves
 * out fields without an identifying `no`: a new record would change the matches of the others (D22).
 */
export function FieldPublicationDialog(props: BulkDialogProps<ProfessionalFieldRow>) {
  const { rowName } = useProfessionalFieldName();
  const changeableFieldOf = useChangeableProfessionalField();
  return (
    <LanguagePublicationDialog
      {...props}
      keyOf={keyOf}
      nameOf={rowName}
      summary={(count, language) => (
        <Plural
          value={count}
          one={`# professional field will be published in ${language}, here and on the expertise pages.`}
          other={`# professional fields will be published in ${language}, here and on the expertise pages.`}
        />
      )}
      findBlockedRows={(candidates) => ({
        reason: (
          <Trans>
            The server does not connect the languages of these fields: publish them in the edit form
          </Trans>
        ),
        rows: candidates.filter((row) => !isNumbered(row)),
      })}
      itemOf={(_, id) => changeableFieldOf(id)}
    />
  );
}
