import type { Page } from '@playwright/test';
import { chooseTool } from './editor-tools';
import { REDUCED_MOTION, expect, storeSession, test } from './fixtures';
import { SEEDED_IDS } from './screens';

test.use(REDUCED_MOTION);

interface Version {
  lang: string;
  title: string;
  content: string;
}

/** Returns the region of the edit form for one language. */
const version = (page: Page, name: RegExp) => page.getByRole('region', { name });

const english = (page: Page) => version(page, /^English/);

const editor = (page: Page) => english(page).getByRole('textbox', { name: 'Content' });

/** Opens a seeded news item and waits for its editor. */
async function openNewsItem(page: Page, no: string): Promise<void> {
  await page.goto(`/admin/articles/news/edit?no=${no}`);
  await editor(page).waitFor();
}

/** Pastes HTML with a synthetic paste event. */
async function paste(page: Page, html: string): Promise<void> {
  await editor(page).evaluate((element, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', text);
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, html);
}

/** Copies HTML as another program would and pastes it with the keyboard. */
async function pasteByKeyboard(page: Page, html: string): Promise<void> {
  await page.evaluate((text) => {
    const copy = (event: ClipboardEvent) => {
      event.clipboardData?.setData('text/html', text);
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener('copy', copy, { capture: true, once: true });
  }, html);
  await page.keyboard.press('Control+c');
  await page.keyboard.press('Control+v');
}

const clickTool = (page: Page, name: string) => chooseTool(english(page), new RegExp(`^${name}$`));

async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Published.').first()).toBeVisible();
}

const WORD_HTML = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style><!-- @list l0:level1 {mso-level-number-format:bullet;} --></style></head><body lang=EN-GB><!--StartFragment-->
<h1 style='margin-top:12pt'><span style='font-family:"Times New Roman"'>Costs</span></h1>
<p class=MsoNormal style='margin:0cm;line-height:115%'><span style='font-size:11pt;color:#1F3864'>The court&nbsp;&nbsp;awards <b>costs</b>.<o:p></o:p></span></p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp;</span></span>fees</p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>disbursements</p>
<table class=MsoTableGrid border=1><tr><td colspan=2><p class=MsoNormal><b>Scale</b></p></td></tr><tr><td width=90><p class=MsoNormal>A</p></td><td><p class=MsoNormal>B<o:p></o:p></p></td></tr></table>
<p class=MsoNormal><img src="data:image/png;base64,AAAA"><o:p>&nbsp;</o:p></p><!--EndFragment--></body></html>`;

test('a table with a merged cell, a picture with a caption and a text from Word reach the visitor', async ({
  page,
  mock,
}) => {
  await storeSession(page);
  await page.goto('/admin/articles/news/edit');
  await english(page).getByLabel('Title').fill('Costs in 2027');
  await editor(page).click();
  await page.keyboard.type('Before');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Alt+F10');
  await expect(english(page).getByRole('combobox', { name: 'Paragraph style' })).toBeFocused();

  await clickTool(page, 'Table');
  const columnCount = page.getByRole('spinbutton', { name: 'Columns' });
  await columnCount.fill('2');
  await columnCount.press('Enter');
  const grid = page.getByRole('grid');
  await grid.waitFor();
  await expect(grid.getByRole('columnheader').first()).toBeFocused();
  await page.keyboard.type('Court');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Fee');
  await page.keyboard.press('Escape');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await page.getByRole('button', { name: 'Merge selected cells' }).click();
  await grid.getByRole('gridcell').first().click();
  await page.keyboard.type('High ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('Court');
  await page.getByRole('textbox', { name: 'Caption' }).fill('Fees of the courts');
  await page.getByRole('button', { name: 'Insert table' }).click();
  await expect(editor(page).locator('caption')).toHaveText('Fees of the courts');
  // Undo and redo.
  await page.keyboard.press('Control+z');
  await expect(editor(page).locator('table')).toHaveCount(0);
  await page.keyboard.press('Control+y');
  await expect(editor(page).locator('td[rowspan="2"] strong')).toHaveText('Court');

  await editor(page).locator('.preserved-block').click();
  await page.keyboard.press('ArrowDown');
  await clickTool(page, 'Picture');
  await page
    .locator('input[type="file"][aria-label="Picture file"]')
    .setInputFiles('mocks/pictures/portrait-07.webp');
  const pictureDialog = page.getByRole('dialog', { name: 'Insert picture' });
  await pictureDialog.getByRole('button', { name: 'More picture actions' }).click();
  await page.getByRole('menuitem', { name: 'Crop picture' }).click();
  const cropDialog = page.getByRole('dialog', { name: 'Crop picture' });
  await cropDialog.getByRole('slider', { name: 'Zoom' }).press('End');
  await cropDialog.getByRole('button', { name: 'Apply crop' }).click();
  await expect(cropDialog).toBeHidden();
  await expect(pictureDialog.locator('img[src*="cropped"]')).toBeVisible();
  await page.getByLabel('Alternative text').fill('The court building');
  await page.getByLabel('Caption (optional)').fill('The new court');
  await page.getByRole('button', { name: 'Insert', exact: true }).click();
  await expect(editor(page).locator('figcaption')).toHaveText('The new court');

  await paste(page, WORD_HTML);
  await expect(page.getByText(/Pasted: \d+ pictures? not included/)).toBeVisible();
  await expect(editor(page).locator('table')).toHaveCount(2);
  await page.getByRole('combobox', { name: /Catalogue/ }).click();
  await page.getByText('Firm News', { exact: true }).click();
  await publish(page);

  const sentRequest = (await mock.requests()).find(
    ({ method, path }) => method === 'POST' && path === '/api/admin/latest-news',
  );
  const [storedVersion] = (sentRequest?.body ?? []) as Version[];
  const figure = /<figure>.*<\/figure>/.exec(storedVersion?.content ?? '')?.[0] ?? '';
  expect(figure).toMatch(
    /^<figure><img src="[^"]*\/files\/[^"]+-cropped\.webp" width="200" height="250" alt="The court building"><figcaption>The new court<\/figcaption><\/figure>$/,
  );
  expect(storedVersion?.content.replace(figure, '(figure)')).toBe(
    '<p>Before</p><table><caption>Fees of the courts</caption><thead><tr><th scope="col">Court</th><th scope="col">Fee</th></tr></thead>' +
      '<tbody><tr><td rowspan="2">High <strong>Court</strong></td><td></td></tr><tr><td></td></tr></tbody></table>(figure)' +
      '<h2>Costs</h2><p>The court awards <strong>costs</strong>.</p><ul><li>fees</li><li>disbursements</li></ul>' +
      '<table><tbody><tr><td colspan="2"><strong>Scale</strong></td></tr><tr><td>A</td><td>B</td></tr></tbody></table>',
  );

  await page.goto('/news');
  await page.getByRole('link', { name: 'Costs in 2027' }).click();
  const article = page.locator('article');
  await expect(article.locator('td[rowspan="2"]')).toHaveText('High Court');
  await expect(article.locator('caption')).toHaveText('Fees of the courts');
  await expect(
    article.getByRole('figure', { name: 'The new court' }).locator('img'),
  ).toHaveAttribute('alt', 'The court building');
  await expect(article.getByText('The court awards costs.').first()).toBeVisible();
});

test('bold text from Word, typed superscript, subscript and strikethrough, and the result of Replace all reach the visitor', async ({
  page,
}) => {
  await storeSession(page);
  await page.goto('/admin/articles/news/edit');
  await english(page).getByLabel('Title').fill('Article 12');
  await editor(page).click();
  // A form of a web page that came through Word: a field named `attributes` shadows the form's own property.
  await pasteByKeyboard(
    page,
    `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body lang=EN-GB><!--StartFragment--><p class=MsoNormal><b style='mso-bidi-font-weight:
normal'><span lang=EN-US style='font-size:12.0pt'>Article 12<o:p></o:p></span></b></p>
<table class=MsoTableGrid><tr><td><p class=MsoNormal>Costs</p></td><td><p class=MsoNormal>High</p></td></tr></table>
<form><input name="attributes"><p class=MsoNormal>Costs follow the event.<o:p></o:p></p></form><!--EndFragment--></body></html>`,
  );
  await expect(editor(page).locator('strong')).toHaveText('Article 12');
  for (const [tool, text, plainText] of [
    ['Superscript', '2', ' m'],
    ['Subscript', '2', ' H'],
    ['Strikethrough', 'all costs', ' '],
  ] as const) {
    await page.keyboard.type(plainText);
    await clickTool(page, tool);
    await page.keyboard.type(text);
    await clickTool(page, tool);
  }

  await page.keyboard.press('Control+f');
  await page.keyboard.type('costs');
  const panel = english(page).getByRole('group', { name: 'Find and replace' });
  await expect(panel.getByRole('status')).toHaveText(/ of 3$/);
  await panel.getByLabel('Replace with').fill('fees');
  await panel.getByRole('button', { name: 'Replace all' }).click();
  await expect(panel.getByRole('status')).toHaveText('3 replaced');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+z');
  await expect(editor(page)).toContainText(/Costs.*Costs follow.*all costs/);
  await page.keyboard.press('Control+y');
  await expect(editor(page)).toContainText(/fees.*fees follow.*all fees/);
  await page.getByRole('combobox', { name: /Catalogue/ }).click();
  await page.getByText('Firm News', { exact: true }).click();
  await publish(page);

  await page.goto('/news');
  await page.getByRole('link', { name: 'Article 12' }).click();
  const article = page.locator('article');
  await expect(article.locator('strong')).toHaveText('Article 12');
  await expect(article.getByRole('cell').first()).toHaveText('fees');
  await expect(article.locator('sup')).toHaveText('2');
  await expect(article.locator('sub')).toHaveText('2');
  await expect(article.locator('s')).toHaveText('all fees');
});

test('text typed in a table cell stays, however soon the next key is pressed', async ({ page }) => {
  await storeSession(page);
  await page.goto('/admin/articles/news/edit');
  await editor(page).click();
  await clickTool(page, 'Table');
  await page.getByRole('button', { name: 'Next' }).click();
  const cell = page.getByRole('grid').getByRole('columnheader').first();
  await expect(cell).toBeFocused();
  // Within one task, so that nothing renders in between.
  await cell.evaluate((element) => {
    const press = (key: string) =>
      (document.activeElement ?? element).dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
      );
    press('F');
    getSelection()?.getRangeAt(0).insertNode(new Text('Fee'));
    press('Escape');
  });
  await expect(cell).toHaveText('Fee');
});

test('a table of nine columns is sent unchanged, and an edit inside it changes nothing else', async ({
  page,
  mock,
}) => {
  await storeSession(page);
  const response = await fetch(
    `${mock.url}/api/user/latest-news/${SEEDED_IDS.en_US.articleWithTable}?_t=1`,
    {
      headers: { 'X-LawFirm-ID': '100', 'X-Language': 'en_US' },
    },
  );
  const { result } = (await response.json()) as { result: Version };
  await openNewsItem(page, 'N-0102');
  await english(page).getByLabel('Title').fill('All routes');
  await publish(page);
  const findSentContents = async () =>
    (await mock.requests())
      .filter(({ method, path }) => method === 'PUT' && path === '/api/admin/latest-news')
      .map(({ body }) => (body as Version[]).find(({ lang }) => lang === 'en_US')?.content);
  expect(await findSentContents()).toEqual([result.content]);

  await editor(page)
    .locator('.preserved-block')
    .first()
    .dblclick({ position: { x: 40, y: 40 } });
  await page.getByRole('gridcell', { name: 'Three years', exact: true }).dblclick();
  await page.keyboard.type(' or four');
  await page.getByRole('button', { name: 'Apply' }).click();
  await publish(page);
  const [, changedContent] = await findSentContents();
  expect(changedContent).toContain('<td>Three years or four</td>');
  // Only the whitespace between blocks is lost when an edited text is stored.
  const withoutLineBreaks = (html = '') => html.replace(/>\s+</g, '><');
  expect(withoutLineBreaks(changedContent)).toBe(
    withoutLineBreaks(result.content).replace('>Three years<', '>Three years or four<'),
  );
});

test.describe('editor with hostile texts', () => {
  test.use({ allowedErrors: /evil\.example|Content Security Policy|Failed to load resource/ });

  test('runs no script of a hostile article', async ({ page }) => {
    await storeSession(page);
    await openNewsItem(page, 'N-0106');
    await expect(
      version(page, /^Simplified Chinese/)
        .getByRole('textbox')
        .first(),
    ).toBeVisible();
    await expect(english(page).getByText('HTML source')).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(window, '__pwned') as unknown)).toBeUndefined();
  });
});

test('a key typed in an article of 12,000 words changes only the paragraph of the caret', async ({
  page,
}) => {
  await storeSession(page);
  await openNewsItem(page, 'N-0101');
  const paragraph = editor(page).locator('p').nth(20);
  await paragraph.click();
  // The first key also renders the status of unpublished changes.
  await page.keyboard.type('T');
  await editor(page).evaluate((element) => {
    const changedNodes = new Set<Node | null>();
    Object.assign(window, { changedNodes });
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        changedNodes.add(
          (target instanceof Element ? target : target.parentElement)?.closest('p') ?? target,
        );
      }
    }).observe(element, { childList: true, characterData: true, subtree: true });
  });
  await page.keyboard.type('he tribunal may order it at any time.');
  await expect(paragraph).toContainText('The tribunal may order it at any time.');
  const changedTexts = await page.evaluate(() =>
    [...(Reflect.get(window, 'changedNodes') as Set<Node>)].map(({ textContent }) => textContent),
  );
  expect(changedTexts).toEqual([await paragraph.textContent()]);
});
