import type { Page } from '@playwright/test';
import { expect, setInterfaceLanguage, test } from './fixtures';
import { scrollThrough, waitUntilSettled } from './settle';

const EMAIL = 'olivia.grant@meridian-shipping.example';

const LABELS = {
  en_US: {
    form: 'Write to us',
    name: 'Name (optional)',
    email: 'Email',
    phone: 'Phone (optional)',
    office: 'Send to',
    london: 'London',
    message: 'Message (optional)',
    send: 'Send message',
    sending: 'Sending…',
    thanks: 'Thank you for your message. We will get back to you shortly.',
    invalidEmail: 'Please enter a valid email address',
    retry: 'Try again',
    sendByEmail: 'Send by email instead',
    text: 'We would like to discuss a charterparty dispute.',
  },
  zh_CN: {
    form: '联系我们',
    name: '姓名（选填）',
    email: '电子邮箱',
    phone: '联系电话（选填）',
    office: '收件方',
    london: '伦敦',
    message: '留言内容（选填）',
    send: '发送留言',
    sending: '正在发送…',
    thanks: '感谢您的留言，我们将尽快与您联系。',
    invalidEmail: '请输入有效的电子邮箱地址',
    retry: '重试',
    sendByEmail: '改用电子邮件发送',
    text: '我司希望就一起租船合同争议进行咨询。',
  },
} as const;

/** Opens the form by a link to it, with a fake clock. */
async function openForm(page: Page, locale: keyof typeof LABELS) {
  await page.clock.install();
  await setInterfaceLanguage(page, locale);
  await page.goto('/about#contact');
  const form = page.getByRole('form', { name: LABELS[locale].form });
  await expect(form).toBeVisible();
  await form.scrollIntoViewIfNeeded();
  return form;
}

const scriptsWith = async (page: Page, urls: Iterable<string>, labels: RegExp) => {
  const foundUrls: string[] = [];
  for (const url of urls) {
    if (labels.test(await (await page.request.get(url)).text())) foundUrls.push(url);
  }
  return foundUrls;
};

for (const locale of ['en_US', 'zh_CN'] as const) {
  const labels = LABELS[locale];
  test.describe(locale, () => {
    test('the contact form sends a message once, to the selected office', async ({
      page,
      mock,
    }) => {
      const form = await openForm(page, locale);
      await form.getByLabel(labels.name).fill('Olivia Grant');
      await form.getByLabel(labels.email).fill(`  ${EMAIL} `);
      await form.getByLabel(labels.phone).fill('+44 20 7946 0182');
      await form.getByLabel(labels.office).selectOption(labels.london);
      await form.getByLabel(labels.message).fill(labels.text);
      await form.getByRole('button', { name: labels.send }).dblclick();
      // The form sends no sooner than three seconds after it rendered.
      await expect(form.getByRole('button', { name: labels.sending })).toBeFocused();
      await page.clock.fastForward(3_000);
      await expect(page.getByText(labels.thanks)).toBeFocused();
      const postRequests = (await mock.requests()).filter(({ method }) => method === 'POST');
      expect(postRequests.map(({ path, body }) => [path, body])).toEqual([
        [
          '/api/admin/send-email',
          {
            name: 'Olivia Grant',
            email: EMAIL,
            phone: '+44 20 7946 0182',
            content: labels.text,
            to: 'london@harcourt-lin.example',
          },
        ],
      ]);
      await page.reload();
      await expect(page.getByLabel(labels.message)).toHaveValue('');
    });

    test('a visitor fills in, corrects and sends the contact form with the keyboard alone', async ({
      page,
      mock,
    }) => {
      const form = await openForm(page, locale);
      await page.clock.fastForward(5_000);
      await form.getByLabel(labels.name).focus();
      await page.keyboard.press('Tab');
      await page.keyboard.type('olivia@');
      await page.keyboard.press('Enter');
      await expect(form.getByLabel(labels.email)).toBeFocused();
      await expect(form.getByText(labels.invalidEmail)).toBeVisible();
      await expect(form.getByLabel(labels.email)).toHaveAccessibleDescription(labels.invalidEmail);
      await page.keyboard.type('meridian.example');
      await expect(form.getByText(labels.invalidEmail)).toBeHidden();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Tab');
      await page.keyboard.type(labels.text);
      await page.keyboard.press('Tab');
      await expect(form.getByRole('button', { name: labels.send })).toBeFocused();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Control+Enter');
      await expect(page.getByText(labels.thanks)).toBeFocused();
      const bodies = (await mock.requests())
        .filter(({ method }) => method === 'POST')
        .map(({ body }) => body);
      expect(bodies).toEqual([
        {
          email: 'olivia@meridian.example',
          content: labels.text,
          to: 'beijing@harcourt-lin.example',
        },
      ]);
    });

    test('the contact form restores its draft after a reload', async ({ page }) => {
      const form = await openForm(page, locale);
      await form.getByLabel(labels.email).fill(EMAIL);
      await form.getByLabel(labels.message).fill(labels.text);
      await form.getByLabel(labels.office).selectOption(labels.london);
      await page.reload();
      await expect(page.getByLabel(labels.message)).toHaveValue(labels.text);
      await expect(page.getByLabel(labels.email)).toHaveValue(EMAIL);
      await expect(page.getByLabel(labels.office).locator(':checked')).toHaveText(labels.london);
    });

    test.describe('contact form when the server fails', () => {
      test.use({ allowedErrors: /status of 500/ });

      test('keeps the message, shows a mailto link, and sends the message on retry', async ({
        page,
        mock,
      }) => {
        const form = await openForm(page, locale);
        await page.clock.fastForward(5_000);
        await form.getByLabel(labels.email).fill(EMAIL);
        await form.getByLabel(labels.message).fill(labels.text);
        await mock.control('fail', { method: 'POST', path: '/admin/send-email', status: 500 });
        await form.getByRole('button', { name: labels.send }).click();
        const alert = form.getByRole('alert');
        await expect(alert).toBeInViewport({ ratio: 1 });
        const href = await alert
          .getByRole('link', { name: labels.sendByEmail })
          .getAttribute('href');
        const mailto = new URL(href ?? '');
        expect(mailto.pathname).toBe('contact@harcourt-lin.example');
        expect(mailto.searchParams.get('body')).toContain(labels.text);
        await expect(form.getByLabel(labels.message)).toHaveValue(labels.text);
        await alert.getByRole('button', { name: labels.retry }).click();
        await expect(page.getByText(labels.thanks)).toBeFocused();
        const messages = (await mock.requests()).filter(({ path }) => path.endsWith('/send-email'));
        expect(messages).toHaveLength(2);
      });
    });
  });
}

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
  expect(await scriptsWith(page, scripts, /formik/i)).toEqual([]);
  await page.locator('#contact').scrollIntoViewIfNeeded();
  await expect(page.getByRole('form', { name: 'Write to us' })).toBeVisible();
  expect(await scriptsWith(page, scripts, /formik/i)).not.toEqual([]);
});

test('the contact form causes no layout shift when it loads late', async ({ page }) => {
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
  const height = () => section.evaluate((element) => element.getBoundingClientRect().height);
  const before = await height();
  release();
  await expect(page.getByRole('form', { name: 'Write to us' })).toBeVisible();
  await expect(section.locator('[aria-busy]')).toBeHidden();
  expect(await height()).toBe(before);
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
