import { describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { backend, calls, startAdmin } from '../../../../scripts/jest/backend';
import { honorCalls } from '@/api/admin/honors';
import { login } from '@/api/admin/login';
import { openScreen } from '../../../../scripts/jest/open-screen';
import { chooseFromRowMenu, findInRowMenu } from '../../../../scripts/jest/row-menu';

const LIST = '/admin/articles/news/list';

startAdmin();

const listRequests = () => calls('GET', '/admin/latest-news');
const findTable = () => screen.findByRole('table', { name: 'News' });
const findRows = async () =>
  within(await findTable())
    .getAllByRole('row')
    .slice(1);
const findFirstRow = async () => (await findRows())[0]!;
const titleIn = (row: HTMLElement) => within(row).getAllByRole('link')[0]!.textContent;

describe('news list', () => {
  it('shows the first ten items and the total', async () => {
    await openScreen(LIST);
    expect(await findRows()).toHaveLength(10);
    expect(screen.getByText('79 items')).toBeVisible();
    expect(listRequests()[0]?.query).toMatchObject({ pageNo: '1', pageSize: '10' });
  });

  it('names the missing languages of an item', async () => {
    const englishVersion = backend.db.news
      .all()
      .find(({ no, lang }) => lang === 'en_US' && backend.db.news.group(no).length === 1)!;
    await openScreen(`${LIST}?no=${englishVersion.no}`);
    const row = await findFirstRow();
    expect(within(row).getByText('Simplified Chinese: missing')).toBeInTheDocument();
    expect(within(row).queryByText('English: missing')).not.toBeInTheDocument();
  });

  it('shows the host of external items, the catalogue and who published last', async () => {
    const item = backend.db.news
      .all()
      .find(({ isLink, lang }) => isLink === 1 && lang === 'en_US')!;
    await openScreen(`${LIST}?no=${item.no}`);
    const row = await findFirstRow();
    const host = new URL(item.contentUrl).host.replace(/^www\./, '');
    expect(within(row).getByText(`External: ${host}`)).toBeVisible();
    expect(within(row).getByText(item.operatorName)).toBeVisible();
    const { name } = backend.db.catalogues.get(item.cataId)!;
    expect(await within(row).findByText(name)).toBeVisible();
  });

  it('links to the edit screen and to the public site', async () => {
    const { user } = await openScreen(LIST);
    const row = await findFirstRow();
    const editLink = within(row).getByRole('link', { name: /^Edit/ });
    expect(editLink.getAttribute('href')).toMatch(/^\/admin\/articles\/news\/edit\?no=.+/);
    const viewLink = within(await findInRowMenu(user, row, /^View/)).getByRole('link');
    expect(viewLink.getAttribute('href')).toMatch(/^\/news\/detail\/\d+$/);
    expect(viewLink).toHaveAttribute('target', '_blank');
  });

  it('expands a row to its other columns on a phone, with the same actions', async () => {
    const { user } = await openScreen(LIST, { width: 360 });
    expect(await findRows()).toHaveLength(10);
    expect(screen.queryByRole('columnheader', { name: 'Views' })).not.toBeInTheDocument();
    const row = await findFirstRow();
    await user.click(within(row).getByRole('button', { name: 'Expand row' }));
    expect(await within(await findTable()).findByText('Views')).toBeVisible();
    await findInRowMenu(user, row, /^Edit/);
    expect(screen.getByRole('menuitem', { name: /^Delete/ })).toBeVisible();
  });

  it('selects a range of rows with Shift', async () => {
    const { user } = await openScreen(LIST);
    const boxes = (await findRows()).map((row) => within(row).getByRole('checkbox'));
    await user.click(boxes[1]!);
    await user.keyboard('{Shift>}');
    await user.click(boxes[4]!);
    await user.keyboard('{/Shift}');
    expect(screen.getByText('4 selected')).toBeVisible();
  });

  it('selects one row with Shift after the selection was cleared', async () => {
    const { user } = await openScreen(LIST);
    const boxes = (await findRows()).map((row) => within(row).getByRole('checkbox'));
    await user.click(boxes[1]!);
    await user.click(screen.getByRole('button', { name: 'Clear selection' }));
    await user.keyboard('{Shift>}');
    await user.click(boxes[4]!);
    await user.keyboard('{/Shift}');
    expect(screen.getByText('1 selected')).toBeVisible();
  });

  it('remembers columns, density and page size for the account, and not for another', async () => {
    const { user, view, href } = await openScreen(LIST);
    await findTable();
    await user.click(screen.getByRole('button', { name: 'Table settings' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Views' }));
    expect(screen.queryByRole('columnheader', { name: 'Views' })).not.toBeInTheDocument();
    await user.click(screen.getByText('Compact'));
    await user.click(screen.getByRole('combobox', { name: 'Items per page' }));
    await user.click(await screen.findByText('20 / page'));
    await waitFor(async () => expect(await findRows()).toHaveLength(20));
    expect(href()).toBe(`${LIST}?pageSize=20`);
    view.unmount();
    const secondView = await openScreen(LIST);
    await waitFor(async () => expect(await findRows()).toHaveLength(20));
    expect(screen.queryByRole('columnheader', { name: 'Views' })).not.toBeInTheDocument();
    expect(screen.getByRole('columnheader', { name: 'Updated' })).toBeVisible();
    await secondView.user.click(screen.getByRole('button', { name: 'Table settings' }));
    expect(await screen.findByRole('radio', { name: 'Compact' })).toBeChecked();
    secondView.view.unmount();
    await login('editor', 'editor123');
    const { user: editor } = await openScreen(LIST);
    await waitFor(async () => expect(await findRows()).toHaveLength(10));
    expect(screen.getByRole('columnheader', { name: 'Views' })).toBeVisible();
    await editor.click(screen.getByRole('button', { name: 'Table settings' }));
    expect(await screen.findByRole('radio', { name: 'Compact' })).not.toBeChecked();
  });
});

describe('news list with search params', () => {
  it.each(['?pageNo=0&pageSize=7', '?pageNo=x&pageSize=-1', '?title=%20&no='])(
    'uses the default for the invalid param %s',
    async (invalidParam) => {
      const { href } = await openScreen(`${LIST}${invalidParam}`);
      expect(await findRows()).toHaveLength(10);
      expect(listRequests()[0]?.query).toMatchObject({ pageNo: '1', pageSize: '10' });
      await waitFor(() => expect(href()).toBe(LIST));
    },
  );

  it('adds the page to the URL and follows the back button', async () => {
    const { user, router, href } = await openScreen(LIST);
    const titleBefore = titleIn(await findFirstRow());
    await user.click(screen.getByRole('listitem', { name: '2' }));
    await waitFor(async () => expect(titleIn(await findFirstRow())).not.toBe(titleBefore));
    expect(href()).toBe(`${LIST}?pageNo=2`);
    act(() => router.history.back());
    await waitFor(async () => expect(titleIn(await findFirstRow())).toBe(titleBefore));
    expect(href()).toBe(LIST);
  });

  it('shows the last page for a page number beyond the end', async () => {
    const { href } = await openScreen(`${LIST}?pageNo=99`);
    await findTable();
    await waitFor(() => expect(href()).toBe(`${LIST}?pageNo=8`));
    await waitFor(async () => expect(await findRows()).toHaveLength(9));
  });

  it('adds the search text to the URL once typing stops, opens the first page, and removes the param when the field is cleared', async () => {
    const { user, href } = await openScreen(`${LIST}?pageNo=2`);
    await findTable();
    const before = listRequests().length;
    const titleField = screen.getByLabelText('Title', { selector: 'input' });
    act(() => titleField.focus());
    for (const value of ['arb', 'arbitr', 'arbitration'])
      fireEvent.change(titleField, { target: { value } });
    expect(href()).toBe(`${LIST}?pageNo=2`);
    await waitFor(() => expect(href()).toBe(`${LIST}?title=arbitration`));
    await waitFor(() => expect(listRequests().at(-1)?.query.title).toBe('arbitration'));
    expect(listRequests()).toHaveLength(before + 1);
    await waitFor(() =>
      expect(screen.getByLabelText('Title', { selector: 'input' })).toHaveFocus(),
    );
    await user.clear(screen.getByLabelText('Title', { selector: 'input' }));
    await waitFor(() => expect(href()).toBe(LIST));
  });

  it('searches at once on Enter', async () => {
    const { href } = await openScreen(LIST);
    await findTable();
    const numberField = screen.getByLabelText('Number');
    fireEvent.change(numberField, { target: { value: 'N-0007' } });
    expect(href()).toBe(LIST);
    fireEvent.keyDown(numberField, { key: 'Enter' });
    expect(href()).toBe(`${LIST}?no=N-0007`);
    await waitFor(async () => expect(await findRows()).toHaveLength(1));
  });

  it('shows the results of the latest search though an earlier response arrives later', async () => {
    const respond = backend.hold({ path: '/admin/latest-news' });
    const { user } = await openScreen(`${LIST}?title=arbitration`);
    await user.clear(await screen.findByLabelText('Title', { selector: 'input' }));
    await user.type(screen.getByLabelText('Title', { selector: 'input' }), 'zzzz{Enter}');
    expect(await screen.findByText('No data')).toBeVisible();
    const [lateRequest] = listRequests();
    expect(lateRequest?.query.title).toBe('arbitration');
    respond();
    await waitFor(() => expect(lateRequest?.status).toBe(200));
    // Earlier responses have arrived by the time a later request gets its response.
    await act(() => honorCalls.list({}));
    expect(screen.getByText('No data')).toBeVisible();
  });

  it('clears the search when the user goes back to the list before it', async () => {
    const { user, router } = await openScreen(LIST);
    await findTable();
    await user.type(screen.getByLabelText('Title', { selector: 'input' }), 'zzzz{Enter}');
    await screen.findByText('No data');
    act(() => router.history.back());
    await findTable();
    expect(screen.getByLabelText('Title', { selector: 'input' })).toHaveValue('');
  });
});

describe('states of the news list', () => {
  it('shows that the list is loading', async () => {
    const respond = backend.hold({ path: '/admin/latest-news' });
    await openScreen(LIST);
    expect(await screen.findByText('Loading…')).toBeInTheDocument();
    respond();
    await findTable();
    expect(screen.queryByText('Loading…')).not.toBeInTheDocument();
  });

  it('offers to write the first item when there is none', async () => {
    await backend.reset('none');
    await login('admin', 'admin123');
    await openScreen(LIST);
    expect(await screen.findByText('No data')).toBeVisible();
    const addLink = screen.getByRole('link', { name: 'Add the first news item' });
    expect(addLink).toHaveAttribute('href', '/admin/articles/news/edit');
  });

  it('offers to clear filters without results', async () => {
    const { user, href } = await openScreen(`${LIST}?title=zzzz`);
    await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
    expect(await findRows()).toHaveLength(10);
    expect(href()).toBe(LIST);
    expect(screen.getByLabelText('Title', { selector: 'input' })).toHaveValue('');
  });

  it("shows the server's error message, tries again on request, shows the pending retry, and then moves the focus to the heading", async () => {
    backend.injectFault({
      path: '/admin/latest-news',
      status: 403,
      body: { message: 'Not today.' },
    });
    const { user } = await openScreen(LIST);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      '请求错误 · Request errorNot today.',
    );
    const respond = backend.hold({ path: '/admin/latest-news' });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Try again', busy: true })).toHaveFocus();
    respond();
    expect(await findRows()).toHaveLength(10);
    await waitFor(() => expect(screen.getByRole('heading', { name: 'News' })).toHaveFocus());
  });

  it('keeps the rows when a refetch fails, and offers to try again', async () => {
    const { user } = await openScreen(LIST);
    const row = await findFirstRow();
    backend.injectFault({ method: 'GET', path: '/admin/latest-news', status: 403 });
    await chooseFromRowMenu(user, row, /^Unpin/);
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    expect(await findRows()).toHaveLength(10);
    expect(screen.getByText('79 items')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument(),
    );
  });

  it('shows no rows of an earlier search when a search fails', async () => {
    const { user } = await openScreen(LIST);
    await findTable();
    backend.injectFault({
      path: '/admin/latest-news',
      status: 403,
      body: { message: 'Not today.' },
    });
    await user.type(screen.getByLabelText('Title', { selector: 'input' }), 'arbitration{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Not today.');
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it.each([
    ['a page of HTML', '<!doctype html><p>Hello</p>'],
    ['null', null],
    ['a wrong type', { result: 'nothing' }],
  ])('shows an error when the server responds with %s', async (_, body) => {
    backend.injectFault({ path: '/admin/latest-news', status: 200, body: body ?? 'null' });
    await openScreen(LIST);
    expect(await screen.findByRole('alert')).toHaveTextContent('unexpected response');
    expect(screen.getByRole('heading', { level: 1, name: 'News' })).toBeVisible();
  });
});
