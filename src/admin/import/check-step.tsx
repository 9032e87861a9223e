import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, Flex, Segmented, Typography } from 'antd';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { SentenceSpace } from '@/ui/sentence-space';
import { QueryError, QuerySkeleton } from '@/admin/page/query-states';
import { checkRows, markExisting } from './check-rows';
import { CheckTable } from './check-table';
import type { CheckedRow, ExistingItems, ImportType } from './checked-row';
import { DownloadRows } from './download-rows';
import type { ColumnMapping } from './guess-columns';
import type { Source } from './read-source';
import { useRejectedRow } from './use-row-messages';

interface CheckStepProps {
  type: ImportType;
  source: Source;
  mapping: ColumnMapping;
  omittedRowNumbers: ReadonlySet<number>;
  onOmit: (omittedRowNumbers: ReadonlySet<number>) => void;
  onBack: () => void;
  onImport: (
    chosenRows: readonly CheckedRow[],
    invalidRows: readonly CheckedRow[],
    existingItems: ExistingItems,
  ) => void;
}

type RowFilter = 'all' | 'errors' | 'warnings';

/** Renders the rows with their problems, and the choice of those to import. */
export function CheckStep(props: CheckStepProps) {
  const { type, source, mapping, omittedRowNumbers, onOmit, onBack, onImport } = props;
  const { t } = useLingui();
  const toRejectedRow = useRejectedRow();
  const checkedRows = useCheckedRows(type, source.table, mapping);
  const existingItems = useExistingItems(type);
  const [rowFilter, setRowFilter] = useState<RowFilter>('all');
  const rows = useMemo(
    () =>
      checkedRows &&
      (existingItems.data
        ? markExisting(type, checkedRows, mapping, existingItems.data)
        : checkedRows),
    [checkedRows, existingItems.data, type, mapping],
  );
  if (!rows) return <QuerySkeleton />;
  const invalidRows = rows.filter(({ errors }) => errors.size > 0);
  const rowsWithWarnings = rows.filter(({ warnings }) => warnings.size > 0);
  const chosenRows = rows.filter(
    ({ errors, number }) => errors.size === 0 && !omittedRowNumbers.has(number),
  );
  const visibleRows = { all: rows, errors: invalidRows, warnings: rowsWithWarnings }[rowFilter];
  const count = chosenRows.length;
  const [rowCount, errorCount, warningCount] = [
    rows.length,
    invalidRows.length,
    rowsWithWarnings.length,
  ];
  const { data } = existingItems;
  return (
    <Flex vertical gap={16}>
      <CheckSummary invalidCount={errorCount} warningCount={warningCount} rowCount={rowCount} />
      {existingItems.error !== undefined && (
        <QueryError error={existingItems.error} onRetry={existingItems.retry} />
      )}
      {data?.isComplete === false && (
        <Alert
          type="info"
          showIcon
          role="note"
          title={
            <Trans>
              The list is too long to compare all its items. Some rows may exist already.
            </Trans>
          }
        />
      )}
      <Flex gap={8} wrap>
        <Segmented<RowFilter>
          aria-label={t`Rows to show`}
          value={rowFilter}
          onChange={setRowFilter}
          options={[
            { value: 'all', label: t`All (${rowCount})` },
            { value: 'errors', label: t`Errors (${errorCount})` },
            { value: 'warnings', label: t`Warnings (${warningCount})` },
          ]}
        />
        {warningCount > 0 && (
          <Button
            onClick={() =>
              onOmit(
                new Set([...omittedRowNumbers, ...rowsWithWarnings.map(({ number }) => number)]),
              )
            }
          >
            <Trans>Leave out rows with warnings</Trans>
          </Button>
        )}
      </Flex>
      <CheckTable
        header={source.table.header}
        {...{ mapping, omittedRowNumbers, onOmit, titleField: type.titleField }}
        rows={visibleRows}
      />
      <Flex gap={8} wrap>
        <Button onClick={onBack}>
          <Trans>Back</Trans>
        </Button>
        {invalidRows.length > 0 && (
          <DownloadRows header={source.table.header} rows={invalidRows.map(toRejectedRow)}>
            <Trans>Download rows with errors</Trans>
          </DownloadRows>
        )}
        <Button
          type="primary"
          disabled={count === 0 || !data}
          loading={existingItems.loading}
          onClick={() => data && onImport(chosenRows, invalidRows, data)}
        >
          <Plural value={count} one="Import # row" other="Import # rows" />
        </Button>
      </Flex>
    </Flex>
  );
}

function CheckSummary({
  invalidCount,
  warningCount,
  rowCount,
}: {
  invalidCount: number;
  warningCount: number;
  rowCount: number;
}) {
  const validCount = rowCount - invalidCount;
  return (
    <Typography.Text role="status">
      <Plural value={validCount} one="# row can be imported." other="# rows can be imported." />
      <SentenceSpace />
      {invalidCount > 0 && (
        <Plural
          value={invalidCount}
          one="# row has errors and is left out: correct it and import it again."
          other="# rows have errors and are left out: correct them and import them again."
        />
      )}
      <SentenceSpace />
      {warningCount > 0 && (
        <Plural value={warningCount} one="# row has a warning." other="# rows have warnings." />
      )}
    </Typography.Text>
  );
}

/** Returns the checked rows, undefined at first. Checks them again when the rules or the interface language change. */
function useCheckedRows(
  type: ImportType,
  table: Source['table'],
  mapping: ColumnMapping,
): CheckedRow[] | undefined {
  const [checkedRows, setCheckedRows] = useState<CheckedRow[]>();
  useEffect(() => {
    let isCurrent = true;
    void checkRows(type, table, mapping).then((rows) => {
      if (isCurrent) setCheckedRows(rows);
    });
    return () => {
      isCurrent = false;
    };
  }, [type, table, mapping]);
  return checkedRows;
}

/** Fetches the items that exist before the import: when the step opens, and on a retry. */
function useExistingItems({ fetchExistingItems }: Pick<ImportType, 'fetchExistingItems'>) {
  const [data, setData] = useState<ExistingItems>();
  const [error, setError] = useState<unknown>();
  const fetchItems = () => void fetchExistingItems().then(setData, setError);
  const fetchItemsOnce = useEffectEvent(fetchItems);
  useEffect(() => fetchItemsOnce(), []);
  const retry = () => {
    setError(undefined);
    fetchItems();
  };
  return { data, error, loading: data === undefined && error === undefined, retry };
}
