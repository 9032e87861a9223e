import type { Locator } from '@playwright/test';

/** Chooses an entry of the menu of a row of a list, in either language. */
export async function choose(row: Locator, name: RegExp): Promise<void> {
  await row.getByRole('button', { name: /^(More|更多)/ }).click();
  await row.page().getByRole('menuitem', { name }).click();
}
