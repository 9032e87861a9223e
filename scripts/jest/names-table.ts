/* eslint-disable @typescript-eslint/no-non-null-assertion -- as in the tests that use it: what is missing fails them */
import { expect } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { openScreen } from './open-screen';

/** The rows of a table of names, in order: how deep each stands in the tree, and what it is called. */
async function rows(label: string): Promise<{ level: number; name: string; row: HTMLElement }[]> {
  const table = await screen.findByRole('table', { name: label });
  return within(table)
    .getAllByRole('row')
    .flatMap((row) => {
      const handle = within(row).queryByTitle('Drag to another place');
      const name = handle?.textContent.replace('Change the place of ', '');
      const level = Number(/row-level-(\d+)/.exec(row.className)?.[1] ?? 0);
      return name === undefined ? [] : [{ level, name, row }];
    });
}

/** The names of a table of names at its top level, in order; `below` one of them instead. */
export async function namesIn(label: string, below?: string): Promise<string[]> {
  const all = await rows(label);
  const at = below === undefined ? -1 : all.findIndex(({ name }) => name === below);
  const level = below === undefined ? 0 : (all[at]?.level ?? 0) + 1;
  const after = all.slice(at + 1);
  const end = after.findIndex((one) => one.level < level);
  return after
    .slice(0, end < 0 ? undefined : end)
    .flatMap((one) => (one.level === level ? [one.name] : []));
}

/** A button of a row, whose name ends with what it applies to. */
export const action = (word: string, what: string) =>
  screen.getByRole('button', { name: new RegExp(`^${word} ?: ${what}$`) });

/** Chooses an entry of the menu of what is called so. */
export async function choose(user: UserEvent, what: string, entry: RegExp): Promise<void> {
  await user.click(screen.getByRole('button', { name: new RegExp(`^(More|更多) ?: ${what}$`) }));
  // Without style sheets a menu that has been closed still counts as shown.
  const found = await screen.findAllByRole('menuitem', { name: entry });
  await user.click(found.find((one) => !one.closest('.ant-dropdown-hidden'))!);
}

/** The options of that name in what is open below a field; the table says the name in a tooltip as well. */
export const optionsNamed = (name: string) =>
  screen.queryAllByTitle(name).filter((one) => one.closest('.ant-select-dropdown'));

/** Picks an option of a list or tree that opens below a field. */
export async function pickOption(user: UserEvent, field: HTMLElement, name: string): Promise<void> {
  await user.click(field);
  await waitFor(() => expect(optionsNamed(name)).not.toHaveLength(0));
  await user.click(optionsNamed(name).at(-1)!);
}

/** Deletes what is called so in all its languages but English, which the question says in these words; leaving sends it. */
export async function deleteButEnglish(
  { user, router }: Pick<Awaited<ReturnType<typeof openScreen>>, 'user' | 'router'>,
  what: string,
  says: string,
): Promise<void> {
  await choose(user, what, /^Delete/);
  const dialog = await screen.findByRole('dialog');
  await user.click(await within(dialog).findByRole('checkbox', { name: 'English' }));
  expect(dialog).toHaveTextContent(says);
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await screen.findByRole('button', { name: /^Undo/ });
  await act(() => router.navigate({ href: '/admin/banner/list' }));
}
