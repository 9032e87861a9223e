import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, Flex, Segmented, Typography } from 'antd';
import { useMemo, useState } from 'react';
import { SentenceSpace } from '@/ui/sentence-space';
import { QueryError, QuerySkeleton } from '@/admin/page/query-states';
import { markExisting } from './check-rows';
import { CheckTable } from './check-table';
import type { CheckedRow, ExistingItems, ImportType } from './checked-row';
import { DownloadRows } from './download-rows';
import type { ColumnMapping } from './guess-columns';
import type { Source } from './read-source';
import { useInvalidRow } from './use-problem-message';
import { useCheckedRows } from './use-checked-rows';
import { useExistingItems } from './use-existing-items';

interface CheckStepProps {
  type: ImportType;
  source: Source;
  mapping: ColumnMapping;
  onBack: () => void;
  /** Starts the import of the chosen rows. */
  onImport: (
    chosen: readonly CheckedRow[],
    invalid: readonly CheckedRow[],
    existing: ExistingItems,
  ) => void;
}

type Shown = 'all' | 'errors' | 'warnings';

/** Renders the rows with their problems, and the choice of those to import. */
export function CheckStep({ type, source, mapping, onBack, onImport }: CheckStepProps) {
  const { t } = useLingui();
  const toRejected = useInvalidRow();
  const checkedRows = useCheckedRows(type, source.table, mapping);
  const existing = useExistingItems(type);
  const [shown, setShown] = useState<Shown>('all');
  const [omittedRows, setOmittedRows] = useState<ReadonlySet<number>>(new Set());
  const rows = useMemo(
    () =>
      checkedRows &&
      (existing.data ? markExisting(type, checkedRows, mapping, existing.data) : checkedRows),
    [checkedRows, existing.data, type, mapping],
  );
  if (!rows) return <QuerySkeleton />;
  const invalidRows = rows.filter(({ errors }) => errors.size > 0);
  const rowsWithWarnings = rows.filter(({ warnings }) => warnings.size > 0);
  const chosenRows = rows.filter(
    ({ errors, number }) => errors.size === 0 && !omittedRows.has(number),
  );
  const visible = { all: rows, errors: invalidRows, warnings: rowsWithWarnings }[shown];
  const count = chosenRows.length;
  const [rowCount, errors, warnings] = [rows.length, invalidRows.length, rowsWithWarnings.length];
  const { data } = existing;
  return (
    <Flex vertical gap={16}>
      <CheckSummary invalidCount={errors} warningCount={warnings} rowCount={rowCount} />
      {existing.error !== undefined && (
        <QueryError error={existing.error} onRetry={existing.retry} />
      )}
      {data?.isComplete === false && (
        <Alert
          type="info"
          showIcon
          role="note"
          title={
            <Trans>The list is too long to compare all its titles. Some may exist already.</Trans>
          }
        />
      )}
      <Flex gap={8} wrap>
        <Segmented<Shown>
          aria-label={t`Rows to show`}
          value={shown}
          onChange={setShown}
          options={[
            { value: 'all', label: t`All (${rowCount})` },
            { value: 'errors', label: t`Errors (${errors})` },
            { value: 'warnings', label: t`Warnings (${warnings})` },
          ]}
        />
        {warnings > 0 && (
          <Button
            onClick={() =>
              setOmittedRows(
                new Set([...omittedRows, ...rowsWithWarnings.map(({ number }) => number)]),
              )
            }
          >
            <Trans>Leave out rows with warnings</Trans>
          </Button>
        )}
      </Flex>
      <CheckTable
        header={source.table.header}
        {...{ mapping, omittedRows }}
        rows={visible}
        onLeave={setOmittedRows}
      />
      <Flex gap={8} wrap>
        <Button onClick={onBack}>
          <Trans>Back</Trans>
        </Button>
        {invalidRows.length > 0 && (
          <DownloadRows header={source.table.header} rows={invalidRows.map(toRejected)}>
            <Trans>Download rows with errors</Trans>
          </DownloadRows>
        )}
        <Button
          type="primary"
          disabled={count === 0 || !data}
          loading={existing.loading}
          onClick={() => data && onImport(chosenRows, invalidRows, data)}
        >
          <Plural value={count} one="Import # row" other="Import # rows" />
        </Button>
      </Flex>
    </Flex>
  );
}

/** Announces how many rows have errors or warnings. */
function CheckSummary({
  invalidCount,
  warningCount,
  rowCount,
}: {
  invalidCount: number;
  warningCount: number;
  rowCount: number;
}) {
  const ready = rowCount - invalidCount;
  return (
    <Typography.Text role="status">
      <Plural value={ready} one="# row can be imported." other="# rows can be imported." />
      <SentenceSpace />
      {invalidCount > 0 && (
        <Plural
          value={invalidCount}
          one="# row has errors and is left out: correct it in the file."
          other="# rows have errors and are left out: correct them in the file."
        />
      )}
      <SentenceSpace />
      {warningCount > 0 && (
        <Plural value={warningCount} one="# row has a warning." other="# rows have warnings." />
      )}
    </Typography.Text>
  );
}
