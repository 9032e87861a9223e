import { REDUCED_MOTION, expect, storeSession, test } from './fixtures';
import { startClosingProxy, type ClosingProxy } from './closing-proxy';

// Stored pictures have the URL of the server behind the proxy, which the policy of the page blocks.
test.use({ ...REDUCED_MOTION, allowedErrors: /\/files\/seed\// });

/** Runs steps of a test on the site behind a proxy, and stops the proxy afterwards. */
async function runBehindProxy<T>(proxy: ClosingProxy, steps: () => Promise<T>): Promise<T> {
  try {
    return await steps();
  } finally {
    proxy.stop();
  }
}

test('a contact message that the browser resends on a closed connection keeps its idempotency key', async ({
  page,
  mock,
}) => {
  const closingProxy = await startClosingProxy(mock.url, '/api/admin/send-email');
  await runBehindProxy(closingProxy, async () => {
    await page.clock.install();
    await page.goto(`${closingProxy.url}/about#contact`);
    await page.getByLabel('Email').fill('olivia.grant@meridian-shipping.example');
    await page.getByLabel('Message (optional)').fill('Once is enough');
    // A message that took less than 3 seconds to write is sent later.
    await page.clock.fastForward(3_000);
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText(/^Thank you for your message/)).toBeVisible();
    expect(closingProxy.mutations).toHaveLength(2);
    const [first, second] = closingProxy.mutations;
    expect(first?.key).toMatch(/^[\da-f]{32}$/);
    expect(second).toEqual(first);
  });
});

for (const [name, withoutKeys, itemCountText] of [
  ['stored once by a server that supports idempotency keys', false, '1 item'],
  [
    'stored twice, and the page warns of it, if the server ignores idempotency keys',
    true,
    '2 items',
  ],
] as const) {
  test(`a new honor whose request the browser resends is ${name}`, async ({ page, mock }) => {
    const path = '/api/admin/lawfirm-honour';
    const closingProxy = await startClosingProxy(mock.url, path, { withoutKeys });
    await runBehindProxy(closingProxy, async () => {
      await storeSession(page, 'admin', closingProxy.url);
      await page.goto(`${closingProxy.url}/admin/articles/honors/edit`);
      const english = page.getByRole('region', { name: /^English/ });
      await english.getByLabel('Title').fill('Awarded once');
      await page.getByRole('button', { name: 'Publish', exact: true }).click();
      await expect(page.getByText('Published.').first()).toBeVisible();
      expect(closingProxy.mutations).toHaveLength(2);
      await expect(page.getByText('Possible duplicate')).toBeVisible({ visible: withoutKeys });
      await page.goto(`${closingProxy.url}/admin/articles/honors/list?title=Awarded once`);
      await expect(page.getByText(itemCountText, { exact: true })).toBeVisible();
    });
  });
}
