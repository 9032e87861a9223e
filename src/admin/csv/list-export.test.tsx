import { afterEach, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { backend, calls, startAdmin } from '../../../scripts/jest/backend';
import { openScreen } from '../../../scripts/jest/open-screen';

startAdmin();

function recordDownloads() {
  const files: Blob[] = [];
  const fileNames: string[] = [];
  URL.createObjectURL = (file: Blob) => `blob:${files.push(file)}`;
  URL.revokeObjectURL = () => undefined;
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click');
  click.mockImplementation(function record(this: HTMLAnchorElement) {
    fileNames.push(this.download);
  });
  const waitForDownload = async () => {
    await waitFor(() => expect(fileNames).toHaveLength(1));
    await waitUntilClosed();
    return { fileNames, texts: await Promise.all(files.map((file) => file.text())) };
  };
  return { fileNames, waitForDownload };
}

const findDialog = () => screen.findByRole('dialog', { name: 'Export as CSV' });
const waitUntilClosed = () =>
  waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
const linesOf = (text = '') => text.replace('\uFEFF', '').trimEnd().split('\r\n');

afterEach(() => void jest.restoreAllMocks());

async function exportRows(user: UserEvent, names: readonly string[]) {
  for (const name of names)
    await user.click(await screen.findByRole('checkbox', { name: `Select: ${name}` }));
  const bar = screen.getByRole('region', { name: 'Bulk actions' });
  await user.click(within(bar).getByRole('button', { name: 'Export as CSV' }));
}

async function exportList(user: UserEvent) {
  const button = await screen.findByRole('button', { name: 'Export' });
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
  await user.click(within(await findDialog()).getByRole('button', { name: 'Export' }));
}

it('the selected news are exported with their catalogue, and their titles in all languages', async () => {
  const { user } = await openScreen('/admin/articles/news/list');
  const table = await screen.findByRole('table', { name: 'News' });
  const [firstTitle, secondTitle] = within(table)
    .getAllByRole('checkbox')
    .slice(1)
    .map((box) => box.getAttribute('aria-label')!.replace('Select: ', ''));
  const english = backend.db.news.all().find((version) => version.title === firstTitle)!;
  const { no } = english;
  const chinese = backend.db.news.group(no).find(({ lang }) => lang === 'zh_CN')!;
  const { waitForDownload } = recordDownloads();
  await exportRows(user, [firstTitle!, secondTitle!]);
  const { fileNames, texts } = await waitForDownload();
  expect(fileNames).toEqual([expect.stringMatching(/^News \d{4}-\d\d-\d\d\.csv$/)]);
  const [header, ...lines] = linesOf(texts[0]);
  expect(header).toMatch(/^Catalogue,Title \(English\),Title \(Simplified Chinese\),Summary/);
  const catalogue = backend.db.catalogues.all().find(({ id }) => id === english.cataId)!;
  expect(lines.find((line) => line.includes(chinese.title))).toMatch(
    new RegExp(`^${catalogue.name},`),
  );
  expect(lines.join('\n')).toContain(firstTitle);
  expect(lines.join('\n')).toContain(secondTitle);
});

it('the selected lawyers are exported with their names in all languages and the names of their jobs', async () => {
  const { user } = await openScreen('/admin/people/list');
  const { waitForDownload } = recordDownloads();
  await exportRows(user, ['Lin Zhengyuan']);
  const { texts } = await waitForDownload();
  const [header, line] = texts[0]!.replace('\uFEFF', '').split('\r\n');
  expect(header).toMatch(
    /^Full name \(English\),Full name \(Simplified Chinese\),Email,Phone,Jobs/,
  );
  expect(line).toMatch(/^Lin Zhengyuan,林正远,.*Senior Partner/);
});

it.each(['list', 'selected rows'])(
  'the dialog of the export of the %s is shown while the languages load, and then exports',
  async (scope) => {
    const respond = backend.hold({ path: '/common/language' });
    const { user } = await openScreen('/admin/people/list');
    await screen.findByRole('checkbox', { name: 'Select: Lin Zhengyuan' });
    const { fileNames, waitForDownload } = recordDownloads();
    if (scope === 'list') await user.click(screen.getByRole('button', { name: 'Export' }));
    else await exportRows(user, ['Lin Zhengyuan']);
    const dialog = await findDialog();
    expect(within(dialog).getByText('Loading…')).toBeVisible();
    respond();
    await waitFor(() => expect(within(dialog).queryByText('Loading…')).toBeNull());
    if (scope === 'list') await user.click(within(dialog).getByRole('button', { name: 'Export' }));
    await waitForDownload();
    expect(fileNames).toHaveLength(1);
  },
);

it('an export that fails shows that no file was created, and downloads nothing', async () => {
  const { user } = await openScreen('/admin/people/list');
  await screen.findByRole('checkbox', { name: 'Select: Lin Zhengyuan' });
  backend.injectFault({
    method: 'GET',
    path: '/admin/lawyerTeam/detail/{id}',
    status: 403,
    times: 'always',
  });
  const { fileNames } = recordDownloads();
  await exportRows(user, ['Lin Zhengyuan']);
  expect(await within(await findDialog()).findByText(/The file was not created/)).toBeVisible();
  expect(fileNames).toEqual([]);
});

it('all news that match the search are exported, from all pages', async () => {
  const matchingVersions = backend.db.news.all().filter(({ title }) => /arbitration/i.test(title));
  const nos = new Set(matchingVersions.map(({ no }) => no));
  const { user } = await openScreen('/admin/articles/news/list?title=arbitration&pageSize=10');
  const { waitForDownload } = recordDownloads();
  const button = await screen.findByRole('button', { name: 'Export' });
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
  expect(
    within(await findDialog()).getByText(
      `${nos.size} items that match the filters will be exported, in the order of the list.`,
    ),
  ).toBeVisible();
  await user.click(within(await findDialog()).getByRole('button', { name: 'Export' }));
  const { texts } = await waitForDownload();
  const text = texts[0]!;
  for (const { title } of matchingVersions) expect(text).toContain(title.replaceAll('"', '""'));
  const listRequests = calls('GET', '/admin/latest-news').filter(
    ({ query }) => query.no === undefined,
  );
  expect(listRequests.map(({ query }) => query.pageSize)).toContain('50');
  expect(listRequests.every(({ query }) => query.title === 'arbitration')).toBe(true);
});

it('an export that is requested before the languages are loaded has columns for all languages', async () => {
  const respond = backend.hold({ path: '/common/language' });
  const { user } = await openScreen('/admin/articles/honors/list');
  const { waitForDownload } = recordDownloads();
  const button = await screen.findByRole('button', { name: 'Export' });
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
  respond();
  await user.click(within(await findDialog()).getByRole('button', { name: 'Export' }));
  const { texts } = await waitForDownload();
  expect(linesOf(texts[0])[0]).toBe(
    'Title (English),Title (Simplified Chinese),Content (English),Content (Simplified Chinese)',
  );
});

it('a sorted list is exported in its order, without fetching the list again', async () => {
  const { user } = await openScreen('/admin/people/list?sort=-lawyer');
  const table = await screen.findByRole('table', { name: 'Lawyers' });
  const [, first] = within(table).getAllByRole('checkbox');
  const name = first!.getAttribute('aria-label')!.replace('Select: ', '');
  const { waitForDownload } = recordDownloads();
  const before = calls('GET', '/admin/lawyerTeam').length;
  await exportList(user);
  const { texts } = await waitForDownload();
  const lines = linesOf(texts[0]);
  const nos = new Set(backend.db.lawyers.all().map(({ no }) => no));
  expect(lines).toHaveLength(nos.size + 1);
  expect(lines[1]).toMatch(new RegExp(`^,?${name},`));
  const laterRequests = calls('GET', '/admin/lawyerTeam').slice(before);
  expect(laterRequests.every(({ query }) => query.no !== undefined)).toBe(true);
});

it('an export continues after a failure, fetches no item twice, and can leave out the failed one', async () => {
  const { user } = await openScreen('/admin/people/list');
  const { fileNames, waitForDownload } = recordDownloads();
  const path = '/admin/lawyerTeam/detail/{id}';
  backend.injectFault({ method: 'GET', path, status: 403, body: { message: 'Not today.' } });
  await exportList(user);
  expect(await within(await findDialog()).findByText('Not today.')).toBeVisible();
  expect(fileNames).toEqual([]);
  const detailPaths = () => calls('GET', /lawyerTeam\/detail\//).map((request) => request.path);
  const fetchedPaths = detailPaths();
  await user.click(within(await findDialog()).getByRole('button', { name: 'Skip this item' }));
  const { texts } = await waitForDownload();
  const nos = new Set(backend.db.lawyers.all().map(({ no }) => no));
  expect(linesOf(texts[0])).toHaveLength(nos.size);
  expect(
    await screen.findByText('1 item could not be loaded and is not in the file.'),
  ).toBeVisible();
  const repeatedRequests = detailPaths().slice(fetchedPaths.length);
  expect(repeatedRequests.filter((detail) => fetchedPaths.includes(detail))).toEqual([]);
});

it('a canceled export downloads nothing and sends no further requests', async () => {
  const { user } = await openScreen('/admin/articles/news/list');
  const { fileNames } = recordDownloads();
  await screen.findByRole('table', { name: 'News' });
  const respond = backend.hold({ path: '/admin/latest-news' });
  await exportList(user);
  expect(await within(await findDialog()).findByText('Fetching the list…')).toBeVisible();
  await user.click(within(await findDialog()).getByRole('button', { name: 'Cancel' }));
  const before = calls('GET', '/admin/latest-news').length;
  respond();
  await waitUntilClosed();
  expect(calls('GET', '/admin/latest-news')).toHaveLength(before);
  expect(fileNames).toEqual([]);
});

it('on a phone, the export is in the menu of actions next to the heading', async () => {
  const { user } = await openScreen('/admin/articles/cases/list', { width: 390 });
  await screen.findByRole('table', { name: 'Cases' });
  await user.click(screen.getByRole('button', { name: 'Actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Export' }));
  expect(
    await within(await findDialog()).findByText(/^All \d+ items will be exported/),
  ).toBeVisible();
});
