import { Plural } from '@lingui/react/macro';
import type { ProfessionalFieldRow } from '@/admin/expertise/professional-field-match';
import { useProfessionalFieldName } from '@/admin/expertise/use-professional-field-name';
import { LanguageWithdrawal } from '@/admin/language-changes/language-withdrawal';

interface FieldWithdrawalProps {
  rows: readonly ProfessionalFieldRow[];
  /** Deletes the records of the fields in a language, with time to undo. */
  onWithdraw: (rows: readonly ProfessionalFieldRow[], lang: string) => void;
  onClose: () => void;
}

/** Renders the dialog that withdraws a language of several professional fields (D26). */
export function FieldWithdrawal(props: FieldWithdrawalProps) {
  const { rowName } = useProfessionalFieldName();
  return (
    <LanguageWithdrawal
      {...props}
      keyOf={({ key }) => key}
      nameOf={rowName}
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
