import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { ApiError } from '@/api/errors';
import { endSession, startSession } from '@/api/admin/session';
import { activeImports, removeImport } from './active-imports';
import type { CellProblems, CheckedRow, ExistingItems, ImportType } from './checked-row';
import { resumeImport, startImport } from './start-import';
import { readProgress, readStoredImport, type StartedImport } from './stored-imports';

const EXISTING: ExistingItems = { nos: new Set(), titles: new Map(), isComplete: true };
const NO_PROBLEMS: CellProblems = new Map();

beforeEach(() => startSession('token', 'admin'));
afterEach(() => {
  removeImport('news');
  endSession('quit');
});

/** Creates an import type: the server rejects the rows `rejectedNumbers`, the check finds errors in `invalidNumbers`. */
function createImportType(
  rejectedNumbers: readonly number[] = [],
  invalidNumbers: readonly number[] = [],
): ImportType {
  const toItem = (number: number) => () => ({
    send: () =>
      rejectedNumbers.includes(number)
        ? Promise.reject(new ApiError({ kind: 'http', status: 422 }))
        : Promise.resolve({ no: `no-${number}` }),
    find: () => Promise.resolve(undefined),
    locate: (saved: { no: string | undefined }) => saved,
    record: () => undefined,
  });
  return {
    ...{ section: 'news', columns: [], titleField: 'title', requiredField: undefined },
    exampleOf: () => '',
    check: (cell) =>
      Promise.resolve({
        errors: invalidNumbers.includes(Number(cell('number')))
          ? new Map([['title', { type: 'invalid' as const, message: 'Too long.' }]])
          : NO_PROBLEMS,
        toItem: toItem(Number(cell('number'))),
      }),
    fetchExistingItems: () => Promise.resolve(EXISTING),
  };
}

/** Starts an import of `count` rows; the rows with `invalidNumbers` follow them in the file and are left out. */
async function start(
  type: ImportType,
  count: number,
  invalidNumbers: readonly number[] = [],
): Promise<void> {
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  const rows = [...numbers, ...invalidNumbers].map((number) => ({
    number,
    cells: [String(number)],
  }));
  const checkedRows = await Promise.all(
    rows.map(async (row): Promise<CheckedRow> => {
      const checked = await type.check(() => String(row.number));
      return { ...row, ...checked, name: String(row.number), warnings: NO_PROBLEMS };
    }),
  );
  const source = { table: { header: ['Number'], rows }, fileName: undefined, encoding: undefined };
  startImport(
    type,
    { source, mapping: ['number'] },
    { chosenRows: checkedRows.slice(0, count), invalidRows: checkedRows.slice(count) },
    { existing: EXISTING, account: 'admin' },
  );
}

const toRejectedRow = ({ cells }: CheckedRow) => ({ cells, error: 'Too long.' });

const untilDone = () =>
  new Promise<void>((resolve) => {
    const { report } = activeImports.get().news!.run;
    const check = () => report.get().state === 'done' && resolve();
    report.subscribe(check);
    check();
  });

it('an import writes only the changed row to the storage of the tab, however many rows it has', async () => {
  const setItem = jest.spyOn(Storage.prototype, 'setItem');
  await start(createImportType([1]), 300);
  const countWrittenCharacters = () =>
    setItem.mock.calls.reduce((sum, [, value]) => sum + value.length, 0);
  const countBefore = countWrittenCharacters();
  await untilDone();
  expect(readProgress('news').size).toBe(300);
  expect((countWrittenCharacters() - countBefore) / 300).toBeLessThan(500);
  setItem.mockRestore();
});

it('an import whose progress the tab cannot store is not offered after a reload, which would send its rows again', async () => {
  await start(createImportType(), 3);
  expect(activeImports.get().news?.isStored).toBe(true);
  const setItem = jest.spyOn(Storage.prototype, 'setItem');
  setItem.mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  await untilDone();
  setItem.mockRestore();
  expect(activeImports.get().news?.isStored).toBe(false);
  expect(readStoredImport('news', 'admin')).toBeUndefined();
  expect(readProgress('news').size).toBe(0);
});

it('a second reload finds the progress of each row, although a row has become invalid after the first', async () => {
  await start(createImportType([1, 3]), 4);
  await untilDone();
  const reload = () => {
    activeImports.set({});
    return readStoredImport('news', 'admin') as StartedImport;
  };
  await resumeImport(createImportType([3], [1]), reload(), readProgress('news'), toRejectedRow);
  await untilDone();
  reload();
  const states = [...readProgress('news')].map(([number, { state, no }]) => [number, no ?? state]);
  expect(states.toSorted()).toEqual([
    [1, 'failed'],
    [2, 'no-2'],
    [3, 'failed'],
    [4, 'no-4'],
  ]);
});

it('an import that continues after a reload counts an imported row that has become invalid, and still leaves out a row that was invalid and no longer is', async () => {
  await start(createImportType([2]), 2, [3]);
  await untilDone();
  activeImports.set({});
  const startedImport = readStoredImport('news', 'admin') as StartedImport;
  await resumeImport(createImportType([], [1]), startedImport, readProgress('news'), toRejectedRow);
  await untilDone();
  const { run, rows, invalidRows } = activeImports.get().news!;
  expect(rows.map(({ number }) => number)).toEqual([1, 2]);
  expect(run.report.get().outcomes).toEqual([
    { state: 'imported', no: 'no-1' },
    { state: 'imported', no: 'no-2' },
  ]);
  expect(invalidRows.map(({ number }) => number)).toEqual([3]);
});
