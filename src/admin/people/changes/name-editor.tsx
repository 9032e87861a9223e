import { useLingui } from '@lingui/react/macro';
import { revalidateLawyers, type Lawyer } from '@/api/admin/lawyers';
import { useSaveChange } from '@/admin/edit-form/use-save-change';
import { withTypedTexts } from '@/admin/list/row-edits/changed-texts';
import type { RowEdits } from '@/admin/list/row-edits/row-edits';
import { TextsEditor } from '@/admin/list/row-edits/texts-editor';
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
  const lawyerOf = useChangeableLawyer();
  const saveChange = useSaveChange();
  return (
    <TextsEditor
      {...{ edits, rowKey }}
      label={t`Full name`}
      send={(edit) =>
        saveChange(
          lawyerOf(id, NO_CHOICES),
          (values, { versions: stored }) => ({
            ...values,
            versions: withTypedTexts(values.versions, edit, {
              field: 'name',
              empty: EMPTY_VERSION,
              stored,
            }),
          }),
          edit.idempotencyKeys,
        )
      }
      afterwards={revalidateLawyers}
    />
  );
}
