import type { Page } from '@playwright/test';
import { expect, setInterfaceLanguage, test, visit } from './fixtures';
import { watchShifts } from './layout-shifts';
import { waitUntilSettled } from './settle';

/** Records the layout shifts of the page from now on; returns a function that sums them. */
async function watchShiftScore(page: Page): Promise<() => Promise<number>> {
  const readShifts = await watchShifts(page);
  return async () => (await readShifts()).reduce((sum, { value }) => sum + value, 0);
}

const viewer = (page: Page) => page.getByRole('dialog', { name: 'Pictures' });

test('the gallery on /about opens pictures in a viewer, moves between them by keyboard and mouse, and restores the focus', async ({
  page,
}) => {
  await visit(page, '/about');
  const firstPicture = page.getByRole('button', { name: 'Reception, Beijing' });
  await firstPicture.focus();
  await page.keyboard.press('Enter');
  const dialog = viewer(page);
  const expectCurrentPicture = (name: string) =>
    expect(dialog.getByRole('img', { name })).toBeInViewport({ ratio: 0.95 });
  await expectCurrentPicture('Reception, Beijing');
  await expect(dialog.getByText('1 / 6')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByText('3 / 6')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expectCurrentPicture('Library, Beijing');
  await expect(dialog.locator('[aria-live]')).toHaveText('Picture 2 of 6: Library, Beijing');
  await page.keyboard.press('End');
  await expectCurrentPicture('Tea room, London');
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByText('6 / 6')).toBeVisible();
  await page.keyboard.press('Home');
  await expectCurrentPicture('Reception, Beijing');
  await page.keyboard.press('ArrowRight');
  await expectCurrentPicture('Library, Beijing');
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Previous picture' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Library, Beijing' })).toBeFocused();

  // By mouse; the neighbors of the current picture are preloaded.
  await page.getByRole('button', { name: 'Library, Beijing' }).click();
  await expect(dialog.getByRole('listitem').locator('img')).toHaveCount(1);
  await expect(dialog.locator('img')).toHaveCount(3);
  const nextButton = dialog.getByRole('button', { name: 'Next picture' });
  for (const position of ['3 / 6', '4 / 6', '5 / 6', '6 / 6']) {
    await nextButton.click();
    await expect(dialog.getByText(position)).toBeVisible();
  }
  await expect(nextButton).toBeDisabled();
  await dialog.getByRole('button', { name: 'Previous picture' }).click();
  await expect(dialog.getByText('5 / 6')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close picture viewer' }).click();
  await expect(dialog).toHaveCount(0);
});

test.describe('gallery on /about on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test('moves between pictures when the visitor swipes', async ({ page }) => {
    await visit(page, '/about');
    await page.getByRole('button', { name: 'Library, Beijing' }).tap();
    const dialog = viewer(page);
    await expect(dialog.getByText('2 / 6')).toBeVisible();
    const touch = await page.context().newCDPSession(page);
    const swipe = async (from: number, to: number) => {
      const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
        touch.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: x === undefined ? [] : [{ x, y: 370 }],
        });
      await send('touchStart', from);
      for (let step = 1; step <= 12; step += 1) {
        await send('touchMove', from + ((to - from) * step) / 12);
      }
      await send('touchEnd');
    };
    await swipe(300, 60);
    await expect(dialog.getByText('3 / 6')).toBeVisible();
    await expect(dialog.getByRole('img')).toBeInViewport({ ratio: 0.95 });
    await swipe(60, 300);
    await expect(dialog.getByText('2 / 6')).toBeVisible();
  });
});

test.describe('gallery on /about with a missing picture', () => {
  test.use({ allowedErrors: /status of 404/ });

  test('shows an error in place of a missing picture', async ({ page }) => {
    await page.route('**/environment-2.webp', (route) => route.fulfill({ status: 404 }));
    await visit(page, '/about');
    await page.getByRole('button', { name: 'Library, Beijing' }).click();
    await expect(viewer(page).getByText('Couldn’t load this picture.')).toBeVisible();
  });
});

test('an honor on /about links to its page, and Back scrolls to the honor again', async ({
  page,
}) => {
  await visit(page, '/about');
  const honors = page.getByRole('region', { name: 'Honors' });
  await honors.scrollIntoViewIfNeeded();
  const link = honors.getByRole('link', { name: /China Firm of the Year/ });
  await link.click();
  await expect(page).toHaveURL(/\/honor\/detail\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/China Firm of the Year/);
  await page.goBack();
  await expect(link).toBeInViewport();
});

test('an office on /about links to its lawyers and to the contact form for that office', async ({
  page,
}) => {
  await visit(page, '/about#offices');
  const office = page
    .getByRole('region', { name: 'Offices' })
    .getByRole('listitem')
    .filter({ hasText: 'Shenzhen' });
  await expect(office.getByRole('link', { name: '+86 755 5550 0100' })).toHaveAttribute(
    'href',
    'tel:+8675555500100',
  );
  await office.getByRole('link', { name: /Write to this office/ }).click();
  await expect(page).toHaveURL(/\/about\?office=\d+#contact$/);
  const contact = page.getByRole('region', { name: 'Write to us' });
  await expect(contact.getByRole('heading', { name: 'Write to us' })).toBeInViewport();
  await expect(contact).toBeFocused();
  await office.getByRole('link', { name: /Lawyers in this office/ }).click();
  await expect(page).toHaveURL(/\/people\?officeIds=\d+$/);
});

for (const [locale, heading] of [
  ['en_US', 'Write to us'],
  ['zh_CN', '联系我们'],
] as const) {
  for (const width of [360, 1440]) {
    test(`/about#contact scrolls to the contact form while content still loads, ${locale} at ${width} px`, async ({
      page,
      mock,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await setInterfaceLanguage(page, locale);
      const readShiftScore = await watchShiftScore(page);
      await mock.control('hold', { path: '/user/lawfirm-honour' });
      await visit(page, '/about#contact');
      const title = page.locator('#contact').getByRole('heading', { name: heading, level: 2 });
      await expect(title).toBeInViewport();
      await mock.control('release');
      await expect(page.locator('#honors a').first()).toBeAttached();
      await waitUntilSettled(page);
      await expect(title).toBeInViewport();
      const y = (await title.boundingBox())?.y ?? -1;
      expect(y).toBeGreaterThan(60);
      expect(y).toBeLessThan(300);
      // The header's links move by a fraction of a pixel as it condenses.
      expect(await readShiftScore()).toBeLessThan(0.001);
    });
  }
}

test('/about#contact does not scroll a visitor back who has scrolled away', async ({
  page,
  mock,
}) => {
  await mock.control('hold', { path: '/user/lawfirm-honour' });
  await visit(page, '/about#contact');
  await expect(page.locator('#contact')).toBeInViewport();
  await page.evaluate(() => scrollTo(0, 0));
  await mock.control('release');
  await expect(page.locator('#honors a').first()).toBeAttached();
  await waitUntilSettled(page);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('/about has no layout shift while it loads and is scrolled', async ({ page }) => {
  const readShiftScore = await watchShiftScore(page);
  await visit(page, '/about');
  await expect(page.getByRole('region', { name: 'The firm in brief' })).toBeVisible();
  for (let step = 0; step < 24; step += 1) {
    await page.mouse.wheel(0, 400);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await expect(page.locator('#honors a').first()).toBeAttached();
  expect(await readShiftScore()).toBeLessThan(0.001);
});
