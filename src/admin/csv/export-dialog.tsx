import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { App, Button, Flex, Progress } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import { useContentLanguages, type ContentLanguage } from '@/api/admin/languages';
import { invalidRowsIn } from '@/api/invalid-rows';
import { useLocale } from '@/i18n/use-locale';
import { dayOf } from '@/lib/dates';
import { groupVersions, type VersionGroup } from '@/admin/shared/group-versions';
import { useErrorMessage } from '@/admin/requests/error-message';
import { FailedRequest } from '@/admin/requests/failed-request';
import { ConfirmDialog } from '@/admin/shared/confirm-dialog';
import { useStoreValue } from '@/lib/use-store';
import { toFileName, saveFile } from '@/ui/save-file';
import { CsvExport, type CellFetcher, type ExportedFile, type ExportSource } from './csv-export';
import { csvColumns, type CsvSection } from './csv-fields';
import { useCsvHeader } from './use-csv-header';

const NO_LANGUAGES: readonly ContentLanguage[] = [];

export interface VersionRow {
  no: string | number;
  lang: string;
}

/** The filtered list, which is exported if no items are selected. */
interface ExportedList<Version> {
  total: number | undefined;
  /** Whether the total counts language versions (D20). */
  countsVersions: boolean;
  hasFilters: boolean;
  /**
   * Returns the rows of all pages; undefined while they are loading. Throws `ApiError`, or the reason of an aborted
   * `signal`.
   */
  fetchAllPages: (
    languages: readonly string[],
    signal: AbortSignal,
  ) => Promise<readonly Version[] | undefined>;
}

export interface ExportDialogProps<Version extends VersionRow> {
  section: CsvSection;
  /** The name of the content type, which begins the name of the file. */
  title: string;
  /** The items to export at once; undefined for the filtered list, whose export is confirmed first. */
  selectedItems: readonly VersionGroup<Version>[] | undefined;
  list: ExportedList<Version>;
  nameOf: (item: VersionGroup<Version>) => string;
  /** Loads the function that fetches the cells of an item; `languages` are the codes of the columns. */
  loadCellFetcher: (languages: readonly string[]) => Promise<CellFetcher<VersionGroup<Version>>>;
  onClose: () => void;
}

/**
 * Renders the dialog of an export as CSV: what the file will contain, the progress, and after a failure the buttons to
 * try again or to skip the item. The export can start once the languages, which have columns of their own, are loaded.
 */
export function ExportDialog<Version extends VersionRow>(props: ExportDialogProps<Version>) {
  const { selectedItems, list, nameOf, onClose } = props;
  const { t } = useLingui();
  const messageOf = useErrorMessage();
  const [open, setOpen] = useState(true);
  const languages = useContentLanguages();
  const isReady = languages !== undefined;
  const source = useExportSource(props, languages ?? NO_LANGUAGES);
  const [csvExport] = useState(() => new CsvExport<VersionGroup<Version>>());
  const { isRunning, doneCount, total, failure } = useStoreValue(csvExport.state);
  const save = useSaveFile(props.title);
  const finish = (exportedFile: ExportedFile | undefined) => {
    if (!exportedFile) return;
    save(exportedFile);
    setOpen(false);
  };
  const start = useEffectEvent(() => void csvExport.run(source).then(finish));
  useEffect(() => {
    if (selectedItems && isReady) start();
    return () => csvExport.cancel();
  }, [selectedItems, isReady, csvExport]);
  const isStarted = isRunning || failure !== undefined;
  const failedItem = failure?.item;
  const name = failedItem && nameOf(failedItem);
  return (
    <ConfirmDialog
      open={open}
      title={t`Export as CSV`}
      okText={failure ? t`Try again` : t({ message: 'Export', context: 'button' })}
      okButtonProps={{ loading: isRunning || !isReady }}
      mask={{ closable: !isStarted }}
      onOk={() => void csvExport.run(source).then(finish)}
      onCancel={() => {
        csvExport.cancel();
        setOpen(false);
      }}
      afterClose={onClose}
      footer={(buttons) => (
        <>
          {failedItem !== undefined && (
            <Button onClick={() => void csvExport.skip(source).then(finish)}>
              <Trans>Skip this item</Trans>
            </Button>
          )}
          {buttons}
        </>
      )}
    >
      <Flex vertical gap="middle">
        {!isStarted && !selectedItems && <FileContentsNote {...list} />}
        {isStarted && total !== undefined && (
          <Progress
            aria-label={t`Progress of the export`}
            percent={Math.floor((100 * doneCount) / Math.max(total, 1))}
            {...(failure && { status: 'exception' as const })}
          />
        )}
        <p role="status">
          {!isReady && <Trans>Loading…</Trans>}
          {isRunning && total === undefined && <Trans>Fetching the list…</Trans>}
          {isStarted && total !== undefined && (
            <Trans>
              {doneCount} of {total} items loaded
            </Trans>
          )}
        </p>
        {failure && (
          <FailedRequest
            failureSummary={
              failedItem === undefined
                ? t`The file was not created.`
                : t`“${name}” could not be loaded. The file was not created.`
            }
            message={messageOf(failure.error)}
          />
        )}
      </Flex>
    </ConfirmDialog>
  );
}

