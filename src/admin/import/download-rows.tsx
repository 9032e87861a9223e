import { DownloadOutlined } from '@ant-design/icons';
import { useLingui } from '@lingui/react/macro';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { saveFile } from '@/ui/save-file';
import { createCsvFile } from '@/admin/csv/csv-file';
import { useRequestErrors } from '@/admin/shared/request-error';

export interface RejectedRow {
  cells: readonly string[];
  error: string;
}

interface DownloadRowsProps {
  header: readonly string[];
  rows: readonly RejectedRow[];
  children: ReactNode;
}

/** Renders the button that downloads rows that were not imported, with their errors in a last column, to import them again. */
export function DownloadRows({ header, rows, children }: DownloadRowsProps) {
  const { t } = useLingui();
  const { report } = useRequestErrors();
  const download = async () => {
    const errorHeader = t`Error`;
    // A file of an earlier import has the column already.
    const errorColumnIndex = header.indexOf(errorHeader);
    const withoutErrorColumn = (cells: readonly string[]) =>
      cells.filter((_, at) => at !== errorColumnIndex);
    const file = await createCsvFile([
      [...withoutErrorColumn(header), errorHeader],
      ...rows.map(({ cells, error }) => [...withoutErrorColumn(cells), error]),
    ]);
    saveFile(file, t`Rows not imported.csv`);
  };
  return (
    <Button icon={<DownloadOutlined aria-hidden />} onClick={() => void download().catch(report)}>
      {children}
    </Button>
  );
}
