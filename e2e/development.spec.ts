import { expect, test } from '@playwright/test';
import { signIn } from './fixtures';
import { startServer } from './start-server';

test('development runs offline on the mock in the page, whose state survives a reload and is shared by tabs', async ({
  browser,
}) => {
  const { url, stop } = await startServer('vite', '--port', '5199');
  try {
    const context = await browser.newContext({ baseURL: url });
    const faults: string[] = [];
    context.on('weberror', (error) => faults.push(error.error().message));
    const visitor = await context.newPage();
    await visitor.goto('/');
    await expect(visitor.getByRole('heading', { name: /^Counsel across borders/ })).toBeVisible({
      timeout: 60_000,
    });
    const staff = await context.newPage();
    await signIn(staff);
    const row = staff.getByRole('row').filter({ hasText: 'Sending data out of China' });
    await row.getByRole('button', { name: /^Pin/ }).click();
    await expect(row.getByRole('button', { name: /^Unpin/ })).toBeVisible();
    await staff.reload();
    await expect(row.getByRole('button', { name: /^Unpin/ })).toBeVisible();
    await visitor.goto('/news');
    const item = visitor.getByRole('listitem').filter({ hasText: 'Sending data out of China' });
    await expect(item.getByText('Pinned')).toBeVisible();
    expect(faults).toEqual([]);
    await context.close();
  } finally {
    stop();
  }
});
