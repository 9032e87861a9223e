import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Opens the menu of a list row and returns its entry with that name, without choosing it. */
export async function findInRowMenu(
  user: UserEvent,
  row: HTMLElement,
  name: RegExp,
): Promise<HTMLElement> {
  await user.click(within(row).getByRole('button', { name: /^(More|更多)/ }));
  return screen.findByRole('menuitem', { name });
}

/** Chooses an entry of the menu of a list row. */
export async function chooseFromRowMenu(
  user: UserEvent,
  row: HTMLElement,
  name: RegExp,
): Promise<void> {
  await user.click(await findInRowMenu(user, row, name));
}
