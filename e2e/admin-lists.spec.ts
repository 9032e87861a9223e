import { REDUCED_MOTION, expect, storeSession, test } from './fixtures';
import { VIEWPORT_HEIGHTS } from './screens';
import { navigateTo, resize, waitUntilSettled } from './settle';

test.use(REDUCED_MOTION);

/** Lists of the admin area; a list with fewer than ten rows must show all of them. */
const LISTS = [
  '/admin/articles/news/list',
  '/admin/articles/cases/list',
  '/admin/articles/honors/list',
  '/admin/people/list',
  '/admin/expertise/list',
  '/admin/banner/list',
];

test('an admin list of items shows up to ten rows on a desktop screen, wide titles on a tablet, and its first row at the top on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: VIEWPORT_HEIGHTS[1440] });
  await storeSession(page);
  for (const path of LISTS) {
    await navigateTo(page, path);
    const rows = page.getByRole('table').locator('tbody tr[data-row-key]');
    await rows.first().waitFor();
    await waitUntilSettled(page);
    const rowCount = Math.min(10, await rows.count());
    const bottom = await rows
      .nth(rowCount - 1)
      .evaluate((row) => row.getBoundingClientRect().bottom);
    expect
      .soft(bottom, `end of ${rowCount} rows of ${path}`)
      .toBeLessThanOrEqual(VIEWPORT_HEIGHTS[1440]);

    for (const width of [1280, 1024]) {
      await resize(page, width, 768);
      const link = page.getByRole('table').locator('tbody td a').first();
      const cellWidth = await link.evaluate((element) => element.closest('td')?.clientWidth);
      expect
        .soft(cellWidth, `width of a title or name of ${path} at ${width} px`)
        .toBeGreaterThanOrEqual(150);
    }

    for (const width of [390, 360]) {
      await resize(page, width, 780);
      const top = await rows.first().evaluate((element) => element.getBoundingClientRect().top);
      expect.soft(top, `top of the first row of ${path} at ${width} px`).toBeLessThanOrEqual(240);
    }
    await resize(page, 1440, VIEWPORT_HEIGHTS[1440]);
  }
});

test.describe('admin list on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('has a search button, a row expander and a pager that respond to touches 20 px above and below their center', async ({
    page,
  }) => {
    await storeSession(page);
    await page.goto('/admin/articles/news/list');
    await page.getByRole('row').nth(1).waitFor();
    const controls = {
      search: page.getByRole('button', { name: /^Search/ }),
      expander: page.getByRole('button', { name: 'Expand row' }).nth(1),
      pager: page.getByRole('listitem').filter({ hasText: /^2$/ }),
    };
    for (const [name, control] of Object.entries(controls)) {
      await control.scrollIntoViewIfNeeded();
      const isHit = await control.evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [-20, 20].every((distance) =>
          element.contains(document.elementFromPoint(x + width / 2, y + height / 2 + distance)),
        );
      });
      expect.soft(isHit, `20 px above and below the center of the ${name}`).toBe(true);
    }
  });
});
