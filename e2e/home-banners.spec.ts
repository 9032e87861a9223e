import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

/** Lets one banner alone lead somewhere. */
async function lead(page: Page, linkUrl: string): Promise<void> {
  await page.route('**/api/user/banner?**', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { result: object[] };
    const result = body.result.slice(0, 1).map((banner) => ({ ...banner, linkUrl }));
    await route.fulfill({ response: answer, json: { ...body, result } });
  });
}

test.describe('the banners', () => {
  const slide = (page: Page, number: number) =>
    page.getByRole('listitem', { name: `${number} of 5`, exact: true });

  test('stand still until somebody moves them', async ({ page }) => {
    await page.clock.install();
    await page.goto('/home');
    await expect(slide(page, 1)).toBeInViewport();
    await page.clock.runFor(120_000);
    await expect(slide(page, 1)).toBeInViewport({ ratio: 0.5 });
    await expect(slide(page, 2)).not.toBeInViewport();
  });

  test('are gone through with the arrow keys and the buttons, from the first to the last, and those out of sight are out of reach', async ({
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
    const next = page.getByRole('button', { name: 'Next highlight' });
    await next.focus();
    await page.keyboard.press('Enter');
    await expect(slide(page, 2)).toBeInViewport({ ratio: 0.9 });
    await expect(slide(page, 1)).toHaveAttribute('inert');
    for (const number of [3, 4, 5]) {
      await next.click();
      await expect(slide(page, number)).toBeInViewport({ ratio: 0.5 });
    }
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await expect(next).toBeFocused();
  });

  test('count a step that is taken before the one before it has come to rest', async ({ page }) => {
    await page.goto('/home');
    const next = page.getByRole('button', { name: 'Next highlight' });
    await next.click();
    await next.click();
    await expect(slide(page, 3)).toBeInViewport({ ratio: 0.9 });
    await page.getByRole('region', { name: 'Highlights' }).getByRole('list').focus();
    await page.keyboard.press('ArrowLeft');
    await next.click();
    await next.click();
    await expect(slide(page, 4)).toBeInViewport({ ratio: 0.9 });
  });

  test('lead to a screen of the site without loading it anew', async ({ page }) => {
    await lead(page, '/people?keyword=lin#search');
    await page.goto('/home');
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.getByRole('link', { name: 'Read more' }).click();
    await expect(page).toHaveURL(/\/people\?keyword=lin#search$/);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });

  test('lead to the back office, whose screens visitors have not loaded', async ({ page }) => {
    await lead(page, '/admin-login');
    await page.goto('/home');
    await page.getByRole('link', { name: 'Read more' }).click();
    await expect(page.locator('input[autocomplete="username"]')).toBeVisible();
  });

  test('open other sites beside this one, and mail where mail is written', async ({ page }) => {
    await lead(page, 'https://www.example.org/forum');
    await page.goto('/home');
    const link = page.getByRole('link', { name: /^Read more/ });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAccessibleName(/opens in a new tab/);
    await page.unrouteAll();
    await lead(page, 'mailto:contact@example.org');
    await page.reload();
    await expect(link).toHaveAttribute('href', 'mailto:contact@example.org');
    await expect(link).not.toHaveAttribute('target');
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

    test('are swiped', async ({ page }) => {
      await page.goto('/home');
      await expect(slide(page, 1)).toBeInViewport();
      const client = await page.context().newCDPSession(page);
      const swipe = async (from: number, to: number) => {
        const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...xs: number[]) =>
          client.send('Input.dispatchTouchEvent', {
            type,
            touchPoints: xs.map((x) => ({ x, y: 200 })),
          });
        await touch('touchStart', from);
        for (let step = 1; step <= 10; step += 1) {
          await touch('touchMove', from + ((to - from) * step) / 10);
          await page.evaluate(() => new Promise(requestAnimationFrame));
        }
        await touch('touchEnd');
      };
      await swipe(310, 50);
      await expect(slide(page, 2)).toBeInViewport({ ratio: 0.5 });
      await expect(slide(page, 1)).toHaveAttribute('inert');
      await swipe(50, 310);
      await expect(slide(page, 1)).toBeInViewport({ ratio: 0.5 });
    });
  });

  test.describe('for who asked for no motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test('change at once', async ({ page }) => {
      await page.goto('/home');
      const list = page.getByRole('region', { name: 'Highlights' }).getByRole('list');
      await expect(list).toHaveCSS('scroll-behavior', 'auto');
      await page.getByRole('button', { name: 'Next highlight' }).click();
      await expect(slide(page, 2)).toBeInViewport({ ratio: 0.5 });
    });
  });
});
