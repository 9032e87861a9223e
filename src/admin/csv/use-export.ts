import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { App } from 'antd';
import { useContentLanguages } from '@/api/admin/languages';
import { useRequestErrors } from '@/admin/shared/request-error';
import { useStore } from '@/lib/use-store';
import { fileName, saveFile } from '@/ui/save-file';
import type { CellsOf, ExportProgress } from './export-rows';
import { csvColumns, type CsvSection } from './csv-fields';
import { useCsvHeader } from './use-csv-header';

interface ExportOptions<Row> {
  section: CsvSection;
  /** The name of the content type, which begins the name of the file. */
  title: string;
  /** Loads the function that reads the cells of a row; `languages` are the codes of the columns. */
  load: (languages: readonly string[]) => Promise<CellsOf<Row>>;
}

/** Returns today's date in the time zone of the browser: `2026-11-25`. */
function today(): string {
  const now = new Date();
  const digits = (number: number) => String(number).padStart(2, '0');
  return [now.getFullYear(), digits(now.getMonth() + 1), digits(now.getDate())].join('-');
}

/** Returns the function that downloads rows of a list as CSV, and the store of its progress. */
export function useExport<Row>({ section, title, load }: ExportOptions<Row>) {
  const { t } = useLingui();
  const { message } = App.useApp();
  const { report } = useRequestErrors();
  const languages = useContentLanguages() ?? [];
  const headerOf = useCsvHeader(languages);
  const progress = useStore<ExportProgress | undefined>(undefined);
  const download = async (rows: readonly Row[]) => {
    const codes = languages.map(({ code }) => code);
    progress.set({ done: 0, all: rows.length });
    try {
      const [{ exportRows }, cellsOf] = await Promise.all([import('./export-rows'), load(codes)]);
      const columns = csvColumns(section, codes);
      const { file, skipped } = await exportRows({
        ...{ rows, columns, headerOf, cellsOf },
        onProgress: progress.set,
      });
      saveFile(file, `${fileName(`${title} ${today()}`)}.csv`);
      if (skipped > 0)
        void message.warning(
          t`${plural(skipped, { one: '# item has been deleted and is not in the file.', other: '# items have been deleted and are not in the file.' })}`,
        );
    } catch (error) {
      report(error, t`The file was not created.`);
    } finally {
      progress.set(undefined);
    }
  };
  return { download, progress };
}
