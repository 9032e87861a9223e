/* oxlint-disable typescript/no-non-null-assertion -- as in tests, a missing element fails the test */
import { expect } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { openScreen } from './open-screen';

/** Returns the rows of a `NamesTable` (jobs, catalogues) in order, with their level in the tree and their names. */
async function readRows(
  label: string,
): Promise<{ level: number; name: string; row: HTMLElement }[]> {
  const table = await screen.findByRole('table', { name: label });
  return within(table)
    .getAllByRole('row')
    .flatMap((row) => {
      const handle = within(row).queryByTitle('Drag to reorder');
      const name = handle?.textContent.replace('Reorder ', '');
      const level = Number(/row-level-(\d+)/.exec(row.className)?.[1] ?? 0);
      return name === undefined ? [] : [{ level, name, row }];
    });
}

/** Returns the top-level names of a `NamesTable` in order, or the names below the item `parentName`. */
export async function readNames(label: string, parentName?: string): Promise<string[]> {
  const allRows = await readRows(label);
  const parentIndex =
    parentName === undefined ? -1 : allRows.findIndex(({ name }) => name === parentName);
  const level = parentName === undefined ? 0 : (allRows[parentIndex]?.level ?? 0) + 1;
  const followingRows = allRows.slice(parentIndex + 1);
  const end = followingRows.findIndex((row) => row.level < level);
  return followingRows
    .slice(0, end < 0 ? undefined : end)
    .flatMap((row) => (row.level === level ? [row.name] : []));
}

/** Returns the button of a row, whose accessible name ends with the item's name. */
export const rowButton = (label: string, name: string) =>
  screen.getByRole('button', { name: new RegExp(`^${label} ?[:：] ?${name}$`) });

/** Chooses an entry of the menu of the item with that name. */
export async function chooseFromItemMenu(
  user: UserEvent,
  name: string,
  entry: RegExp,
): Promise<void> {
  await user.click(
    screen.getByRole('button', { name: new RegExp(`^(More|更多) ?[:：] ?${name}$`) }),
  );
  // Without style sheets a closed menu still counts as visible.
  const menuItems = await screen.findAllByRole('menuitem', { name: entry });
  const menuItem = menuItems.find((element) => !element.closest('.ant-dropdown-hidden'))!;
  // The menu takes the focus some frames after it has opened, even if another element has it by then.
  const menu = menuItem.closest<HTMLElement>('[role="menu"]');
  await waitFor(() => expect(menu?.contains(document.activeElement)).toBe(true));
  await user.click(menuItem);
}

/** Returns the options with that name in the popups of selects; the table shows the same name in a tooltip. */
export const optionsNamed = (name: string) =>
  screen.queryAllByTitle(name).filter((element) => element.closest('.ant-select-dropdown'));

/** Picks an option of a select or tree select. */
export async function pickOption(user: UserEvent, field: HTMLElement, name: string): Promise<void> {
  await user.click(field);
  await waitFor(() => expect(optionsNamed(name)).not.toHaveLength(0));
  await user.click(optionsNamed(name).at(-1)!);
}

/**
 * Deletes all language versions of an item but the English one, checks the text of the confirm dialog, and leaves
 * the page, which sends the deletion.
 */
export async function deleteExceptEnglish(
  { user, router }: Pick<Awaited<ReturnType<typeof openScreen>>, 'user' | 'router'>,
  name: string,
  confirmText: string,
): Promise<void> {
  await chooseFromItemMenu(user, name, /^Delete/);
  const dialog = await screen.findByRole('dialog');
  await user.click(await within(dialog).findByRole('checkbox', { name: 'English' }));
  expect(dialog).toHaveTextContent(confirmText);
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await screen.findByRole('button', { name: /^Undo/ });
  await act(() => router.navigate({ href: '/admin/banner/list' }));
}
