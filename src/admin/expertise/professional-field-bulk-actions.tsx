import { useLingui } from '@lingui/react/macro';
import { BulkActions, type BulkDialog } from '@/admin/list/bulk-actions';
import type { SelectionBarProps } from '@/admin/list/selection-bar';
import type { ProfessionalFieldRow } from './professional-field-match';

interface ProfessionalFieldBulkActionsProps extends SelectionBarProps<ProfessionalFieldRow> {
  /** Whether a row has all languages of its field. */
  isSideBySide: boolean;
}

type LoadDialog = BulkDialog<ProfessionalFieldRow, object>['load'];

const loadPublication: LoadDialog = async () =>
  (await import('./changes/field-publication-dialog')).FieldPublicationDialog;

/** Renders the bar of the selected fields: to delete them and, with languages side by side, to copy one to another. */
export function ProfessionalFieldBulkActions({
  isSideBySide,
  ...bar
}: ProfessionalFieldBulkActionsProps) {
  const { t } = useLingui();
  const dialogs = [{ key: 'publish', label: t`Copy to another language`, load: loadPublication }];
  return <BulkActions {...bar} dialogProps={{}} dialogs={isSideBySide ? dialogs : []} />;
}
