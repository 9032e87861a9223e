import { expect, it } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { startAdmin } from '../../../scripts/jest/backend';
import { openScreen } from '../../../scripts/jest/open-screen';
import { chooseProfileMenuItem } from '../../../scripts/jest/profile-menu';

startAdmin();

it('the handbook shows its first page, and finds and opens another one', async () => {
  const { user, router } = await openScreen('/admin/help');
  expect(await screen.findByRole('heading', { level: 1, name: 'Getting started' })).toBeVisible();
  expect(
    screen.getByRole('img', { name: 'The list of news, with the navigation on the left' }),
  ).toBeVisible();
  const pages = screen.getByRole('navigation', { name: 'Handbook' });
  expect(within(pages).getAllByRole('link')).toHaveLength(10);
  await user.type(within(pages).getByRole('searchbox', { name: 'Search the handbook' }), 'heic');
  await user.click(within(pages).getByRole('link', { name: 'Pictures' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Pictures' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/admin/help/pictures');
  expect(within(pages).getByRole('link', { name: 'Pictures' })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

it('the handbook shows that no page contains the searched word', async () => {
  const { user } = await openScreen('/admin/help/lists');
  await user.type(await screen.findByRole('searchbox', { name: 'Search the handbook' }), 'xyz');
  expect(await screen.findByText(/^No page of the handbook contains “xyz”/)).toBeVisible();
});

it('the handbook offers its pages under an unknown address', async () => {
  await openScreen('/admin/help/unknown');
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Getting started' })).toBeVisible();
});

it('the handbook opens from the profile menu, and by a question mark outside of fields', async () => {
  const { user, router } = await openScreen('/admin/people/list');
  await screen.findByRole('table', { name: 'Lawyers' });
  const search = screen.getByRole('searchbox');
  fireEvent.keyDown(search, { key: '?' });
  expect(router.state.location.pathname).toBe('/admin/people/list');
  fireEvent.keyDown(document.body, { key: '?' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Getting started' })).toBeVisible();
  await act(() => router.navigate({ to: '/admin/people/list' }));
  await screen.findByRole('table', { name: 'Lawyers' });
  await chooseProfileMenuItem(user, 'Help');
  expect(await screen.findByRole('heading', { level: 1, name: 'Getting started' })).toBeVisible();
});
