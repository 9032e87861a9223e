import type { Store } from '@/lib/store';
import { StoreConsumer } from '@/lib/use-store';
import { LazyComponent } from '@/ui/lazy-component';
import type { VersionGroup } from '@/admin/shared/group-versions';
import type { ExportDialogProps, VersionRow } from './export-dialog';

/** The rows of an open export: those of the list with its filters, or selected ones. Undefined while none is open. */
export type ExportScope<Row> = 'list' | readonly Row[] | undefined;

interface ListExportProps<Version extends VersionRow> extends Omit<
  ExportDialogProps<Version>,
  'selectedItems' | 'onClose'
> {
  scope: Store<ExportScope<VersionGroup<Version>>>;
}

const loadDialog = () => import('./export-dialog');

/** Renders the dialog of an export while `scope` is set. */
export function ListExport<Version extends VersionRow>({
  scope,
  ...props
}: ListExportProps<Version>) {
  return (
    <StoreConsumer store={scope}>
      {(openScope) =>
        openScope && (
          <LazyComponent load={loadDialog} fallback={null}>
            {({ ExportDialog }) => (
              <ExportDialog
                {...props}
                selectedItems={openScope === 'list' ? undefined : openScope}
                onClose={() => scope.set(undefined)}
              />
            )}
          </LazyComponent>
        )
      }
    </StoreConsumer>
  );
}
