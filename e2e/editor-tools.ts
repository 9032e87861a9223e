import type { Locator, Page } from '@playwright/test';

/** Uses a tool of the text: of its toolbar, or of the toolbar's menu where the row has no room for it. */
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

/** Returns the function that uses a tool of the first text of a screen, in either language. */
export const pressTool = (name: RegExp) => (page: Page) => chooseTool(page.getByRole('main'), name);
