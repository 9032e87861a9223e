import { expect, test } from './fixtures';

test('the settings of settings.json apply before the first call', async ({ page }) => {
  await page.route('**/settings.json', (route) =>
    route.fulfill({ json: { firmId: '7', languages: ['zh_CN'], defaultLanguage: 'zh_CN' } }),
  );
  // The mock has only one firm.
  await page.route('**/api/**', (route) =>
    route.continue({ headers: { ...route.request().headers(), 'x-lawfirm-id': '100' } }),
  );
  const firms = new Set<string | undefined>();
  page.on('request', (request) => {
    const { 'x-lawfirm-id': firm } = request.headers();
    if (new URL(request.url()).pathname.startsWith('/api/')) firms.add(firm);
  });
  await page.goto('/people');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('律师团队');
  await expect(page.locator('main a[href*="/people/detail/"]').first()).toBeVisible();
  expect([...firms]).toEqual(['7']);
  // A single language needs no switch.
  await expect(page.getByRole('group', { name: '语言' })).toHaveCount(0);
});

test.describe('error reporting', () => {
  test.use({ allowedErrors: /^somebody@example\.com/ });

  test('sends errors to the configured URL without their messages', async ({ page }) => {
    await page.route('**/settings.json', (route) =>
      route.fulfill({ json: { errorEndpoint: '/errors' } }),
    );
    await page.goto('/people');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const reportRequest = page.waitForRequest('**/errors');
    await page.evaluate(() => {
      setTimeout(() => {
        throw new RangeError('somebody@example.com');
      });
    });
    const report = (await reportRequest).postData() ?? '';
    expect(JSON.parse(report)).toMatchObject({ name: 'RangeError', path: '/people' });
    expect(report).not.toContain('somebody');
  });
});
