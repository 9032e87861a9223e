import { spawn } from 'node:child_process';
import { expect, test } from '@playwright/test';
import { signIn } from './fixtures';

/** Starts `npm start` on a free port and gives its address. */
async function startDevelopment(): Promise<{ url: string; stop: () => void }> {
  const child = spawn('npx', ['--no-install', 'vite', '--port', '5199'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined },
    detached: true,
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.once('exit', () => reject(new Error('the development server did not start')));
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const found = /http:\/\/localhost:\d+/.exec(output);
      if (found) resolve(found[0]);
    });
  });
  return { url, stop: () => process.kill(-(child.pid ?? 0)) };
}

test('development runs offline on the mock in the page, whose state survives a reload and is shared by tabs', async ({
  browser,
}) => {
  test.slow();
  const { url, stop } = await startDevelopment();
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
