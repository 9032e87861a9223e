import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { calls, startAdmin } from '../../../scripts/jest/backend';
import { openScreen } from '../../../scripts/jest/open-screen';

const LIST = '/admin/articles/news/list';
const STORAGE_KEY = 'lawfirm_table:admin:news';

startAdmin();

const waitForTable = async () => {
  const settingsButton = await screen.findByRole('button', { name: 'Table settings' });
  await waitFor(() => expect(settingsButton).toBeEnabled());
  return screen.findByRole('table', { name: 'News' });
};

it.each([
  '{"hidden":1,"density":{},"pageSize":7}',
  '{"hidden":[null,{}],"pageSize":"50"}',
  '[]',
  '7',
  'null',
  '{',
])('a list has its default columns and page size when %s is stored', async (storedSettings) => {
  localStorage.setItem(STORAGE_KEY, storedSettings);
  const { href } = await openScreen(LIST);
  const table = await waitForTable();
  expect(within(table).getByRole('columnheader', { name: 'Views' })).toBeVisible();
  expect(within(table).getAllByRole('row')).toHaveLength(11);
  expect(href()).toBe(LIST);
  for (const { query } of calls('GET', '/admin/latest-news'))
    expect(query).toMatchObject({ pageSize: '10' });
});

it('a list applies the valid part of the stored settings and keeps it when another setting changes', async () => {
  localStorage.setItem(STORAGE_KEY, '{"hidden":["views",1],"density":"tiny","pageSize":20}');
  const { user, href } = await openScreen(LIST);
  const table = await waitForTable();
  await waitFor(() => expect(href()).toBe(`${LIST}?pageSize=20`));
  expect(within(table).queryByRole('columnheader', { name: 'Views' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Table settings' }));
  await user.click(await screen.findByText('Compact'));
  expect(JSON.parse(localStorage.getItem(STORAGE_KEY)!)).toEqual({
    hidden: ['views'],
    density: 'small',
    pageSize: 20,
  });
});

it('the settings of a list follow their button in the order of Tab and return the focus to it', async () => {
  const { user } = await openScreen(LIST);
  await waitForTable();
  const settingsButton = screen.getByRole('button', { name: 'Table settings' });
  await user.click(settingsButton);
  const density = await screen.findByRole('radiogroup', { name: 'Density' });
  await user.tab();
  expect(density).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(settingsButton).toHaveFocus();
});
