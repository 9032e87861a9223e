import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Opens the menu of a list row and returns the entry with that name. */
export async function entryOf(
  user: UserEvent,
  row: HTMLElement,
  name: RegExp,
): Promise<HTMLElement> {
  await user.click(within(row).getByRole('button', { name: /^(More|更多)/ }));
  return screen.findByRole('menuitem', { name });
}

/** Chooses an entry of the menu of a list row. */
export async function choose(user: UserEvent, row: HTMLElement, name: RegExp): Promise<void> {
  await user.click(await entryOf(user, row, name));
}
