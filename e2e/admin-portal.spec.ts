import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { REDUCED_MOTION, expect, storeSession, test, visit } from './fixtures';

test.use(REDUCED_MOTION);

const EDIT_PATH = '/admin/site/edit';
const PICTURE = {
  name: 'terrace.webp',
  mimeType: 'image/webp',
  buffer: readFileSync('mocks/pictures/environment-3.webp'),
};

/** Returns the fields of one language within a part of the form. */
const inLanguage = (page: Page, part: string, language: string) =>
  page
    .getByRole('group', { name: part, exact: true })
    .getByRole('group', { name: language, exact: true });
/** Returns the edges of an element in pixels. */
const edgesOf = async (element: Locator) => {
  const { x = 0, width = 0, y = 0 } = (await element.boundingBox()) ?? {};
  return { start: x, end: x + width, top: y };
};
const publishButton = (page: Page) => page.getByRole('button', { name: /Publish$/ });

test('in the portal form, the button that separates a shared value ends near its field, and the separate fields are aligned with their languages', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await storeSession(page);
  await page.goto(EDIT_PATH);
  const counters = page.getByRole('group', { name: 'Counters' });
  const actionEdges = await edgesOf(
    counters.getByRole('button', { name: /^Separate by language/ }).first(),
  );
  const flagEdges = await edgesOf(counters.getByText('Visible to visitors').first());
  expect(Math.abs(actionEdges.end - flagEdges.end)).toBeLessThan(24);

  const contact = page.getByRole('group', { name: 'Address and contact' });
  await contact.getByRole('button', { name: /^Separate by language.*Email/ }).click();
  for (const language of ['English', 'Simplified Chinese']) {
    const addressEdges = await edgesOf(
      inLanguage(page, 'Address and contact', language).getByLabel('Postal address'),
    );
    const emailEdges = await edgesOf(contact.getByLabel(`Email (${language})`));
    expect([emailEdges.start, emailEdges.end]).toEqual([addressEdges.start, addressEdges.end]);
  }
  const [english, chinese] = [
    await edgesOf(contact.getByLabel('Email (English)')),
    await edgesOf(contact.getByLabel('Email (Simplified Chinese)')),
  ];
  expect(english.top).toBe(chinese.top);
});

