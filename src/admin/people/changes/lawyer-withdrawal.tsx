import { Plural } from '@lingui/react/macro';
import { LanguageWithdrawalDialog } from '@/admin/language-changes/language-withdrawal-dialog';
import type { BulkDialogProps } from '@/admin/list/bulk-actions';
import type { RowMutation } from '@/admin/list/row-mutation';
import type { ListedLawyer } from '@/admin/people/lawyer';
import { keyOf, nameOf } from '@/admin/people/list/use-lawyer-mutations';

interface LawyerWithdrawalProps extends BulkDialogProps<ListedLawyer> {
  /** Returns the deletion of lawyers in some languages. */
  deletionIn: (languages: readonly string[]) => RowMutation<ListedLawyer>;
}

/** Renders the dialog that withdraws a language of several lawyers (D28). */
export function LawyerWithdrawal(props: LawyerWithdrawalProps) {
  return (
    <LanguageWithdrawalDialog
      {...{ ...props, keyOf, nameOf }}
      summary={(count, language) => (
        <Plural
          value={count}
          one={`# lawyer will be deleted in ${language} only, here and on the site. The other languages are kept.`}
          other={`# lawyers will be deleted in ${language} only, here and on the site. The other languages are kept.`}
        />
      )}
    />
  );
}
