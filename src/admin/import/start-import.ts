import { createUniqueId } from '@/api/idempotency-keys';
import { MessageError } from '@/admin/requests/error-message';
import { activeImports, addImport } from './active-imports';
import { checkRows } from './check-rows';
import type { CheckedRow, ExistingItems, ImportType } from './checked-row';
import { CreatedItems } from './created-items';
import { claimImport } from './import-lock';
import type { RejectedRow } from './download-rows';
import { ImportRun } from './import-run';
import {
  removeStoredImport,
  storeImport,
  storeProgress,
  type ImportDraft,
  type ImportProgress,
  type StartedImport,
} from './stored-imports';

interface ImportRows {
  chosenRows: readonly CheckedRow[];
  invalidRows: readonly CheckedRow[];
}

/** Starts the import of rows, and stores its progress in this tab if possible. */
export function startImport(
  type: ImportType,
  { source, mapping }: Omit<ImportDraft, 'step'>,
  { chosenRows, invalidRows }: ImportRows,
  { existing, account }: { existing: ExistingItems; account: string | undefined },
): void {
  const startedImport: StartedImport = {
    ...{ source, mapping, step: 'run' },
    id: createUniqueId(),
    chosen: chosenRows.map(({ number }) => number),
    invalid: invalidRows.map(({ number }) => number),
    existing: [...existing.nos],
  };
  const isStored = account !== undefined && storeImport(type.section, account, startedImport);
  if (isStored) void claimImport(type.section, startedImport.id);
  runImport(type, startedImport, { chosenRows, invalidRows }, { isStored, progress: new Map() });
}

/**
 * Continues an import after a reload. Does not send rows that became invalid in the meantime, such as by a deleted
 * catalogue: leaves them out, or looks for those that may be stored, which otherwise fail with the message of their errors.
 */
export async function resumeImport(
  type: ImportType,
  startedImport: StartedImport,
  progress: ImportProgress,
  toRejectedRow: (row: CheckedRow) => RejectedRow,
): Promise<void> {
  const checkedRows = await checkRows(type, startedImport.source.table, startedImport.mapping);
  const rowsByNumber = new Map(checkedRows.map((row) => [row.number, row]));
  const rowsOf = (numbers: readonly number[]) =>
    numbers.flatMap((number) => rowsByNumber.get(number) ?? []);
  const isInRun = ({ number, errors }: CheckedRow) =>
    errors.size === 0 || ['imported', 'unknown'].includes(progress.get(number)?.state ?? '');
  const chosenRows = rowsOf(startedImport.chosen).filter(isInRun);
  const invalidRows = rowsOf([...startedImport.invalid, ...startedImport.chosen]).filter(
    (row) => !chosenRows.includes(row),
  );
  const withoutSend = (row: CheckedRow): CheckedRow => ({
    ...row,
    toItem: (createdItems) => ({
      ...row.toItem(createdItems),
      send: () => Promise.reject(new MessageError(toRejectedRow(row).error)),
    }),
  });
  const runRows = {
    chosenRows: chosenRows.map((row) => (row.errors.size === 0 ? row : withoutSend(row))),
    invalidRows,
  };
  runImport(type, startedImport, runRows, { isStored: true, progress });
}

/** Runs an import as the active one of its content type, and stores its progress. */
function runImport(
  type: ImportType,
  { id, source, existing }: StartedImport,
  { chosenRows, invalidRows }: ImportRows,
  { isStored, progress }: { isStored: boolean; progress: ImportProgress },
): void {
  const { section } = type;
  const createdItems = new CreatedItems({ existingNos: new Set(existing) });
  const items = chosenRows.map(({ toItem }) => toItem(createdItems));
  const importRun = new ImportRun(items, {
    fetchList: type.fetchExistingItems,
    progress: chosenRows.map(({ number }) => progress.get(number)),
  });
  let storedOutcomes = importRun.report.get().outcomes;
  importRun.report.subscribe(() => {
    const activeImport = activeImports.get()[section];
    // A removed import may still receive a response.
    if (activeImport?.run !== importRun || !activeImport.isStored) return;
    const { state, outcomes } = importRun.report.get();
    const isDone = state === 'done' && outcomes.every((row) => row.state === 'imported');
    if (isDone) removeStoredImport(section);
    else if (
      chosenRows.some(
        ({ number }, index) =>
          outcomes[index] !== storedOutcomes[index] &&
          !storeProgress(section, id, number, importRun.progressOf(index)),
      )
    )
      addImport({ ...activeImport, isStored: false });
    storedOutcomes = outcomes;
  });
  const { header } = source.table;
  addImport({ section, run: importRun, rows: chosenRows, invalidRows, header, isStored });
  void importRun.start();
}
