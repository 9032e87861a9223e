import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { backend, calls, startAdmin } from '../../../scripts/jest/backend';
import { listRows } from '../../../scripts/jest/list-rows';
import { openScreen } from '../../../scripts/jest/open-screen';
import { visitedList } from '@/admin/shared/visited-lists';

const LIST = '/admin/articles/news/list';

startAdmin();

const rows = () => listRows('News');
const lastQuery = () => calls('GET', '/admin/latest-news').at(-1)?.query;
const storeSettings = (settings: unknown) =>
  localStorage.setItem('lawfirm_table:admin:news', JSON.stringify(settings));

describe('list of an account that prefers 50 items on a page', () => {
  beforeEach(() => storeSettings({ pageSize: 50 }));

  it('requests 50 items and adds the page size to the URL', async () => {
    const { href } = await openScreen(`${LIST}?title=a`);
    await waitFor(() => expect(href()).toBe(`${LIST}?title=a&pageSize=50`));
    expect(lastQuery()).toMatchObject({ title: 'a', pageNo: '1', pageSize: '50' });
  });

  it('adds no history entry for the page size', async () => {
    const { router, href } = await openScreen('/admin/banner/list');
    await act(() => router.navigate({ href: LIST }));
    await waitFor(() => expect(href()).toBe(`${LIST}?pageSize=50`));
    act(() => router.history.back());
    await waitFor(() => expect(href()).toBe('/admin/banner/list'));
  });

  it('lists as many items as the URL says, even if that is the default, and keeps the page size for the next pages', async () => {
    const { user, href } = await openScreen(`${LIST}?pageSize=10`);
    expect(await rows()).toHaveLength(10);
    // Once the account is loaded, its preference is, too.
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Table settings' })).toBeEnabled(),
    );
    expect(await rows()).toHaveLength(10);
    expect(href()).toBe(`${LIST}?pageSize=10`);
    await user.click(screen.getByRole('listitem', { name: '2' }));
    await waitFor(() => expect(href()).toBe(`${LIST}?pageSize=10&pageNo=2`));
    await user.click(screen.getByRole('listitem', { name: '1' }));
    await waitFor(() => expect(href()).toBe(`${LIST}?pageSize=10`));
    await user.type(screen.getByLabelText('Title', { selector: 'input' }), 'a{Enter}');
    await waitFor(() => expect(href()).toBe(`${LIST}?pageSize=10&title=a`));
  });

  it('shows the default page size when the URL names a page without a size', async () => {
    await openScreen(`${LIST}?pageNo=3`);
    await rows();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Table settings' })).toBeEnabled(),
    );
    expect(await rows()).toHaveLength(10);
    expect(lastQuery()).toMatchObject({ pageNo: '3', pageSize: '10' });
  });

  it('keeps the default page size when a page beyond the end is replaced by the last one', async () => {
    const { href } = await openScreen(`${LIST}?no=N-0007&pageNo=4`);
    expect(await rows()).toHaveLength(1);
    await waitFor(() => expect(href()).toBe(`${LIST}?no=N-0007&pageSize=10`));
  });
});

describe('choosing another page size', () => {
  const choose20 = async ({ user }: Pick<Awaited<ReturnType<typeof openScreen>>, 'user'>) => {
    await rows();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Table settings' })).toBeEnabled(),
    );
    await user.click(screen.getByRole('combobox', { name: 'Items per page' }));
    await user.click(await screen.findByText('20 / page'));
    await waitFor(async () => expect(await rows()).toHaveLength(20));
  };

  it('allows the user to go back to the previous page and size', async () => {
    const tab = await openScreen(`${LIST}?pageNo=3`);
    const rowTexts = (await rows()).map(({ textContent }) => textContent);
    await choose20(tab);
    expect(tab.href()).toBe(`${LIST}?pageSize=20`);
    act(() => tab.router.history.back());
    await waitFor(async () => expect(await rows()).toHaveLength(10));
    expect(tab.href()).toBe(`${LIST}?pageNo=3`);
    expect((await rows()).map(({ textContent }) => textContent)).toEqual(rowTexts);
  });

  it('adds no history entry when the URL had neither a page nor a page size', async () => {
    const tab = await openScreen('/admin/banner/list');
    await act(() => tab.router.navigate({ href: LIST }));
    await choose20(tab);
    expect(tab.href()).toBe(`${LIST}?pageSize=20`);
    act(() => tab.router.history.back());
    await waitFor(() => expect(tab.href()).toBe('/admin/banner/list'));
  });
});

it('list does not remember the rows of a page as those of the next one, which is still loading', async () => {
  const { user } = await openScreen(LIST);
  await rows();
  const respond = backend.hold({ path: '/admin/latest-news' });
  await user.click(screen.getByRole('listitem', { name: '2' }));
  await waitFor(() => expect(lastQuery()).toMatchObject({ pageNo: '2' }));
  const firstRow = visitedList('news')?.pages.get(1)?.[0];
  expect(firstRow).toBeDefined();
  respond();
  await waitFor(() => expect(visitedList('news')?.pages.get(2)?.[0]).toBeDefined());
  expect(visitedList('news')?.pages.get(2)?.[0]).not.toEqual(firstRow);
});
