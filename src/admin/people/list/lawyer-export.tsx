import { useLingui } from '@lingui/react/macro';
import { useLocale } from '@/i18n/use-locale';
import type { Store } from '@/lib/store';
import { ListExport, type ExportScope } from '@/admin/csv/list-export';
import type { ListedLawyer } from '@/admin/people/lawyer';
import { useLawyerName } from '@/admin/people/use-lawyer-name';
import type { useLawyerPage } from './use-lawyer-page';

interface LawyerExportProps {
  list: ReturnType<typeof useLawyerPage>['list'];
  scope: Store<ExportScope<ListedLawyer>>;
}

/** Renders the dialog that exports lawyers as CSV. */
export function LawyerExport({ list, scope }: LawyerExportProps) {
  const { t } = useLingui();
  const { locale } = useLocale();
  const nameOf = useLawyerName();
  return (
    <ListExport
      {...{ list, scope, nameOf }}
      section="lawyers"
      title={t`Lawyers`}
      loadCellFetcher={async (codes) => {
        const { createLawyerCellFetcher } = await import('@/admin/people/changes/lawyer-csv');
        const fetchCells = createLawyerCellFetcher(codes, locale);
        return ({ mainVersion }) => fetchCells(mainVersion.id);
      }}
    />
  );
}
