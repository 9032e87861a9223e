import type { Locator, Page } from '@playwright/test';

/** Clicks a tool of a text, in its toolbar or in the menu of the tools that do not fit into the toolbar. */
export async function chooseTool(text: Locator, name: RegExp): Promise<void> {
  const toolbar = text.getByRole('toolbar').first();
  await toolbar.waitFor();
  const button = toolbar.getByRole('button', { name });
  if ((await button.count()) > 0) {
    await button.click();
    return;
  }
  await toolbar.getByRole('button', { name: /^(More tools|更多工具)$/ }).click();
  await text.page().getByRole('menuitem', { name }).click();
}

/** Returns a function that clicks a tool of the first text of a screen, in either language. */
export const pressTool = (name: RegExp) => (page: Page) => chooseTool(page.getByRole('main'), name);