function FileContentsNote({
  total,
  countsVersions,
  hasFilters,
}: Omit<ExportedList<never>, 'fetchAllPages'>) {
  const count = countsVersions ? undefined : total;
  return (
    <>
      <p>
        {count === undefined ? (
          <Trans>All items of the list will be exported, in its order.</Trans>
        ) : hasFilters ? (
          <Plural
            value={count}
            one="# item that matches the filters will be exported."
            other="# items that match the filters will be exported, in the order of the list."
          />
        ) : (
          <Plural
            value={count}
            one="# item will be exported."
            other="All # items will be exported, in the order of the list."
          />
        )}
      </p>
      <p>
        <Trans>
          The file contains the texts in all languages, one row for each item. Pictures are left
          out.
        </Trans>
      </p>
    </>
  );
}

function useExportSource<Version extends VersionRow>(
  { section, selectedItems, list, loadCellFetcher }: ExportDialogProps<Version>,
  languages: readonly ContentLanguage[],
): ExportSource<VersionGroup<Version>> {
  const { locale } = useLocale();
  const headerOf = useCsvHeader(languages);
  const codes = languages.map(({ code }) => code);
  return {
    listItems: async (signal) => {
      if (selectedItems) return { items: selectedItems, invalidRowCount: 0 };
      const rows = await list.fetchAllPages(codes, signal);
      return (
        rows && {
          items: groupVersions(rows, locale),
          invalidRowCount: invalidRowsIn(rows).length,
        }
      );
    },
    loadCellFetcher: () => loadCellFetcher(codes),
    columns: csvColumns(section, codes),
    headerOf,
  };
}

function useSaveFile(title: string): (exported: ExportedFile) => void {
  const { t } = useLingui();
  const { message } = App.useApp();
  return ({ file, exportedCount, deletedCount, notLoadedCount }) => {
    saveFile(file, `${toFileName(`${title} ${dayOf(Date.now()) ?? ''}`)}.csv`);
    void message.success(
      t`${plural(exportedCount, { one: '# item exported.', other: '# items exported.' })}`,
    );
    if (deletedCount > 0)
      void message.warning(
        t`${plural(deletedCount, { one: '# item has been deleted and is not in the file.', other: '# items have been deleted and are not in the file.' })}`,
      );
    if (notLoadedCount > 0)
      void message.warning(
        t`${plural(notLoadedCount, { one: '# item could not be loaded and is not in the file.', other: '# items could not be loaded and are not in the file.' })}`,
      );
  };
}
