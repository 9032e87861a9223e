import { expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { startAdmin } from '../../../scripts/jest/backend';
import { openScreen } from '../../../scripts/jest/open-screen';
import { recordUpdatedComponents } from '../../../scripts/jest/rendered-components';
import { chooseFromRowMenu } from '../../../scripts/jest/row-menu';

startAdmin();

// Each row formats one date with `toISOString` when it renders.
const toISOString = jest.spyOn(Date.prototype, 'toISOString');

/** Opens the news list, and returns its first two rows and a function that counts the rows rendered by an action. */
async function openList() {
  const { user } = await openScreen('/admin/articles/news/list');
  const table = await screen.findByRole('table', { name: 'News' });
  const [, first, second] = within(table).getAllByRole('row') as HTMLElement[];
  expect(toISOString.mock.calls.length).toBeGreaterThanOrEqual(10);
  const countRenderedRows = async (act: () => Promise<unknown>) => {
    toISOString.mockClear();
    await act();
    return toISOString.mock.calls.length;
  };
  return { user, rows: [first!, second!] as const, countRenderedRows };
}

it('selecting rows re-renders no row of the list', async () => {
  const { user, rows, countRenderedRows } = await openList();
  const checkboxOf = (row: HTMLElement) => within(row).getByRole('checkbox');
  const selectAll = screen.getByRole('checkbox', { name: 'Select all on this page' });
  expect(await countRenderedRows(() => user.click(checkboxOf(rows[0])))).toBe(0);
  expect(checkboxOf(rows[0])).toBeChecked();
  expect(selectAll).toBePartiallyChecked();
  expect(screen.getByText('1 selected')).toBeVisible();
  expect(await countRenderedRows(() => user.click(selectAll))).toBe(0);
  expect(checkboxOf(rows[1])).toBeChecked();
  expect(screen.getByText('10 selected')).toBeVisible();
  expect(await countRenderedRows(() => user.click(checkboxOf(rows[1])))).toBe(0);
  expect(screen.getByText('9 selected')).toBeVisible();
});

it('the menu of a row, the confirm dialog of a deletion, the table settings and the palette re-render no row of the list', async () => {
  const { user, rows, countRenderedRows } = await openList();
  expect(await countRenderedRows(() => chooseFromRowMenu(user, rows[0], /^Delete/))).toBe(0);
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  const settings = screen.getByRole('button', { name: 'Table settings' });
  expect(await countRenderedRows(() => user.click(settings))).toBe(0);
  expect(await screen.findByText('Compact')).toBeVisible();
  // Not by its shortcut, which an open dialog blocks: jsdom cannot distinguish a closed dialog from it.
  const paletteButton = within(screen.getByRole('banner')).getByRole('button', { name: 'Search' });
  expect(await countRenderedRows(() => user.click(paletteButton))).toBe(0);
  expect(await screen.findByRole('combobox', { name: 'Pages, actions and items' })).toBeVisible();
});

it('the menu of each row opens with the focus on its first item, and Escape returns the focus to the button of the row', async () => {
  const { user, rows } = await openList();
  for (const row of rows) {
    const moreButton = within(row).getByRole('button', { name: /^More/ });
    await user.click(moreButton);
    const editItem = await screen.findByRole('menuitem', { name: 'Edit' });
    await waitFor(() => expect(editItem).toHaveFocus());
    await user.hover(screen.getByRole('menuitem', { name: /^(Pin|Unpin)$/ }));
    await user.keyboard('{Escape}');
    expect(moreButton).toHaveFocus();
  }
});

it('moving the pointer over a row re-renders no component', async () => {
  const { user, rows } = await openList();
  expect(await recordUpdatedComponents(() => user.hover(rows[1]))).toEqual([]);
});

it('navigating to another screen re-renders neither the tools of the header nor the account menu', async () => {
  const { user } = await openList();
  const updatedNames = await recordUpdatedComponents(() =>
    user.click(screen.getByRole('link', { name: 'Site status' })),
  );
  expect(updatedNames).toContain('SideNavigation');
  expect(updatedNames).not.toContain('AdminTools');
  expect(updatedNames).not.toContain('ProfileMenu');
});
