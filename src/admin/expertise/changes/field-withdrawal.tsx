import { Plural } from '@lingui/react/macro';
import { fieldDeletion } from '@/admin/expertise/deleted-professional-field';
import type { ProfessionalFieldRow } from '@/admin/expertise/professional-field-match';
import { useProfessionalFieldName } from '@/admin/expertise/use-professional-field-name';
import { LanguageWithdrawalDialog } from '@/admin/language-changes/language-withdrawal-dialog';
import type { BulkDialogProps } from '@/admin/list/bulk-actions';

/** Renders the dialog that withdraws a language of several professional fields (D26). */
export function FieldWithdrawal(props: BulkDialogProps<ProfessionalFieldRow>) {
  const { rowName } = useProfessionalFieldName();
  return (
    <LanguageWithdrawalDialog
      {...props}
      keyOf={({ key }) => key}
      nameOf={rowName}
      deletionIn={fieldDeletion}
      summary={(count, language) => (
        <Plural
          value={count}
          one={`# professional field will be deleted in ${language} only, here and on the expertise pages. The other languages are kept.`}
          other={`# professional fields will be deleted in ${language} only, here and on the expertise pages. The other languages are kept.`}
        />
      )}
    />
  );
}
