import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { calls, startAdmin } from '../../../scripts/jest/backend';
import { openScreen } from '../../../scripts/jest/open-screen';

const LIST = '/admin/articles/news/list';

startAdmin();

const rows = async () =>
  within(await screen.findByRole('table', { name: 'News' }))
    .getAllByRole('row')
    .slice(1);
const asked = () => calls('GET', '/admin/latest-news').at(-1)?.query;
const like = (settings: unknown) =>
  localStorage.setItem('lawfirm_table:admin:news', JSON.stringify(settings));

describe('for who likes 50 on a page', () => {
  beforeEach(() => like({ pageSize: 50 }));

  it('has them in a list that is opened without a page, and in its link', async () => {
    const { href } = await openScreen(`${LIST}?title=a`);
    await waitFor(() => expect(href()).toBe(`${LIST}?title=a&pageSize=50`));
    expect(asked()).toMatchObject({ title: 'a', pageNo: '1', pageSize: '50' });
  });

  it('shows as many as the URL says, also the default, and goes on with them', async () => {
    const { user, href } = await openScreen(`${LIST}?pageSize=10`);
    expect(await rows()).toHaveLength(10);
    // Once the account is known: its preference is.
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Columns and density' })).toBeEnabled(),
    );
    expect(await rows()).toHaveLength(10);
    expect(href()).toBe(`${LIST}?pageSize=10`);
    await user.click(screen.getByRole('listitem', { name: '2' }));
    await waitFor(() => expect(href()).toBe(`${LIST}?pageSize=10&pageNo=2`));
    await user.click(screen.getByRole('listitem', { name: '1' }));
    await waitFor(() => expect(href()).toBe(`${LIST}?pageSize=10`));
    await user.type(screen.getByLabelText('Title'), 'a{Enter}');
    await waitFor(() => expect(href()).toBe(`${LIST}?pageSize=10&title=a`));
  });

  it('shows the page that who sent the link has seen', async () => {
    await openScreen(`${LIST}?pageNo=3`);
    await rows();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Columns and density' })).toBeEnabled(),
    );
    expect(await rows()).toHaveLength(10);
    expect(asked()).toMatchObject({ pageNo: '3', pageSize: '10' });
  });

  it('stays with tens where a page beyond the end leads to the first', async () => {
    const { href } = await openScreen(`${LIST}?no=N-0007&pageNo=4`);
    expect(await rows()).toHaveLength(1);
    await waitFor(() => expect(href()).toBe(`${LIST}?no=N-0007&pageSize=10`));
  });
});

describe('choosing another size', () => {
  const choose20 = async ({ user }: Pick<Awaited<ReturnType<typeof openScreen>>, 'user'>) => {
    await rows();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Columns and density' })).toBeEnabled(),
    );
    await user.click(screen.getByRole('combobox', { name: 'Items on a page' }));
    await user.click(await screen.findByText('20 / page'));
    await waitFor(async () => expect(await rows()).toHaveLength(20));
  };

  it('leads back to the page that was left', async () => {
    const tab = await openScreen(`${LIST}?pageNo=3`);
    const left = (await rows()).map(({ textContent }) => textContent);
    await choose20(tab);
    expect(tab.href()).toBe(`${LIST}?pageSize=20`);
    act(() => tab.router.history.back());
    await waitFor(async () => expect(await rows()).toHaveLength(10));
    expect(tab.href()).toBe(`${LIST}?pageNo=3`);
    expect((await rows()).map(({ textContent }) => textContent)).toEqual(left);
  });

  it('makes no step back of its own where the size was open', async () => {
    const tab = await openScreen('/admin/banner/list');
    await act(() => tab.router.navigate({ href: LIST }));
    await choose20(tab);
    expect(tab.href()).toBe(`${LIST}?pageSize=20`);
    act(() => tab.router.history.back());
    await waitFor(() => expect(tab.href()).toBe('/admin/banner/list'));
  });
});
