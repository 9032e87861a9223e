import { useLingui } from '@lingui/react/macro';
import { BulkActions, type BulkDialog } from '@/admin/list/bulk-actions';
import type { RowMutation } from '@/admin/list/row-mutation';
import type { SelectionBarProps } from '@/admin/list/selection-bar';
import type { ListedLawyer } from '@/admin/people/lawyer';

interface LawyerBulkActionsProps extends Omit<SelectionBarProps<ListedLawyer>, 'actions'> {
  /** Returns the deletion of lawyers in some languages. */
  deletionIn: (languages: readonly string[]) => RowMutation<ListedLawyer>;
  onExport: (rows: readonly ListedLawyer[]) => void;
}

type LoadDialog = BulkDialog<ListedLawyer, Pick<LawyerBulkActionsProps, 'deletionIn'>>['load'];

const loadOffice: LoadDialog = async () =>
  (await import('@/admin/people/changes/office-change-dialog')).OfficeChangeDialog;
const loadJob: LoadDialog = async () =>
  (await import('@/admin/people/changes/job-change-dialog')).JobChangeDialog;
const loadPublication: LoadDialog = async () =>
  (await import('@/admin/people/changes/lawyer-language-dialogs')).LawyerPublicationDialog;
const loadLanguageDeletion: LoadDialog = async () =>
  (await import('@/admin/people/changes/lawyer-language-dialogs')).LawyerLanguageDeletionDialog;

/** Renders the bar of the selected lawyers: to pin, change, export and delete them. */
export function LawyerBulkActions({ deletionIn, onExport, ...bar }: LawyerBulkActionsProps) {
  const { t } = useLingui();
  return (
    <BulkActions
      {...bar}
      dialogProps={{ deletionIn }}
      dialogs={[
        { key: 'office', label: t`Change office`, load: loadOffice },
        { key: 'job', label: t`Change job`, load: loadJob },
        { key: 'publish', label: t`Copy to another language`, load: loadPublication },
        { key: 'delete-language', label: t`Delete a language version`, load: loadLanguageDeletion },
      ]}
      actions={[{ key: 'export', label: t`Export as CSV`, onClick: onExport }]}
    />
  );
}
