import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { scrollThrough, waitUntilSettled } from './settle';

const EMAIL = 'olivia.grant@meridian-shipping.example';

const TEXT = 'We would like to discuss a charterparty dispute.';

/** Opens the form by its URL, with a fake clock. */
async function openForm(page: Page) {
  await page.clock.install();
  await page.goto('/about#contact');
  const form = page.getByRole('form', { name: 'Write to us' });
  await expect(form).toBeVisible();
  await form.scrollIntoViewIfNeeded();
  return form;
}

const findScriptUrls = async (page: Page, urls: Iterable<string>, pattern: RegExp) => {
  const foundUrls: string[] = [];
  for (const url of urls) {
    if (pattern.test(await (await page.request.get(url)).text())) foundUrls.push(url);
  }
  return foundUrls;
};

test('a visitor fills in, corrects and sends the contact form with the keyboard alone', async ({
  page,
  mock,
}) => {
  const form = await openForm(page);
  await page.clock.fastForward(5_000);
  await form.getByLabel('Name (optional)').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.type('olivia@');
  await page.keyboard.press('Enter');
  await expect(form.getByLabel('Email')).toBeFocused();
  await expect(form.getByText('Please enter a valid email address')).toBeVisible();
  await expect(form.getByLabel('Email')).toHaveAccessibleDescription(
    'Please enter a valid email address',
  );
  await page.keyboard.type('meridian.example');
  await expect(form.getByText('Please enter a valid email address')).toBeHidden();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.type(TEXT);
  await page.keyboard.press('Tab');
  await expect(form.getByRole('button', { name: 'Send message' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Control+Enter');
  await expect(
    page.getByText('Thank you for your message. We will get back to you shortly.'),
  ).toBeFocused();
  const bodies = (await mock.requests())
    .filter(({ method }) => method === 'POST')
    .map(({ body }) => body);
  expect(bodies).toEqual([
    {
      email: 'olivia@meridian.example',
      content: TEXT,
      to: 'beijing@harcourt-lin.example',
    },
  ]);
});

test.describe('contact form when the server fails', () => {
  test.use({ allowedErrors: /status of 500/ });

  test('sends the message again with the same idempotency key after a reload, if the server stored it but responded with an error (D49)', async ({
    page,
    mock,
  }) => {
    const form = await openForm(page);
    const keys: (string | undefined)[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') keys.push(request.headers()['idempotency-key']);
    });
    await page.clock.fastForward(5_000);
    await form.getByLabel('Email').fill(EMAIL);
    await form.getByLabel('Message (optional)').fill(TEXT);
    const fault = { path: '/admin/send-email', status: 500, afterProcessing: true };
    await mock.control('fail', { method: 'POST', ...fault });
    await form.getByRole('button', { name: 'Send message' }).click();
    await expect(form.getByRole('alert')).toBeVisible();
    await page.reload();
    await expect(form.getByLabel('Message (optional)')).toHaveValue(TEXT);
    await page.clock.fastForward(5_000);
    await form.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText(/^Thank you for your message/)).toBeVisible();
    expect(keys).toHaveLength(2);
    expect(keys[1]).toBe(keys[0]);
  });

  test('keeps the message, shows a mailto link, and sends the message on retry', async ({
    page,
    mock,
  }) => {
    const form = await openForm(page);
    await page.clock.fastForward(5_000);
    await form.getByLabel('Email').fill(EMAIL);
    await form.getByLabel('Message (optional)').fill(TEXT);
    await mock.control('fail', { method: 'POST', path: '/admin/send-email', status: 500 });
    await form.getByRole('button', { name: 'Send message' }).click();
    const alert = form.getByRole('alert');
    await expect(alert).toBeInViewport({ ratio: 1 });
    const href = await alert
      .getByRole('link', { name: 'Send by email instead' })
      .getAttribute('href');
    const mailto = new URL(href ?? '');
    expect(mailto.pathname).toBe('contact@harcourt-lin.example');
    expect(mailto.searchParams.get('body')).toContain(TEXT);
    await expect(form.getByLabel('Message (optional)')).toHaveValue(TEXT);
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(
      page.getByText('Thank you for your message. We will get back to you shortly.'),
    ).toBeFocused();
    const messages = (await mock.requests()).filter(({ path }) => path.endsWith('/send-email'));
    expect(messages).toHaveLength(2);
  });
});

test('the form library loads when the contact form is near the viewport, and never on the home page', async ({
  page,
}) => {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(request.url());
  });
  await page.goto('/home');
  await scrollThrough(page);
  await page.goto('/about');
  await page.locator('h1').waitFor();
  await waitUntilSettled(page);
  expect(await findScriptUrls(page, scripts, /formik/i)).toEqual([]);
  await page.locator('#contact').scrollIntoViewIfNeeded();
  await expect(page.getByRole('form', { name: 'Write to us' })).toBeVisible();
  expect(await findScriptUrls(page, scripts, /formik/i)).not.toEqual([]);
});

test('the contact section keeps its height when the form loads late', async ({ page }) => {
  let release = (): void => undefined;
  const releasePromise = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/site-contact-form-*.js', async (route) => {
    await releasePromise;
    await route.continue();
  });
  await page.goto('/about');
  const section = page.locator('#contact');
  await section.scrollIntoViewIfNeeded();
  await expect(section.locator('[aria-busy]')).toBeVisible();
  await expect(section.getByText('Level 21, Hengyue Tower')).toBeVisible();
  const readHeight = () => section.evaluate((element) => element.getBoundingClientRect().height);
  const heightBefore = await readHeight();
  release();
  await expect(page.getByRole('form', { name: 'Write to us' })).toBeVisible();
  await expect(section.locator('[aria-busy]')).toBeHidden();
  expect(await readHeight()).toBe(heightBefore);
});

test.describe('contact form when its files fail to load', () => {
  test.use({ allowedErrors: /ERR_FAILED|dynamically imported module/ });

  test('shows an error and loads on retry', async ({ page }) => {
    await page.route('**/assets/site-contact-form-*.js', (route) => route.abort(), { times: 1 });
    await page.goto('/about#contact');
    const section = page.locator('#contact');
    await section.scrollIntoViewIfNeeded();
    await expect(section.getByRole('alert')).toBeVisible();
    await expect(section.getByRole('link', { name: 'contact@harcourt-lin.example' })).toBeVisible();
    await section.getByRole('button', { name: 'Try again' }).click();
    await expect(section.getByRole('form', { name: 'Write to us' })).toBeVisible();
  });
});
