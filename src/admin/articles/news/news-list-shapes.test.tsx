import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { AdminListShape } from '../../../../mocks/call';
import { backendOptionsOf, parseScenarioString } from '../../../../mocks/scenario-string';
import { backend, startAdmin } from '../../../../scripts/jest/backend';
import { openScreen } from '../../../../scripts/jest/open-screen';
import { login } from '@/api/admin/login';

startAdmin();

/** Returns the `no`s of the listed items, whether each lacks a Chinese version, and the shown total. */
async function readListedRows(path: string, label: string) {
  const { view } = await openScreen(path);
  const table = await screen.findByRole('table', { name: label });
  await waitFor(() => expect(within(table).getAllByRole('row').length).toBeGreaterThan(1));
  const rows = within(table).getAllByRole('row').slice(1);
  const listedRows = rows.map((row) => ({
    no: row.getAttribute('data-row-key') ?? '',
    lacksChinese: within(row).queryByText('Simplified Chinese: missing') !== null,
  }));
  const total = screen.queryByText(/^\d+ (items|language versions)$/)?.textContent;
  view.unmount();
  return { listedRows, total };
}

const SHAPES: [contents: string, shape: AdminListShape][] = [
  ['pages of whole items', 'items'],
  ['pages of language versions', 'rows'],
  ['only one language', 'language'],
];

it.each(SHAPES)(
  'news list shows each item once, with the languages that it has, when the response has %s (D10, D20)',
  async (_, shape) => {
    // Pages by row may split the versions of an item.
    const { no } = backend.db.news.all().find(({ top }) => top === 0)!;
    const chinese = backend.db.news.group(no).find(({ lang }) => lang === 'zh_CN')!;
    backend.db.news.remove(chinese.id);
    backend.adminListShape = shape;
    const allVersions = backend.db.news.all();
    const total = {
      items: `${new Set(allVersions.map((version) => version.no)).size} items`,
      rows: `${allVersions.length} language versions`,
      language: `${allVersions.filter(({ lang }) => lang === 'en_US').length} items`,
    }[shape];
    const nos: string[] = [];
    for (const pageNo of [1, 2, 3]) {
      const path = `/admin/articles/news/list?pageNo=${pageNo}&pageSize=10`;
      const { listedRows, total: shownTotal } = await readListedRows(path, 'News');
      expect(shownTotal).toBe(total);
      nos.push(...listedRows.map((row) => row.no));
      for (const row of listedRows) {
        const hasChinese = backend.db.news.group(row.no).some(({ lang }) => lang === 'zh_CN');
        expect([row.no, row.lacksChinese]).toEqual([row.no, !hasChinese]);
      }
    }
    expect(new Set(nos).size).toBe(nos.length);
  },
);

it('news list counts the items and has one page when the response has no paging (D7)', async () => {
  await backend.applyOptions(backendOptionsOf(parseScenarioString('no-pageable')));
  await login('admin', 'admin123');
  const { listedRows, total } = await readListedRows('/admin/articles/news/list', 'News');
  expect(listedRows).toHaveLength(10);
  expect(total).toBe('10 items');
});

it('lawyer list shows the languages that each lawyer has when the response has pages of language versions (D20)', async () => {
  backend.adminListShape = 'rows';
  const { listedRows, total } = await readListedRows(
    '/admin/people/list?pageNo=2&pageSize=10',
    'Lawyers',
  );
  expect(total).toMatch(/language versions$/);
  for (const { no, lacksChinese } of listedRows) {
    const hasChinese = backend.db.lawyers.group(no).some(({ lang }) => lang === 'zh_CN');
    expect([no, lacksChinese]).toEqual([no, !hasChinese]);
  }
});

it('news list names a row that failed validation by its id and still shows the others (D20)', async () => {
  const invalidItem = backend.db.news.all().find(({ top }) => top === 1)!;
  backend.injectFault({
    path: '/admin/latest-news',
    times: 'always',
    changeResponse: (body) => {
      const { result, ...rest } = body as { result: { id: unknown }[] };
      const rows = result.map((row) => (row.id === invalidItem.id ? { ...row, title: {} } : row));
      return { ...rest, result: rows };
    },
  });
  const { listedRows } = await readListedRows('/admin/articles/news/list', 'News');
  expect(listedRows).toHaveLength(10);
  await openScreen('/admin/articles/news/list');
  expect(await screen.findByText(`Entry number ${invalidItem.id}`)).toBeVisible();
});
