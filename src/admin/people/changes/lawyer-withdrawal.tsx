import { Plural } from '@lingui/react/macro';
import { LanguageWithdrawal } from '@/admin/language-changes/language-withdrawal';
import type { ListedLawyer } from '@/admin/people/lawyer';
import { keyOf, nameOf } from '@/admin/people/list/use-lawyer-mutations';

interface LawyerWithdrawalProps {
  rows: readonly ListedLawyer[];
  /** Deletes the versions of the lawyers in a language, with time to undo. */
  onWithdraw: (rows: readonly ListedLawyer[], lang: string) => void;
  onClose: () => void;
}

/** Renders the dialog that withdraws a language of several lawyers (D28). */
export function LawyerWithdrawal(props: LawyerWithdrawalProps) {
  return (
    <LanguageWithdrawal
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
