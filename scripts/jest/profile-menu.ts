import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Opens the menu of who is signed in and chooses from it. Rejects where the menu has no such item. */
export async function chooseOfProfile(user: UserEvent, item: string | RegExp): Promise<void> {
  const header = await screen.findByRole('banner');
  const opener = header.querySelector('[aria-haspopup="menu"]');
  if (!opener) throw new Error('the header has no profile menu');
  await user.click(opener);
  await user.click(await screen.findByRole('menuitem', { name: item }));
}
