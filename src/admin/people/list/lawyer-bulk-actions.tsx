import { useLingui } from '@lingui/react/macro';
import { BulkActions, type BulkDialog } from '@/admin/list/bulk-actions';
import type { SelectionBarProps } from '@/admin/list/selection-bar';
import type { ListedLawyer } from '@/admin/people/lawyer';

interface LawyerBulkActionsProps extends Omit<SelectionBarProps<ListedLawyer>, 'actions'> {
  onExport: (rows: readonly ListedLawyer[]) => void;
}

type LoadDialog = BulkDialog<ListedLawyer, object>['load'];

const loadOffice: LoadDialog = async () =>
  (await import('@/admin/people/changes/office-change-dialog')).OfficeChangeDialog;
const loadJob: LoadDialog = async () =>
  (await import('@/admin/people/changes/job-change-dialog')).JobChangeDialog;
const loadPublication: LoadDialog = async () =>
  (await import('@/admin/people/changes/lawyer-publication-dialog')).LawyerPublicationDialog;

/** Renders the bar of the selected lawyers: to pin, change, export and delete them, and to copy them to another language. */
export function LawyerBulkActions({ onExport, ...bar }: LawyerBulkActionsProps) {
  const { t } = useLingui();
  return (
    <BulkActions
      {...bar}
      dialogProps={{}}
      dialogs={[
        { key: 'office', label: t`Change office`, load: loadOffice },
        { key: 'job', label: t`Change job`, load: loadJob },
        { key: 'publish', label: t`Copy to another language`, load: loadPublication },
      ]}
      actions={[{ key: 'export', label: t`Export as CSV`, onClick: onExport }]}
    />
  );
}
