import { createServer } from 'node:http';
import { expect, test } from '@playwright/test';
import { logIn } from './fixtures';
import { listen } from './free-port';
import { startServer, startServerWith } from './start-server';
import { chooseFromRowMenu } from './row-menu';

// Two development servers at once would fill the same dependency cache.
test.describe.configure({ mode: 'default' });

test('the development server runs with the mock in the page, keeps its state across tabs and reloads, and serves the contract', async ({
  browser,
}) => {
  // The first start of the server optimizes the dependencies.
  test.slow();
  const { url, stop } = await startServer('vite', '--port', '5199');
  try {
    const context = await browser.newContext({ baseURL: url });
    const errors: string[] = [];
    context.on('weberror', (error) => errors.push(error.error().message));
    const visitor = await context.newPage();
    await visitor.goto('/');
    await expect(visitor.getByRole('heading', { name: /^Counsel across borders/ })).toBeVisible({
      timeout: 60_000,
    });
    const staff = await context.newPage();
    await logIn(staff);
    const row = staff.getByRole('row').filter({ hasText: 'Sending data out of China' });
    // The row updates before the change is stored.
    const pinResponse = staff.waitForResponse((response) =>
      response.url().includes('/latest-news/pin'),
    );
    await chooseFromRowMenu(row, /^Pin/);
    await expect(row.getByText('Pinned')).toBeVisible();
    await pinResponse;
    await staff.reload();
    await expect(row.getByText('Pinned')).toBeVisible();
    await visitor.goto('/news');
    const item = visitor.getByRole('listitem').filter({ hasText: 'Sending data out of China' });
    await expect(item.getByText('Featured')).toBeVisible();
    const contract = await context.newPage();
    const urls: string[] = [];
    contract.on('request', (request) => urls.push(request.url()));
    contract.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    await contract.goto('/contract.html');
    await contract.getByText('News', { exact: true }).first().click();
    await expect(contract.getByText('Assumption D19:').first()).toBeVisible();
    // The contract page requests nothing else: it works without a network.
    expect(urls).toEqual([`${url}/contract.html`]);
    // The terms of use link to the licenses of the build.
    const licenses = await context.request.get('/licenses.txt');
    expect(licenses.headers()['content-type']).toBe('text/plain');
    expect(await licenses.text()).toContain('npm run build');
    expect(errors).toEqual([]);
    await context.close();
  } finally {
    stop();
  }
});

test('the development server shows the site with the mock in the page without bundling', async ({
  page,
}) => {
  test.slow();
  const { url, stop } = await startServerWith({ UNBUNDLED: '1' }, 'vite', '--port', '5198');
  try {
    const modules: string[] = [];
    page.on('request', (request) => modules.push(new URL(request.url()).pathname));
    await page.goto(url);
    await expect(page.getByRole('heading', { name: /^Counsel across borders/ })).toBeVisible({
      timeout: 60_000,
    });
    expect(modules).toContain('/src/app/main.tsx');
  } finally {
    stop();
  }
});

test('the development server proxies calls and files to a real backend, and the page requests an uploaded file from the origin of the files', async ({
  page,
}) => {
  test.slow();
  const acceptHeaders: Record<string, string | undefined> = {};
  const backend = createServer((request, response) => {
    const { url = '', headers } = request;
    acceptHeaders[url] = headers.accept;
    request.resume();
    const body =
      url === '/api/admin/files/upload'
        ? { result: { fileId: '/files/a.png' } }
        : url.startsWith('/api/user/latest-news?')
          ? { result: [{ id: 7, title: 'From the real backend', lang: 'en_US' }] }
          : url;
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  const variables = {
    // The proxied paths start with /api, so that the URL need not contain it.
    VITE_API: `${await listen(backend)}/api`,
    VITE_FILE_ORIGIN: 'https://files.example/',
  };
  const { url, stop } = await startServerWith(variables, 'vite', '--port', '5198');
  try {
    for (const path of ['/api/user/banner', '/files/2026/a.png', '/files/seed/logo.svg']) {
      expect(await (await fetch(`${url}${path}`)).json(), 'proxied to the backend').toBe(path);
    }
    // The upload goes to the backend; the logged-in user is an account of the mock.
    const storedUrl = 'https://files.example/files/a.png';
    await page.route(storedUrl, (route) => route.fulfill({ path: 'mocks/pictures/banner-1.webp' }));
    await page.goto(`${url}/admin/banner/list?edit=new&mock=role:admin;pass:/admin/files/upload`);
    const pictureRequest = page.waitForRequest(storedUrl);
    await page.locator('input[type="file"]').setInputFiles('mocks/pictures/banner-2.webp');
    await page.getByRole('button', { name: 'Use whole picture' }).click();
    await pictureRequest;
    expect(acceptHeaders['/api/admin/files/upload']).toBe('application/json');
    // The call in the URL goes to the backend, and the panel shows its contract violations. All other calls and
    // the pictures go to the mock in the page.
    await page.goto(`${url}/news?mock=pass:/user/latest-news*`);
    await expect(page.getByRole('heading', { name: 'From the real backend' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Appointments' })).toBeVisible();
    await expect(page.locator('header img')).toHaveJSProperty('complete', true);
    await expect(page.locator('header img')).not.toHaveJSProperty('naturalWidth', 0);
    expect(acceptHeaders['/files/seed/logo.svg'], 'fetched above').toBe('*/*');
    await page.keyboard.press('Control+Shift+M');
    await page.getByRole('button', { name: 'Requests' }).click();
    const exchange = page.locator('details').filter({ hasText: 'GET /user/latest-news' });
    await expect(exchange.getByText(/✗ \d+ 200 .*\(real backend\)/)).toBeVisible();
    await expect(page.locator('details').getByText(/✓ 200 GET \/user\/catalog/)).toBeVisible();
    // For one call, the mock responds with 403 instead of the backend.
    await exchange.locator('summary').click();
    await exchange.getByLabel('Next response').selectOption('403');
    await exchange.getByRole('button', { name: 'Apply' }).click();
    await page.reload();
    await expect(page.getByText('Couldn’t load this list.')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'From the real backend' })).toBeVisible();
    // The button in the corner sets up a mock that no URL has set up; every call still goes to the backend.
    await page.goto(`${url}/news?mock=`);
    const mockButton = page.getByRole('button', { name: 'Mock backend' });
    await expect(mockButton).toHaveText('Mock off');
    await mockButton.click();
    await expect(mockButton).toHaveText('Mock *');
    await page.keyboard.press('Control+Shift+M');
    await page.getByRole('button', { name: 'Requests' }).click();
    // The response does not match the contract, so the page soon retries.
    const retries = page.getByText(/GET \/user\/portal-config .*\(real backend\)/);
    await expect(retries.first()).toBeVisible();
  } finally {
    stop();
    backend.close();
  }
});
