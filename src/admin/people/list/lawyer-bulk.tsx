import { useLingui } from '@lingui/react/macro';
import { useLocale } from '@/i18n/use-locale';
import { ExportStatus } from '@/admin/csv/export-status';
import { useExport } from '@/admin/csv/use-export';
import type { RowMutations } from '@/admin/list/row-mutation';
import type { RowPins } from '@/admin/list/row-pins';
import { SelectionBar, type BulkAction } from '@/admin/list/selection-bar';
import type { Selection } from '@/admin/list/use-selection';
import type { ListedLawyer } from '@/admin/people/lawyer';

interface LawyerBulkProps {
  selection: Selection<ListedLawyer>;
  mutations: RowMutations<ListedLawyer>;
  pins: RowPins<ListedLawyer>;
  onDelete: (rows: readonly ListedLawyer[]) => void;
}

/** Renders the bar of the selected lawyers: to pin, export and delete them. */
export function LawyerBulk(bar: LawyerBulkProps) {
  const { t } = useLingui();
  const { locale } = useLocale();
  const { download, progress } = useExport<ListedLawyer>({
    section: 'lawyers',
    title: t`Lawyers`,
    load: async (codes) => {
      const { lawyerCells } = await import('./lawyer-csv');
      const cellsOf = lawyerCells(codes, locale);
      return ({ main }) => cellsOf(main.id);
    },
  });
  const actions: BulkAction<ListedLawyer>[] = [
    { key: 'export', label: t`Export as CSV`, onClick: (rows) => void download(rows) },
  ];
  return (
    <SelectionBar {...bar} actions={actions}>
      <ExportStatus progress={progress} />
    </SelectionBar>
  );
}
