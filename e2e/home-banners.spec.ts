import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

/** Replaces the banners by one that links to a URL. */
async function showOneBanner(page: Page, linkUrl: string): Promise<void> {
  await page.route('**/api/user/banner?**', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { result: object[] };
    const result = body.result.slice(0, 1).map((banner) => ({ ...banner, linkUrl }));
    await route.fulfill({ response, json: { ...body, result } });
  });
}

test.describe('banners on the home page', () => {
  const slide = (page: Page, number: number) =>
    page.getByRole('listitem', { name: `${number} of 5`, exact: true });

  test('do not move by themselves', async ({ page }) => {
    await page.clock.install();
    await page.goto('/home');
    await expect(slide(page, 1)).toBeInViewport();
    await page.clock.runFor(120_000);
    await expect(slide(page, 1)).toBeInViewport({ ratio: 0.5 });
    await expect(slide(page, 2)).not.toBeInViewport();
  });

  test('move with the arrow keys and the Next button from the first to the last, and hidden banners are not focusable', async ({
    page,
  }) => {
    await page.goto('/home');
    await expect(page.getByRole('button', { name: 'Previous highlight' })).toBeDisabled();
    await page.getByRole('region', { name: 'Highlights' }).getByRole('list').focus();
    await page.keyboard.press('ArrowRight');
    await expect(slide(page, 2)).toBeInViewport({ ratio: 0.5 });
    await expect(slide(page, 1)).toHaveAttribute('inert');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: /^Read more.*Sixteen fields/ })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('ArrowLeft');
    await expect(slide(page, 1)).toBeInViewport({ ratio: 0.5 });
    const nextButton = page.getByRole('button', { name: 'Next highlight' });
    await nextButton.focus();
    await page.keyboard.press('Enter');
    await expect(slide(page, 2)).toBeInViewport({ ratio: 0.9 });
    await expect(slide(page, 1)).toHaveAttribute('inert');
    for (const number of [3, 4, 5]) {
      await nextButton.click();
      await expect(slide(page, number)).toBeInViewport({ ratio: 0.5 });
    }
    await expect(nextButton).toHaveAttribute('aria-disabled', 'true');
    await expect(nextButton).toBeFocused();
  });

  test('advance by two when Next is pressed again during the animation', async ({ page }) => {
    await page.goto('/home');
    const nextButton = page.getByRole('button', { name: 'Next highlight' });
    await nextButton.click();
    await nextButton.click();
    await expect(slide(page, 3)).toBeInViewport({ ratio: 0.9 });
    await page.getByRole('region', { name: 'Highlights' }).getByRole('list').focus();
    await page.keyboard.press('ArrowLeft');
    await nextButton.click();
    await nextButton.click();
    await expect(slide(page, 4)).toBeInViewport({ ratio: 0.9 });
  });

  test('link to a screen of the site without reloading the page', async ({ page }) => {
    await showOneBanner(page, '/people?keyword=lin#search');
    await page.goto('/home');
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.getByRole('link', { name: 'Read more' }).click();
    await expect(page).toHaveURL(/\/people\?keyword=lin#search$/);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });

  test('link to the admin area, whose code visitors have not loaded', async ({ page }) => {
    await showOneBanner(page, '/admin-login');
    await page.goto('/home');
    await page.getByRole('link', { name: 'Read more' }).click();
    await expect(page.locator('input[autocomplete="username"]')).toBeVisible();
  });

  test('open other sites in a new tab, and mail links in the mail program', async ({ page }) => {
    await showOneBanner(page, 'https://www.example.org/forum');
    await page.goto('/home');
    const link = page.getByRole('link', { name: /^Read more/ });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAccessibleName(/opens in a new tab/);
    await page.unrouteAll();
    await showOneBanner(page, 'mailto:contact@example.org');
    await page.reload();
    await expect(link).toHaveAttribute('href', 'mailto:contact@example.org');
    await expect(link).not.toHaveAttribute('target');
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

    test('move when the visitor swipes', async ({ page }) => {
      await page.goto('/home');
      await expect(slide(page, 1)).toBeInViewport();
      const client = await page.context().newCDPSession(page);
      const swipe = async (from: number, to: number) => {
        const dispatchTouch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...xs: number[]) =>
          client.send('Input.dispatchTouchEvent', {
            type,
            touchPoints: xs.map((x) => ({ x, y: 200 })),
          });
        await dispatchTouch('touchStart', from);
        for (let step = 1; step <= 10; step += 1) {
          await dispatchTouch('touchMove', from + ((to - from) * step) / 10);
          await page.evaluate(() => new Promise(requestAnimationFrame));
        }
        await dispatchTouch('touchEnd');
      };
      await swipe(310, 50);
      await expect(slide(page, 2)).toBeInViewport({ ratio: 0.5 });
      await expect(slide(page, 1)).toHaveAttribute('inert');
      await swipe(50, 310);
      await expect(slide(page, 1)).toBeInViewport({ ratio: 0.5 });
    });
  });

  test.describe('with reduced motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test('change without animation', async ({ page }) => {
      await page.goto('/home');
      const list = page.getByRole('region', { name: 'Highlights' }).getByRole('list');
      await expect(list).toHaveCSS('scroll-behavior', 'auto');
      await page.getByRole('button', { name: 'Next highlight' }).click();
      await expect(slide(page, 2)).toBeInViewport({ ratio: 0.5 });
    });
  });
});
