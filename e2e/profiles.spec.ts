import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, setInterfaceLanguage, test } from './fixtures';
import { waitUntilSettled } from './settle';

const HEADERS = { 'X-LawFirm-ID': '100' };

/** Returns the path of a lawyer's profile in a language, by `no`. */
async function findProfilePath(
  page: Page,
  url: string,
  no: string,
  lang = 'en_US',
): Promise<string> {
  const response = await page.request.get(`${url}/api/user/lawyerTeam?page=1&pageSize=100`, {
    headers: { ...HEADERS, 'X-Language': lang },
  });
  const { result } = (await response.json()) as { result: { id: number; no: string }[] };
  const id = result.find((lawyer) => lawyer.no === no)?.id;
  expect(id, `${no} in ${lang}`).toBeDefined();
  return `/people/detail/${id}`;
}

const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** Counts the pages of a PDF. */
function countPages(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}

test('the people list opens a profile, whose vCard contains the details of the page', async ({
  page,
}) => {
  await page.goto('/people');
  await page.getByRole('link', { name: 'Lin Zhengyuan' }).click();
  await expect(title(page)).toHaveText('Lin Zhengyuan');
  await expect(title(page)).toBeFocused();
  const downloadEvent = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download vCard' }).click();
  const download = await downloadEvent;
  expect(download.suggestedFilename()).toBe('Lin Zhengyuan.vcf');
  const card = await readFile(await download.path(), 'utf8');
  expect(card.startsWith('BEGIN:VCARD\r\nVERSION:3.0\r\n')).toBe(true);
  for (const line of card.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const lines = card.replaceAll('\r\n ', '').split('\r\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'FN:Lin Zhengyuan',
      'NICKNAME:林正远',
      'ORG:Harcourt & Lin',
      'TITLE:Senior Partner',
      'TEL;TYPE=WORK,VOICE:+86 10 5550 0101',
      'EMAIL;TYPE=INTERNET,WORK:zhengyuan.lin@harcourt-lin.example',
      `URL:${page.url()}`,
    ]),
  );
  expect(lines.find((line) => line.startsWith('ADR'))).toContain('Beijing');
});

test('the Chinese vCard has a Chinese file name and links to the Chinese profile', async ({
  page,
  mock,
}) => {
  await setInterfaceLanguage(page, 'zh_CN');
  await page.goto(await findProfilePath(page, mock.url, 'L-0001', 'zh_CN'));
  const downloadEvent = page.waitForEvent('download');
  await page.getByRole('main').getByRole('button').first().click();
  const download = await downloadEvent;
  expect(download.suggestedFilename()).toBe('林正远.vcf');
  const card = (await readFile(await download.path(), 'utf8')).replaceAll('\r\n ', '');
  expect(card).toContain('\r\nFN:林正远\r\n');
  expect(card).toContain('\r\nNICKNAME:Lin Zhengyuan\r\n');
  expect(card).toMatch(/\r\nURL:\S+\?lang=zh_CN\r\n/);
});

test('a profile prints on one page', async ({ page, mock }) => {
  for (const lang of ['en_US', 'zh_CN'] as const) {
    await page.goto(`${await findProfilePath(page, mock.url, 'L-0001', lang)}?lang=${lang}`);
    await expect(title(page)).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner').getByRole('navigation')).toBeHidden();
    await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('img')).toBeVisible();
    expect(countPages(await page.pdf({ format: 'A4' }))).toBe(1);
    await page.emulateMedia({ media: 'screen' });
  }
});

test('a long profile links to its sections', async ({ page, mock }) => {
  await page.goto(await findProfilePath(page, mock.url, 'L-0011'));
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'Panels' })
    .click();
  await expect(page.getByRole('heading', { name: 'Panels' })).toBeInViewport();
  await expect(page).toHaveURL(/#section-4$/);
});

test('a visitor browses to the next and the previous professional field, and to their lawyers', async ({
  page,
}) => {
  await page.goto('/expertise');
  await page.getByRole('link', { name: 'Corporate and M&A' }).click();
  await expect(title(page)).toHaveText('Corporate and M&A');
  const neighborLinks = page.getByRole('navigation', { name: 'Previous and next' });
  for (const name of ['Capital Markets', 'Banking and Finance', 'Capital Markets']) {
    await neighborLinks.scrollIntoViewIfNeeded();
    await neighborLinks.getByRole('link', { name }).click();
    await expect(title(page)).toHaveText(name);
  }
  await page.getByRole('heading', { name: 'Lawyers' }).scrollIntoViewIfNeeded();
  await page.getByRole('link', { name: /^View all \d+ lawyers$/ }).click();
  await expect(page).toHaveURL(/\/people\?practiceAreaId=/);
});

for (const [name, path] of [
  ['the page of a profile', '/people/detail/{lawyer}'],
  ['the page of professional fields', '/expertise'],
] as const) {
  test(`${name} requests only the data that is visible`, async ({ page, mock }) => {
    const address = path.replace(/^.*\{lawyer\}$/, await findProfilePath(page, mock.url, 'L-0001'));
    await mock.control('reset');
    await page.goto(address);
    await title(page).waitFor();
    await waitUntilSettled(page);
    const paths = (await mock.requests()).map(({ path: requested }) =>
      requested.replace(/\d+$/, '{id}'),
    );
    expect(paths.sort()).toEqual(
      path === '/expertise'
        ? ['/api/user/portal-config', '/api/user/professionalField/list']
        : ['/api/user/lawyerTeam/{id}', '/api/user/portal-config'],
    );
  });
}
