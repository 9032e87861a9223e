import type { Locator } from '@playwright/test';

/** Selects an entry of a list row's menu, in either language. */
export async function chooseFromRowMenu(row: Locator, name: RegExp): Promise<void> {
  await row.getByRole('button', { name: /^(More|更多)/ }).click();
  await row.page().getByRole('menuitem', { name }).click();
}
