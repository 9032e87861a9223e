import { useLingui } from '@lingui/react/macro';
import { revalidateLawyers, type Lawyer } from '@/api/admin/lawyers';
import type { RowEdits } from '@/admin/list/row-edits/row-edits';
import { TextsEditor } from '@/admin/row-editors/texts-editor';
import { NO_CHOICES } from '@/admin/people/edit/choices';
import { EMPTY_VERSION } from '@/admin/people/edit/lawyer-values';
import { useChangeableLawyer } from '@/admin/people/edit/use-changeable-lawyer';

interface NameEditorProps {
  /** The id of a version of the lawyer. */
  id: Lawyer['id'];
  edits: RowEdits;
  rowKey: string;
}

/** Renders the fields that edit the names of a lawyer in the row. */
export function NameEditor({ id, edits, rowKey }: NameEditorProps) {
  const { t } = useLingui();
  const changeableLawyerOf = useChangeableLawyer();
  return (
    <TextsEditor
      {...{ edits, rowKey }}
      label={t`Full name`}
      item={changeableLawyerOf(id, NO_CHOICES)}
      field="name"
      emptyVersion={EMPTY_VERSION}
      revalidate={revalidateLawyers}
    />
  );
}