test('staff edit the firm information of the site, and visitors see it in both languages', async ({
  page,
  mock,
}) => {
  await storeSession(page);
  await page.goto(EDIT_PATH);
  await inLanguage(page, 'Name and logo', 'English').getByLabel('Name').fill('Harcourt Lin & Co');
  await inLanguage(page, 'Name and logo', 'Simplified Chinese')
    .getByLabel('Name')
    .fill('衡联和合律师事务所');
  await page.getByRole('group', { name: 'Counters' }).getByRole('checkbox').first().uncheck();

  const languageBox = (language: string) =>
    inLanguage(page, 'Name and logo', language).boundingBox();
  const boxSideBySide = await languageBox('English');
  await page.getByText('Single language').click();
  await expect(async () => {
    const [english, chinese] = [
      await languageBox('English'),
      await languageBox('Simplified Chinese'),
    ];
    expect(english?.width).toBeGreaterThan(1.9 * (boxSideBySide?.width ?? 0));
    expect(chinese?.y).toBeGreaterThan(english?.y ?? 0);
  }).toPass();
  await page.getByText('Side by side').click();

  const contents = page.getByRole('navigation', { name: 'On this page' });
  await contents.getByRole('link', { name: 'Strengths' }).click();
  await expect(page.getByRole('heading', { name: 'Strengths' })).toBeFocused();
  const markedSection = contents.locator('.ant-anchor-link-title-active');
  await expect(markedSection).toHaveText('Strengths');
  await contents.getByRole('link', { name: 'Offices' }).click();
  await expect(markedSection).toHaveText('Offices');
  await expect(page).toHaveURL(new RegExp(`${EDIT_PATH}$`));
  const handle = page.getByRole('button', {
    name: 'Reorder One team across five offices',
  });
  await handle.focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('picked up at position 1 of 4.')).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText('is over position 2 of 4.')).toBeAttached();
  await page.keyboard.press('Space');
  await expect(
    page.getByText('“One team across five offices” is now at position 2 of 4.'),
  ).toBeAttached();

  const pictures = page.getByRole('group', { name: 'Office pictures' });
  await pictures.getByRole('button', { name: 'Add a picture' }).click();
  await pictures.locator('input[type="file"]').setInputFiles(PICTURE);
  await page.getByRole('button', { name: 'Use whole picture' }).click();
  await expect(pictures.getByRole('button', { name: 'Replace picture' })).toBeVisible();
  await inLanguage(page, 'Office pictures', 'English').getByLabel('Title').fill('Courtyard');
  await inLanguage(page, 'Office pictures', 'Simplified Chinese').getByLabel('Title').fill('庭院');

  const offices = page.getByRole('group', { name: 'Offices' });
  await offices.getByRole('button', { name: 'Add an office' }).click();
  await page.keyboard.type('Chengdu');
  await offices.getByLabel('Email').fill('chengdu@');
  await offices.getByLabel('Show in the footer of every page').check();
  await offices.getByRole('button', { name: /^Edit.*Chengdu/ }).click();
  await publishButton(page).click();
  const summary = page.getByRole('alert', { name: 'Not published' });
  // A missing name in the other language is an issue of content health and does not block publishing (D38).
  await expect(summary.getByRole('listitem')).toHaveCount(1);
  await summary.getByRole('button', { name: /^Chengdu, Email/ }).click();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('chengdu@example.com');
  await inLanguage(page, 'Offices', 'Simplified Chinese').getByLabel('Name').fill('成都');

  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('dialog', { name: 'Preview' });
  const frame = preview.frameLocator('iframe');
  // The preview opens in the language that was edited last.
  await expect(frame.getByRole('button', { name: '庭院' })).toBeVisible();
  await preview.getByText('English', { exact: true }).click();
  const firm = frame.getByRole('heading', { level: 1 });
  await expect(firm).toHaveText('Harcourt Lin & Co');
  // The mark is next to the name: the iframe has the styles of the preview.
  await expect(firm.locator('..')).toHaveCSS('display', 'flex');
  await expect(frame.getByRole('term')).toHaveText(['offices']);
  await expect(frame.getByRole('heading', { name: 'Chengdu' })).toHaveCount(2);
  await preview.getByRole('button', { name: 'Close preview' }).click();

  await publishButton(page).dblclick();
  await expect(page.getByText('Published.', { exact: false }).first()).toBeFocused();
  const postRequests = (await mock.requests()).filter(
    ({ method, path }) => method === 'POST' && path === '/api/admin/portal-config',
  );
  expect(postRequests).toHaveLength(1);

  const visitor = await page.context().newPage();
  const expectOnSite = async (
    name: string,
    strength: string,
    pictureTitle: string,
    office: string,
  ) => {
    await expect(
      visitor.getByRole('banner').getByRole('link', { name, exact: true }),
    ).toBeVisible();
    await expect(visitor.locator('#strengths li').nth(1).getByRole('heading')).toHaveText(strength);
    await expect(
      visitor.locator('#office-pictures').getByRole('button', { name: pictureTitle }),
    ).toBeVisible();
    await expect(visitor.locator('#offices').getByRole('heading', { name: office })).toBeVisible();
    await expect(visitor.getByRole('contentinfo').getByText(office, { exact: true })).toBeVisible();
    await expect(visitor.locator('#firm').getByRole('term')).toHaveCount(1);
  };
  await visit(visitor, '/about');
  await expectOnSite('Harcourt Lin & Co', 'One team across five offices', 'Courtyard', 'Chengdu');
  await visitor.getByRole('button', { name: '中文' }).click();
  await expectOnSite('衡联和合律师事务所', '五地一体', '庭院', '成都');
});
