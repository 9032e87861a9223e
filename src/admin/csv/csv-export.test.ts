/** @jest-environment node */
import { expect, it } from '@jest/globals';
import { CsvExport, type CellFetcher, type ExportSource } from './csv-export';
import { csvColumns } from './csv-fields';

/** Returns a source of items that are their own title. */
const sourceOf = (
  items: readonly string[],
  fetchCells: CellFetcher<string>,
  invalidRowCount = 0,
): ExportSource<string> => ({
  listItems: () => Promise.resolve({ items, invalidRowCount }),
  loadCellFetcher: () => Promise.resolve(fetchCells),
  columns: csvColumns('honors', ['en_US']),
  headerOf: ({ key }) => key,
});

const HEADER = 'versions.en_US.title,versions.en_US.content';
const titleOnly = (title: string) => () => title;
const linesOf = async (file: Blob) => (await file.text()).replace('\uFEFF', '').split('\r\n');

it('CsvExport keeps the order of the items although later items arrive first', async () => {
  const waitingRequests: (() => void)[] = [];
  const csvExport = new CsvExport<string>();
  const source = sourceOf(['a', 'b', 'c'], async (row) => {
    if (row === 'a') await new Promise<void>((resolve) => waitingRequests.push(resolve));
    else if (row === 'c') waitingRequests.forEach((resolve) => resolve());
    return titleOnly(row);
  });
  const exportedFile = await csvExport.run(source);
  expect(await linesOf(exportedFile!.file)).toEqual([HEADER, 'a,a', 'b,b', 'c,c', '']);
});

it('CsvExport continues after a failure with the items that are missing, and counts the items that are not in the file', async () => {
  const requestedRows: string[] = [];
  let isDown = true;
  const csvExport = new CsvExport<string>();
  const source = sourceOf(
    ['a', 'b', 'c', 'd', 'e', 'f'],
    (row) => {
      requestedRows.push(row);
      if (row === 'd' && isDown) return Promise.reject(new Error('The server is down'));
      return Promise.resolve(row === 'b' ? undefined : titleOnly(row));
    },
    2,
  );
  expect(await csvExport.run(source)).toBeUndefined();
  expect(csvExport.state.get()).toMatchObject({
    isRunning: false,
    total: 6,
    failure: { item: 'd' },
  });
  isDown = false;
  const exportedFile = await csvExport.run(source);
  expect(exportedFile).toMatchObject({ exportedCount: 5, deletedCount: 1, notLoadedCount: 2 });
  expect(requestedRows.filter((row) => row !== 'd')).toEqual(
    [...new Set(requestedRows)].filter((row) => row !== 'd'),
  );
});

it('CsvExport can be started again after a start before the items were loaded', async () => {
  const items = { items: ['a'], invalidRowCount: 0 };
  let isLoaded = false;
  const csvExport = new CsvExport<string>();
  const source: ExportSource<string> = {
    ...sourceOf([], (row) => Promise.resolve(titleOnly(row))),
    listItems: () => Promise.resolve(isLoaded ? items : undefined),
  };
  expect(await csvExport.run(source)).toBeUndefined();
  expect(csvExport.state.get()).toMatchObject({ isRunning: false, failure: undefined });
  isLoaded = true;
  expect(await csvExport.run(source)).toMatchObject({ exportedCount: 1 });
});

it('CsvExport leaves out a skipped item', async () => {
  const csvExport = new CsvExport<string>();
  const source = sourceOf(['a', 'b'], (row) =>
    row === 'a' ? Promise.reject(new Error('The server is down')) : Promise.resolve(titleOnly(row)),
  );
  await csvExport.run(source);
  const exportedFile = await csvExport.skip(source);
  expect(exportedFile).toMatchObject({ exportedCount: 1, notLoadedCount: 1 });
  expect(await linesOf(exportedFile!.file)).toEqual([HEADER, 'b,b', '']);
});

it('CsvExport requests nothing further and creates no file after it was canceled', async () => {
  const requestedRows: string[] = [];
  const csvExport = new CsvExport<string>();
  const source = sourceOf(['a', 'b', 'c', 'd', 'e', 'f'], (row) => {
    requestedRows.push(row);
    csvExport.cancel();
    return Promise.resolve(titleOnly(row));
  });
  expect(await csvExport.run(source)).toBeUndefined();
  expect(requestedRows).toHaveLength(1);
});
