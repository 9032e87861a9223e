import { useLingui } from '@lingui/react/macro';
import { revalidateLawyers, type Lawyer } from '@/api/admin/lawyers';
import { useSaveChange } from '@/admin/edit-form/use-save-change';
import { changedTexts } from '@/admin/list/row-edits/changed-texts';
import type { RowEdit, RowEdits } from '@/admin/list/row-edits/row-edits';
import { TextsEditor } from '@/admin/list/row-edits/texts-editor';
import { NO_CHOICES } from '@/admin/people/edit/choices';
import type { LawyerGroup } from '@/admin/people/edit/lawyer-group';
import { EMPTY_VERSION, type LawyerValues } from '@/admin/people/edit/lawyer-values';
import { useChangeableLawyer } from '@/admin/people/edit/use-changeable-lawyer';

interface NameEditorProps {
  /** The id of a version of the lawyer. */
  id: Lawyer['id'];
  edits: RowEdits;
  rowKey: string;
}

/** Returns the values of a lawyer with the typed names. */
function withNames(values: LawyerValues, { versions }: LawyerGroup, edit: RowEdit): LawyerValues {
  const stored = Object.entries(versions).map(([lang, version]) => [lang, version?.name ?? '']);
  const names = changedTexts(edit, Object.fromEntries(stored) as Partial<Record<string, string>>);
  const changed = Object.entries(names).map(([lang, name]) => {
    const version = values.versions[lang] ?? EMPTY_VERSION;
    return [lang, { ...version, name }] as const;
  });
  return { ...values, versions: { ...values.versions, ...Object.fromEntries(changed) } };
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
          (values, group) => withNames(values, group, edit),
          edit.idempotencyKeys,
        )
      }
      afterwards={revalidateLawyers}
    />
  );
}
