import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Opens the profile menu. */
export async function openProfileMenu(user: UserEvent): Promise<void> {
  const header = await screen.findByRole('banner');
  const opener = header.querySelector('[aria-haspopup="menu"]');
  if (!opener) throw new Error('The header has no profile menu');
  await user.click(opener);
}

/** Chooses an item of the profile menu. Rejects if the menu has no such item. */
export async function chooseProfileMenuItem(user: UserEvent, item: string | RegExp): Promise<void> {
  await openProfileMenu(user);
  await user.click(await screen.findByRole('menuitem', { name: item }));
}
