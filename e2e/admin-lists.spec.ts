import { REDUCED_MOTION, expect, storeSession, test } from './fixtures';
import { SIZES } from './screens';
import { waitUntilSettled, navigateTo } from './settle';

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

test('every admin list shows ten rows without scrolling on a desktop screen', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: SIZES[1440] });
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
    expect.soft(bottom, `${rowCount} rows of ${path}`).toBeLessThanOrEqual(SIZES[1440]);
  }
});

for (const width of [360, 390])
  test(`the first row of every admin list is within the first 240 px, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 780 });
    await storeSession(page);
    for (const path of LISTS) {
      await navigateTo(page, path);
      const row = page.getByRole('table').locator('tbody tr[data-row-key]').first();
      await row.waitFor();
      await waitUntilSettled(page);
      const top = await row.evaluate((element) => element.getBoundingClientRect().top);
      expect.soft(top, path).toBeLessThanOrEqual(240);
    }
  });

for (const width of [1024, 1280])
  test(`the titles and names of every admin list have 150 px or more, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 768 });
    await storeSession(page);
    for (const path of LISTS) {
      await navigateTo(page, path);
      const link = page.getByRole('table').locator('tbody td a').first();
      await link.waitFor();
      const cellWidth = await link.evaluate((element) => element.closest('td')?.clientWidth);
      expect.soft(cellWidth, path).toBeGreaterThanOrEqual(150);
    }
  });

test('the news list remembers columns, density and page size for the account', async ({ page }) => {
  await storeSession(page);
  await page.goto('/admin/articles/news/list');
  await page.getByRole('button', { name: 'Table settings' }).click();
  await page.getByRole('checkbox', { name: 'Views' }).uncheck();
  await page.getByText('Compact').click();
  await page.keyboard.press('Escape');
  const rows = page.getByRole('table').locator('tbody tr[data-row-key]');
  const heightOfRow = await rows.first().evaluate((row) => row.getBoundingClientRect().height);
  await page.reload();
  await rows.first().waitFor();
  await expect(page.getByRole('columnheader', { name: 'Views' })).toHaveCount(0);
  expect(await rows.first().evaluate((row) => row.getBoundingClientRect().height)).toBe(
    heightOfRow,
  );
  await storeSession(page, 'editor');
  await page.goto('/admin/articles/news/list');
  await expect(page.getByRole('columnheader', { name: 'Views' })).toBeVisible();
});

test('the honor list selects a range of rows with Shift, and pins the selected rows with the keyboard', async ({
  page,
  mock,
}) => {
  await storeSession(page);
  await page.goto('/admin/articles/honors/list?pageNo=2');
  const boxes = page.getByRole('checkbox', { name: /^Select:/ });
  await boxes.nth(1).check();
  await boxes.nth(4).click({ modifiers: ['Shift'] });
  const bar = page.getByRole('region', { name: 'Bulk actions' });
  await expect(bar).toContainText('4 selected');
  await bar.getByRole('button', { name: 'Pin', exact: true }).focus();
  await page.keyboard.press('Enter');
  const countPinRequests = async () =>
    (await mock.requests()).filter(({ path }) => path.endsWith('/pin')).length;
  await expect.poll(countPinRequests).toBe(4);
  await page
    .getByRole('button', { name: /^More ?: / })
    .first()
    .focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Pin' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(countPinRequests).toBe(5);
});

test.describe('touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('header, rows and pager of a list have touch targets of 44 px', async ({ page }) => {
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
