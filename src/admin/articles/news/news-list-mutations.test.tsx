import { describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { faultOf } from '../../../../mocks/fault-names';
import { backend, calls, startAdmin } from '../../../../scripts/jest/backend';
import { login } from '@/api/admin/login';
import { setLocale } from '@/i18n/locale-store';
import { listRows } from '../../../../scripts/jest/list-rows';
import { openScreen } from '../../../../scripts/jest/open-screen';
import { chooseProfileMenuItem } from '../../../../scripts/jest/profile-menu';
import { chooseFromRowMenu, findInRowMenu } from '../../../../scripts/jest/row-menu';

const LIST = '/admin/articles/news/list';

startAdmin();

const listRequests = () => calls('GET', '/admin/latest-news');
const findRows = () => listRows('News');
const findFirstRow = async () => (await findRows())[0]!;
const titleIn = (row: HTMLElement) => within(row).getAllByRole('link')[0]!.textContent;
/** Deletes the item of that title in all its languages, as another user would. */
const deleteElsewhere = (title: string) => {
  const { no } = backend.db.news.all().find((version) => version.title === title)!;
  for (const { id } of backend.db.news.group(no)) backend.db.news.remove(id);
};

/** Leaves the page, which sends pending deletions at once. */
const leavePage = () =>
  act(async () => {
    window.dispatchEvent(new Event('pagehide'));
    await Promise.resolve();
  });

describe('pinning in the news list', () => {
  it('shows the pin at once and sends one request', async () => {
    const { user } = await openScreen(`${LIST}?pageNo=2`);
    const row = await findFirstRow();
    const respond = backend.hold({ path: '/admin/latest-news/pin' });
    await user.dblClick(await findInRowMenu(user, row, /^Pin/));
    expect(within(row).getByText('Pinned')).toBeVisible();
    respond();
    await waitFor(() => expect(listRequests()).toHaveLength(2));
    expect(calls('PUT', '/admin/latest-news/pin')).toHaveLength(1);
    expect(calls('PUT', '/admin/latest-news/unpin')).toHaveLength(0);
  });

  it('unpins a pinned item', async () => {
    const { user } = await openScreen(LIST);
    const row = await findFirstRow();
    const title = titleIn(row);
    await chooseFromRowMenu(user, row, /^Unpin/);
    await waitFor(() => expect(calls('PUT', '/admin/latest-news/unpin')).toHaveLength(1));
    await waitFor(async () => expect(titleIn(await findFirstRow())).not.toBe(title));
  });

  it('shows the item as pinned again and an error when it cannot be unpinned', async () => {
    await login('reader', 'reader123');
    const { user } = await openScreen(LIST);
    const row = await findFirstRow();
    await chooseFromRowMenu(user, row, /^Unpin/);
    // Below the row, and as a notification.
    expect(await screen.findAllByText('请求错误 · Request error')).toHaveLength(2);
    expect(within(row).getByText('Pinned')).toBeVisible();
  });
});

describe('deleting in the news list', () => {
  it("shows a confirm dialog with the item's name and languages, which can be canceled", async () => {
    const { user } = await openScreen(LIST);
    const row = await findFirstRow();
    await chooseFromRowMenu(user, row, /^Delete/);
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText('Delete in all languages?')).toBeVisible();
    expect(dialog).toHaveTextContent(`“${titleIn(row)}” will be deleted in all its languages`);
    expect(dialog).toHaveTextContent('English and Simplified Chinese');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByText('Deleting…')).not.toBeInTheDocument();
    await leavePage();
    expect(calls('DELETE', '/admin/latest-news')).toHaveLength(0);
  });

  it('calls an item without a title untitled in the row and in the confirm dialog', async () => {
    for (const item of backend.db.news.all()) backend.db.news.put({ ...item, title: ' ' });
    const { user } = await openScreen(LIST);
    const row = await findFirstRow();
    expect(titleIn(row)).toBe('Untitled');
    expect(within(row).getByRole('link', { name: /^Edit.*: Untitled$/ })).toBeVisible();
    await chooseFromRowMenu(user, row, /^Delete/);
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('“Untitled” will be deleted in all its languages');
  });

  const deleteRow = async (user: UserEvent, row: HTMLElement) => {
    await chooseFromRowMenu(user, row, /^Delete/);
    const dialog = await screen.findByRole('dialog');
    await user.dblClick(within(dialog).getByRole('button', { name: /^Delete/ }));
    await screen.findByText('Deleting…');
  };
  it('waits for an undo, sends one request when the page is left, and refetches the list', async () => {
    const { user } = await openScreen(LIST);
    const row = await findFirstRow();
    const title = titleIn(row);
    await deleteRow(user, row);
    expect(calls('DELETE', '/admin/latest-news')).toHaveLength(0);
    await leavePage();
    expect(await screen.findByText('78 items')).toBeVisible();
    expect(screen.queryByRole('link', { name: title })).not.toBeInTheDocument();
    expect(calls('DELETE', '/admin/latest-news')).toHaveLength(1);
  });

  it('sends nothing after Undo, which moves the focus to the heading', async () => {
    const { user } = await openScreen(LIST);
    const row = await findFirstRow();
    await deleteRow(user, row);
    await user.click(within(row).getByRole('button', { name: /^Undo/ }));
    expect(within(row).getByRole('button', { name: /^More/ })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    await leavePage();
    expect(calls('DELETE', '/admin/latest-news')).toHaveLength(0);
  });

  it('can be undone from the bar after another page of the list was opened', async () => {
    const { user, router } = await openScreen(LIST);
    await deleteRow(user, await findFirstRow());
    expect(
      within(screen.getByRole('region', { name: 'Bulk actions' })).queryByRole('button'),
    ).not.toBeInTheDocument();
    await act(() => router.navigate({ to: LIST, search: { pageNo: 2 } }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(screen.queryByText('1 deletion can still be undone.')).not.toBeInTheDocument();
    await leavePage();
    expect(calls('DELETE', '/admin/latest-news')).toHaveLength(0);
  });

  it('sends the deletion when another screen is opened', async () => {
    const { user, router } = await openScreen(LIST);
    await deleteRow(user, await findFirstRow());
    await act(() => router.navigate({ to: '/admin/articles/honors/list' }));
    await waitFor(() => expect(calls('DELETE', '/admin/latest-news')).toHaveLength(1));
  });

  it('goes to the previous page after the last item of the last page was deleted', async () => {
    const { user, href } = await openScreen(`${LIST}?pageNo=8`);
    for (const row of (await findRows()).slice(1)) deleteElsewhere(titleIn(row));
    await deleteRow(user, await findFirstRow());
    await leavePage();
    await waitFor(() => expect(href()).toBe(`${LIST}?pageNo=7`));
    await waitFor(async () => expect(await findRows()).toHaveLength(10));
  });

  it('shows below the row why the deletion failed, and deletes the item on retry', async () => {
    backend.injectFault({
      method: 'DELETE',
      path: '/admin/latest-news',
      status: 409,
      body: { message: 'Locked.' },
    });
    const { user } = await openScreen(LIST);
    const row = await findFirstRow();
    await deleteRow(user, row);
    await leavePage();
    expect(await within(await screen.findByRole('table')).findByText('Locked.')).toBeVisible();
    // Below the row, and as a notification.
    expect(await screen.findAllByText('请求错误 · Request error')).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Retry failed items' }));
    expect(await screen.findByText('78 items')).toBeVisible();
  });

  it('treats an item that somebody else has deleted as deleted', async () => {
    const { user } = await openScreen(LIST);
    const row = await findFirstRow();
    const title = titleIn(row);
    await deleteRow(user, row);
    deleteElsewhere(title);
    await leavePage();
    expect(await screen.findByText('78 items')).toBeVisible();
    expect(calls('DELETE', '/admin/latest-news').map(({ status }) => status)).toEqual([404]);
    expect(screen.queryByText(/Request error/)).not.toBeInTheDocument();
    expect(screen.queryByText(/failed|Failed/)).not.toBeInTheDocument();
  });

  it.each([
    ['en_US', 'was not deleted. Your account does not have permission to do this.'],
    ['zh_CN', '当前账号没有操作权限。'],
  ] as const)(
    'names the item that was not deleted, and why, after the list was left (%s)',
    async (locale, reason) => {
      await login('reader', 'reader123');
      const { user, router } = await openScreen(LIST);
      const row = await findFirstRow();
      const title = titleIn(row);
      await deleteRow(user, row);
      act(() => setLocale(locale, { reload: false }));
      await act(() => router.navigate({ to: '/admin/articles/honors/list' }));
      const failure = locale === 'zh_CN' ? `未能删除“${title}”。${reason}` : `“${title}” ${reason}`;
      expect(await screen.findByText(failure)).toBeVisible();
    },
  );

  describe('when the session ends', () => {
    it('reports the unsent deletion after the next login if the session expired first', async () => {
      const { user, router } = await openScreen(LIST);
      const row = await findFirstRow();
      const title = titleIn(row);
      await deleteRow(user, row);
      backend.expireTokens();
      await act(() => router.navigate({ to: LIST, search: { pageNo: 2 } }));
      await screen.findByLabelText('Account');
      await act(() => login('admin', 'admin123'));
      expect(
        await screen.findByText('Your session ended before the change was confirmed'),
      ).toBeVisible();
      expect(screen.getByText(`“${title}” was not deleted.`)).toBeVisible();
      expect(calls('DELETE', '/admin/latest-news')).toHaveLength(0);
      expect(backend.db.news.all().some((item) => item.title === title)).toBe(true);
    });

    it('reports after the next login that the deletion before the logout could not be checked', async () => {
      const { user } = await openScreen(LIST);
      const row = await findFirstRow();
      const title = titleIn(row);
      await deleteRow(user, row);
      backend.injectFault({
        method: 'DELETE',
        path: '/admin/latest-news',
        ...faultOf('lost-response'),
      });
      backend.injectFault({ path: '/admin/latest-news', status: 500 });
      await chooseProfileMenuItem(user, /^Log out/);
      await screen.findByLabelText('Account');
      await act(() => login('admin', 'admin123'));
      expect(
        await screen.findByText(`Couldn’t check whether “${title}” was deleted.`),
      ).toBeVisible();
      expect(screen.queryByText(`“${title}” was not deleted.`)).not.toBeInTheDocument();
    });

    it('reports after the next login that a repeated deletion could not be checked if the session expired after it', async () => {
      const { user } = await openScreen(LIST);
      const row = await findFirstRow();
      const title = titleIn(row);
      const deletion = { method: 'DELETE', path: '/admin/latest-news' };
      backend.injectFault({ ...deletion, status: 409 });
      await deleteRow(user, row);
      await leavePage();
      const retryButton = await screen.findByRole('button', { name: 'Retry failed items' });
      backend.injectFault({
        ...deletion,
        disconnect: true,
        onUsedUp: () => backend.expireTokens(),
      });
      await user.click(retryButton);
      await screen.findByLabelText('Account');
      await act(() => login('admin', 'admin123'));
      expect(
        await screen.findByText(`Couldn’t check whether “${title}” was deleted.`),
      ).toBeVisible();
      expect(screen.queryByText(`“${title}” was not deleted.`)).not.toBeInTheDocument();
    });

    it('shows that the deletion was not sent when the page is hidden after another tab ended the session', async () => {
      const { user } = await openScreen(LIST);
      await deleteRow(user, await findFirstRow());
      localStorage.removeItem('lawfirm_token');
      act(() => {
        window.dispatchEvent(new StorageEvent('storage', { key: 'lawfirm_token' }));
      });
      await screen.findByRole('dialog', { name: 'Your session has ended' });
      await leavePage();
      expect(
        await screen.findByText('Your session ended before the change was sent.'),
      ).toBeInTheDocument();
      expect(screen.queryByText('Deleting…')).not.toBeInTheDocument();
      expect(calls('DELETE', '/admin/latest-news')).toHaveLength(0);
    });

    it('sends the pending deletion before the user logs out', async () => {
      const { user } = await openScreen(LIST);
      await deleteRow(user, await findFirstRow());
      await chooseProfileMenuItem(user, /^Log out/);
      await screen.findByLabelText('Account');
      expect(calls('DELETE', '/admin/latest-news').map(({ status }) => status)).toEqual([200]);
    });

    it('sends the pending deletion before another tab logs out', async () => {
      const { user } = await openScreen(LIST);
      const otherTab = new BroadcastChannel('lawfirm_pending_mutations');
      const messages: unknown[] = [];
      otherTab.onmessage = ({ data }) => messages.push(data);
      await deleteRow(user, await findFirstRow());
      otherTab.postMessage('leaving');
      await waitFor(() => expect(messages).toEqual(['sending', 'sent']));
      otherTab.close();
      expect(calls('DELETE', '/admin/latest-news').map(({ status }) => status)).toEqual([200]);
    });
  });
});

describe('bulk action of the news list', () => {
  it('pins the selected items, shows how many failed, and retries only these', async () => {
    const { user } = await openScreen(`${LIST}?pageNo=3`);
    for (const row of (await findRows()).slice(0, 3))
      await user.click(within(row).getByRole('checkbox', { name: /^Select/ }));
    backend.injectFault({ path: '/admin/latest-news/pin', delay: 0 });
    backend.injectFault({
      path: '/admin/latest-news/pin',
      status: 500,
      body: { message: 'Later.' },
    });
    const bar = screen.getByRole('region', { name: 'Bulk actions' });
    expect(bar).toHaveTextContent('3 selected');
    await user.click(within(bar).getByRole('button', { name: 'Pin' }));
    expect(await within(bar).findByText('1 failed.')).toBeVisible();
    expect(calls('PUT', '/admin/latest-news/pin')).toHaveLength(3);
    await user.click(within(bar).getByRole('button', { name: 'Retry failed items' }));
    await waitFor(() => expect(calls('PUT', '/admin/latest-news/pin')).toHaveLength(4));
    await waitFor(() => expect(screen.queryByText('1 failed.')).not.toBeInTheDocument());
  });

  it('names the items that were not changed when the list was left before the responses', async () => {
    const { user, router } = await openScreen(`${LIST}?pageNo=3`);
    const rows = (await findRows()).slice(0, 2);
    const titles = rows.map(titleIn);
    for (const row of rows)
      await user.click(within(row).getByRole('checkbox', { name: /^Select/ }));
    const pin = { path: '/admin/latest-news/pin', status: 409, body: { message: 'Later.' } };
    backend.injectFault({ ...pin, times: 'always' });
    const respond = backend.hold(pin);
    await user.click(screen.getByRole('button', { name: 'Pin' }));
    await act(() => router.navigate({ to: '/admin/articles/honors/list' }));
    respond();
    for (const title of titles)
      expect(
        await screen.findByText((text) => text.includes(title) && text.includes('Later.')),
      ).toBeVisible();
  });

  it('reports that it was not sent when another tab ended the session, and is sent on a retry after the login', async () => {
    const { user } = await openScreen(LIST);
    const row = await findFirstRow();
    const title = titleIn(row);
    await user.click(within(row).getByRole('checkbox', { name: /^Select/ }));
    const bar = screen.getByRole('region', { name: 'Bulk actions' });
    localStorage.removeItem('lawfirm_token');
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'lawfirm_token' }));
    });
    await screen.findByRole('dialog', { name: 'Your session has ended' });
    fireEvent.click(within(bar).getByRole('button', { name: 'Unpin', hidden: true }));
    expect(
      await screen.findByText('Your session ended before the change was sent.'),
    ).toBeInTheDocument();
    expect(calls('PUT', '/admin/latest-news/unpin')).toHaveLength(0);
    await act(() => login('admin', 'admin123'));
    expect(await screen.findByText(`“${title}” was not changed.`)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Retry failed items' }));
    await waitFor(() =>
      expect(calls('PUT', '/admin/latest-news/unpin').map(({ status }) => status)).toEqual([200]),
    );
  });

  it('offers to retry the items that were not sent when another tab ended the session in the middle, and shows the others as stored', async () => {
    const { user } = await openScreen(`${LIST}?pageNo=3`);
    const rows = (await findRows()).slice(0, 3);
    const firstTitle = titleIn(rows[0]!);
    for (const row of rows)
      await user.click(within(row).getByRole('checkbox', { name: /^Select/ }));
    const respond = backend.hold({ path: '/admin/latest-news/pin' });
    await user.click(screen.getByRole('button', { name: 'Pin' }));
    localStorage.removeItem('lawfirm_token');
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'lawfirm_token' }));
    });
    await screen.findByRole('dialog', { name: 'Your session has ended' });
    respond();
    const message = 'Your session ended before the change was sent.';
    expect(await screen.findAllByText(message)).toHaveLength(2);
    await act(() => login('admin', 'admin123'));
    expect(await screen.findByText('2 failed.')).toBeVisible();
    // Pinned items are on the first page.
    expect(screen.queryByRole('link', { name: firstTitle })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Retry failed items' }));
    await waitFor(() =>
      expect(calls('PUT', '/admin/latest-news/pin').map(({ status }) => status)).toEqual([
        200, 200, 200,
      ]),
    );
  });

  it('confirms the deletion of all items of a page in one dialog, and sends no deletion after “Undo all”', async () => {
    const { user } = await openScreen(LIST);
    await findRows();
    await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    const bar = screen.getByRole('region', { name: 'Bulk actions' });
    await user.click(within(bar).getByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getAllByRole('listitem')).toHaveLength(10);
    await user.click(within(dialog).getByRole('button', { name: 'Delete in all languages' }));
    expect(await within(bar).findByText('10 deletions can still be undone.')).toBeVisible();
    await user.click(within(bar).getByRole('button', { name: 'Undo all' }));
    await waitFor(() => expect(screen.queryByText('Deleting…')).not.toBeInTheDocument());
    await leavePage();
    expect(calls('DELETE', '/admin/latest-news')).toHaveLength(0);
  });

  it.each([
    [
      'en_US',
      (name: string) =>
        `Couldn’t complete an action on “${name}”, which is no longer shown here. This item no longer exists.`,
    ],
    ['zh_CN', (name: string) => `对“${name}”的操作未能完成，该项已不在此处显示。该内容已不存在。`],
  ] as const)(
    'names an item that somebody else has deleted, and does not retry it (%s)',
    async (locale, failureOf) => {
      const { user } = await openScreen(`${LIST}?pageNo=3`);
      await findRows();
      act(() => setLocale(locale, { reload: false }));
      const name = locale === 'zh_CN' ? '新闻动态' : 'News';
      const table = await screen.findByRole('table', { name });
      const [remainingRow, deletedRow] = within(table).getAllByRole('row').slice(1);
      for (const row of [remainingRow, deletedRow])
        await user.click(within(row!).getByRole('checkbox'));
      const deletedTitle = titleIn(deletedRow!);
      deleteElsewhere(deletedTitle);
      await user.click(screen.getByRole('button', { name: /^(Pin|置顶)$/ }));
      const alert = await screen.findByText(failureOf(deletedTitle), {
        normalizer: (text) => text.trim(),
      });
      expect(alert).toBeVisible();
      expect(screen.queryByRole('link', { name: deletedTitle })).not.toBeInTheDocument();
      expect(screen.queryByText(/^(1 failed\.|1项操作失败)/)).not.toBeInTheDocument();
      expect(screen.queryByRole('button', { name: /Retry failed|重试/ })).not.toBeInTheDocument();
      await user.click(screen.getByRole('button', { name: /^(Close|关闭)$/ }));
      expect(alert).not.toBeInTheDocument();
      expect(calls('PUT', '/admin/latest-news/pin').map(({ status }) => status)).toEqual([
        200, 404,
      ]);
    },
  );
});
