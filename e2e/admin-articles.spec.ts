import type { Locator } from '@playwright/test';
import { REDUCED_MOTION, expect, storeSession, tabTo, test } from './fixtures';
import { waitUntilSettled } from './settle';

test.use(REDUCED_MOTION);

test('an editor writes and publishes an honor with the keyboard alone', async ({ page, mock }) => {
  await storeSession(page);
  await page.goto('/admin/articles/honors/list');
  await page.getByRole('link', { name: 'Add an honor' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'New honor' })).toBeFocused();
  const english = page.getByRole('region', { name: /^English/ });
  await tabTo(english.getByLabel('Title', { exact: true }));
  await page.keyboard.type('Law Firm of the Year 2026');
  await tabTo(english.getByLabel('Content', { exact: true }));
  await page.keyboard.press('Control+b');
  await page.keyboard.type('For work in three jurisdictions.');
  await tabTo(page.getByRole('button', { name: 'Publish', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Published.').first()).toBeVisible();
  const [creation] = (await mock.requests()).filter(({ method }) => method === 'POST');
  expect(creation?.body).toEqual([
    expect.objectContaining({
      lang: 'en_US',
      title: 'Law Firm of the Year 2026',
      content: '<p><strong>For work in three jurisdictions.</strong></p>',
    }),
  ]);
});

test('the article form shows the text without scrolling at 1280 x 720, and the buttons of the cover do not overflow at 1024', async ({
  page,
}) => {
  await storeSession(page);
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('/admin/articles/news/edit?no=N-0102');
  const text = page.getByRole('textbox', { name: 'Content' }).first();
  await expect(text).toBeVisible();
  const topOf = (locator: Locator) => locator.evaluate((box) => box.getBoundingClientRect().top);
  const bar = page.getByRole('region', { name: 'Publishing' });
  // At least the first line of the text is above the bar.
  expect((await topOf(text)) + 40).toBeLessThan(await topOf(bar));
  await page.setViewportSize({ width: 1024, height: 768 });
  await expect(page.getByRole('tab', { name: /^English/ })).toBeVisible();
  const rightOf = (box: Element) => box.getBoundingClientRect().right;
  const group = page.getByRole('group', { name: 'Cover' });
  const buttons = group.getByRole('button');
  await expect(buttons).toHaveCount(2);
  const groupRight = await group.evaluate(rightOf);
  for (const button of await buttons.all())
    expect(await button.evaluate(rightOf)).toBeLessThanOrEqual(groupRight);
});

test('an editor publishes a new external case after correcting its rejected address, and visitors see that it is external', async ({
  page,
  context,
}) => {
  await storeSession(page);
  await page.goto('/admin/articles/cases/list');
  await page.getByRole('link', { name: 'Add an external case' }).click();
  const english = page.getByRole('region', { name: /^English/ });
  await english.getByLabel('Title').fill('A case told elsewhere');
  await english.getByLabel('Web address').fill('javascript:alert(1)');
  await page.getByRole('combobox', { name: /Catalogue/ }).click();
  await page.getByText('Litigation', { exact: true }).click();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('button', { name: /English: Enter a web address/ }).click();
  await expect(english.getByLabel('Web address')).toBeFocused();
  await english.getByLabel('Web address').fill('https://journal.example.com/case');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Published.').first()).toBeVisible();
  await expect(page).toHaveURL(/cases\/edit-external\?no=/);
  const visitor = await context.newPage();
  await visitor.goto('/case');
  const link = visitor.getByRole('link', { name: /A case told elsewhere/ });
  await expect(link).toHaveAttribute('href', 'https://journal.example.com/case');
  await expect(visitor.getByText('journal.example.com').first()).toBeVisible();
});

test('leaving an edit screen leaks no DOM nodes or event listeners', async ({ page }) => {
  await storeSession(page);
  const client = await page.context().newCDPSession(page);
  /** Returns the counts of live objects after garbage collection. */
  const countLiveObjects = async () => {
    await client.send('HeapProfiler.collectGarbage');
    return client.send('Memory.getDOMCounters');
  };
  await page.goto('/admin/articles/honors/list');
  const openAndLeave = async (times: number) => {
    for (let time = 0; time < times; time += 1) {
      await page.getByRole('row').nth(1).getByRole('link').first().click();
      await page.getByRole('textbox', { name: 'Content' }).first().waitFor();
      await page.getByRole('link', { name: 'Back to list' }).click();
      await page.getByRole('row').nth(1).waitFor();
    }
    await waitUntilSettled(page);
  };
  await openAndLeave(3);
  const countsBefore = await countLiveObjects();
  await openAndLeave(5);
  const countsAfter = await countLiveObjects();
  // A leaked edit screen costs thousands of nodes and hundreds of listeners each time.
  expect(countsAfter.documents).toBeLessThanOrEqual(countsBefore.documents);
  expect(countsAfter.nodes).toBeLessThan(countsBefore.nodes * 1.05);
  expect(countsAfter.jsEventListeners).toBeLessThan(countsBefore.jsEventListeners * 1.05);
});

test('the title field grows with its text up to a limit and shrinks again', async ({ page }) => {
  await storeSession(page);
  await page.goto('/admin/articles/news/edit');
  const title = page.getByLabel('Title').first();
  const readSize = () =>
    title.evaluate(({ clientHeight, scrollHeight }) => ({ clientHeight, scrollHeight }));
  const sizeOfOneLine = await readSize();
  await title.fill('Costs of the arbitration '.repeat(8));
  await expect
    .poll(async () => (await readSize()).clientHeight)
    .toBeGreaterThan(sizeOfOneLine.clientHeight);
  const sizeOfSeveralLines = await readSize();
  expect(sizeOfSeveralLines.scrollHeight).toBe(sizeOfSeveralLines.clientHeight);
  await title.fill('Costs of the arbitration '.repeat(80));
  await expect
    .poll(async () => (await readSize()).clientHeight)
    .toBeGreaterThan(sizeOfSeveralLines.clientHeight);
  const { clientHeight, scrollHeight } = await readSize();
  expect(scrollHeight).toBeGreaterThan(clientHeight);
  await title.fill('Costs');
  await expect.poll(readSize).toEqual(sizeOfOneLine);
});
