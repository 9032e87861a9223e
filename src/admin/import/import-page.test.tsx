import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { openScreen } from '../../../scripts/jest/open-screen';
import { chooseProfileMenuItem } from '../../../scripts/jest/profile-menu';
import { recordSavedFiles } from '../../../scripts/jest/saved-files';
import { backend, calls, startAdmin } from '../../../scripts/jest/backend';
import { localeStore } from '@/i18n/locale-store';
import { ChunkError } from '@/lib/load-chunk';
import { removeImport } from './active-imports';

const NEWS = '/admin/articles/news/import';
const POST = { method: 'POST', path: '/admin/latest-news' };

startAdmin();

const savedFiles = recordSavedFiles();
beforeEach(() => {
  // An import outlives its screen.
  for (const section of ['news', 'cases', 'lawyers'] as const) removeImport(section);
});

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const clickButton = async (user: UserEvent, name: string | RegExp) =>
  user.click(await button(name));

async function openColumnsStep(path: string, rows: readonly (readonly string[])[]) {
  const view = await openScreen(path);
  const cells = rows.map((row) => row.join('\t')).join('\n');
  await view.user.type(await screen.findByLabelText(/^(Or paste cells|或从Excel)/), cells);
  await clickButton(view.user, /^(Continue with pasted cells|使用粘贴的内容)$/);
  return view;
}

async function openCheckStep(rows: readonly (readonly string[])[]) {
  const view = await openColumnsStep(NEWS, [
    ['Catalogue', 'Title (English)', 'Content (English)'],
    ...rows,
  ]);
  await clickButton(view.user, 'Check rows');
  await screen.findByRole('table', { name: 'Rows of the file' });
  return view;
}

const rowOf = (number: number) => {
  const checkbox = screen.getByRole('checkbox', { name: `Import row ${number}` });
  return screen.getAllByRole('row').find((row) => row.contains(checkbox))!;
};
const newsTitled = (title: string) => backend.db.news.all().filter((item) => item.title === title);

describe('the import of news', () => {
  it('recognizes the columns, shows the problems at their cells, and imports the chosen rows', async () => {
    const existingItem = backend.db.news.all().find(({ lang }) => lang === 'en_US')!;
    const { user } = await openColumnsStep(NEWS, [
      ['栏目', 'Title (English)', '标题（中文）', 'Content (English)', 'Notes'],
      ['Firm News', 'First import', '第一条导入', '"One < two\nThree"', 'internal'],
      ['本所动态', existingItem.title, '', '', ''],
      ['Nowhere', 'Second import', '', '<script>x</script>', ''],
      ['Talks', 'Third import', '第三条', '', ''],
      ['Firm News', '', '', 'Text without a title', ''],
      ['Firm News', 'First import', '', '<p>HTML <b>stays</b></p>', ''],
    ]);
    expect(await screen.findByText('Title (Simplified Chinese)')).toBeVisible();
    expect(screen.getByText('Not imported')).toBeVisible();
    await clickButton(user, 'Check rows');
    expect(
      await screen.findByText(
        '3 rows can be imported. 3 rows have errors and are left out: correct them and import them again.',
        { exact: false },
      ),
    ).toBeVisible();
    expect(
      await within(rowOf(3)).findByText('An item with this name exists already.'),
    ).toBeVisible();
    expect(within(rowOf(4)).getByText(/^Not found: Nowhere\./)).toBeVisible();
    expect(within(rowOf(4)).getByText(/^The site does not show <script>\./)).toBeVisible();
    expect(
      within(rowOf(5)).getByText('Choose a catalogue that exists in Simplified Chinese.'),
    ).toBeVisible();
    expect(within(rowOf(6)).getByText('Enter a title.')).toBeVisible();
    expect(within(rowOf(7)).getByText('Same as in row 2.')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Import row 4' })).toBeDisabled();
    await clickButton(user, 'Leave out rows with warnings');
    expect(await button('Import 1 row')).toBeEnabled();
    await user.click(screen.getByRole('checkbox', { name: 'Import row 7' }));
    await clickButton(user, 'Import 2 rows');
    expect(await screen.findByText(/^2 items imported\./)).toBeVisible();
    expect(calls('POST', '/admin/latest-news')).toHaveLength(2);
    const storedVersions = newsTitled('First import');
    expect(storedVersions.map(({ content }) => content)).toEqual([
      '<p>One &lt; two</p><p>Three</p>',
      '<p>HTML <b>stays</b></p>',
    ]);
    const catalogue = backend.db.catalogues.get(storedVersions[0]!.cataId!);
    expect(catalogue?.name).toBe('Firm News');
    const [chinese] = newsTitled('第一条导入');
    expect(chinese?.no).toBe(storedVersions[0]!.no);
    expect(backend.db.catalogues.get(chinese!.cataId!)?.name).toBe('本所动态');
  });

  it('shows the titles first, then the columns with errors and warnings', async () => {
    await openCheckStep([
      ['Firm News', 'Double import', ''],
      ['Firm News', 'Double import', '<script>x</script>'],
    ]);
    const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(headers.slice(1)).toEqual(['Row', 'Title (English)', 'Content (English)', 'Catalogue']);
  });

  it('links imported items to their edit forms', async () => {
    const { user, href } = await openCheckStep([['Firm News', 'Linked import', 'Text']]);
    await clickButton(user, 'Import 1 row');
    await screen.findByText(/^1 item imported\./);
    await user.click(screen.getByRole('link', { name: 'Linked import' }));
    await screen.findByRole('heading', { level: 1, name: 'Edit news item' });
    expect(href()).toBe(`/admin/articles/news/edit?no=${newsTitled('Linked import')[0]!.no}`);
  });

  it('imports rows with a web address as external news, and requires the address of each language', async () => {
    const { user } = await openColumnsStep(NEWS, [
      ['Catalogue', 'Title (English)', 'Web address (English)', 'Title (Chinese)'],
      ['Press', 'External import', 'www.example.com/a', ''],
      ['Press', 'Broken import', 'example', ''],
      ['Press', 'Half import', 'https://www.example.com/b', '一半'],
    ]);
    await clickButton(user, 'Check rows');
    expect(
      await screen.findAllByText('Enter a web address that starts with https:// or http://.'),
    ).toHaveLength(2);
    await clickButton(user, 'Import 1 row');
    await screen.findByText(/^1 item imported\./);
    expect(newsTitled('External import')[0]).toMatchObject({
      isLink: 1,
      contentUrl: 'https://www.example.com/a',
    });
  });

  it('requires a column for the catalogue, which can be assigned', async () => {
    const { user } = await openColumnsStep(NEWS, [
      ['Title', 'Kind'],
      ['Assigned import', 'Press'],
    ]);
    expect(await screen.findByText('Choose a column for: Catalogue')).toBeVisible();
    expect(await button('Check rows')).toBeDisabled();
    await user.click(screen.getByRole('combobox', { name: 'Field for column “Kind”' }));
    await user.click(await screen.findByTitle('Catalogue'));
    await clickButton(user, 'Check rows');
    await clickButton(user, 'Import 1 row');
    await screen.findByText(/^1 item imported\./);
    expect(newsTitled('Assigned import')).toHaveLength(1);
  });

  it('reads a file that Excel saved in China, and names its encoding', async () => {
    const { user } = await openScreen(NEWS);
    // 栏目,标题 and 本所动态,导入 in GB18030.
    const bytes = [
      ...[0xc0, 0xb8, 0xc4, 0xbf, 0x2c, 0xb1, 0xea, 0xcc, 0xe2, 0x0a],
      ...[0xb1, 0xbe, 0xcb, 0xf9, 0xb6, 0xaf, 0xcc, 0xac, 0x2c, 0xb5, 0xbc, 0xc8, 0xeb, 0x0a],
    ];
    await button('Choose a CSV file');
    const input = screen.getByLabelText('CSV file');
    await user.upload(input, new File([Uint8Array.from(bytes)], 'news.csv', { type: 'text/csv' }));
    expect(await screen.findByText('标题')).toBeVisible();
    expect(screen.getByText(/was read as GB18030/)).toBeVisible();
    expect(screen.getByText('news.csv', { exact: false })).toBeVisible();
  });

  it('rejects a workbook and a table without rows, and shows the reason', async () => {
    const { user } = await openScreen(NEWS);
    await button('Choose a CSV file');
    const input = screen.getByLabelText('CSV file');
    const workbook = Uint8Array.of(0x50, 0x4b, 3, 4, 0, 0);
    await user.upload(input, new File([workbook], 'news.csv'));
    expect(await screen.findByRole('alert')).toHaveTextContent(/^This is not a text file\./);
    await user.type(screen.getByLabelText(/^Or paste cells/), 'Title');
    await clickButton(user, 'Continue with pasted cells');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/^No rows found\./));
  });

  it('does not blame a file when a part of the application cannot be loaded', async () => {
    const { user } = await openScreen(NEWS);
    await button('Choose a CSV file');
    const file = new File(['Title\nFirst'], 'news.csv');
    file.arrayBuffer = () => Promise.reject(new ChunkError('ChunkLoadError', undefined));
    await user.upload(screen.getByLabelText('CSV file'), file);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^Something went wrong on this page/,
    );
  });

  it('shows that the template could not be downloaded', async () => {
    URL.createObjectURL = () => {
      throw new ChunkError('ChunkLoadError', undefined);
    };
    const { user } = await openScreen(NEWS);
    await clickButton(user, 'Download template');
    expect(await screen.findByText(/^Something went wrong on this page/)).toBeVisible();
  });

  it('downloads a template that can be imported', async () => {
    const { user } = await openScreen(NEWS);
    await clickButton(user, 'Download template');
    await waitFor(() => expect(savedFiles).toHaveLength(1));
    expect(savedFiles[0]?.name).toBe('Import template.csv');
    const text = await savedFiles[0]!.text;
    expect(text).toMatch(/^\uFEFF?Catalogue,Title \(English\),Title \(Simplified Chinese\)/);
    await user.type(screen.getByLabelText(/^Or paste cells/), text);
    await clickButton(user, 'Continue with pasted cells');
    await clickButton(user, 'Check rows');
    expect(await button('Import 1 row')).toBeEnabled();
  });
});

describe('an import', () => {
  it('pauses after the row that is being sent, and resumes', async () => {
    const respond = backend.hold(POST);
    const { user } = await openCheckStep([
      ['Firm News', 'Paused 1', ''],
      ['Firm News', 'Paused 2', ''],
    ]);
    await clickButton(user, 'Import 2 rows');
    await clickButton(user, 'Pause import');
    respond();
    expect(await screen.findByText('Paused: 1 of 2 rows done.')).toBeVisible();
    expect(newsTitled('Paused 2')).toHaveLength(0);
    expect(await button('Resume import')).toHaveFocus();
    await clickButton(user, 'Resume import');
    expect(await screen.findByText(/^2 items imported\./)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    expect(newsTitled('Paused 1')).toHaveLength(1);
    expect(newsTitled('Paused 2')).toHaveLength(1);
  });

  it('can be discarded while it is paused, once the row that was being sent is done', async () => {
    const respond = backend.hold(POST);
    const { user } = await openCheckStep([
      ['Firm News', 'Discarded 1', ''],
      ['Firm News', 'Discarded 2', ''],
    ]);
    await clickButton(user, 'Import 2 rows');
    expect(await button('Pause import')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Discard import' })).not.toBeInTheDocument();
    await clickButton(user, 'Pause import');
    expect(await button('Discard import')).toBeDisabled();
    respond();
    await screen.findByText('Paused: 1 of 2 rows done.');
    await clickButton(user, 'Discard import');
    expect(await screen.findByLabelText(/^Or paste cells/)).toHaveValue('');
    expect(screen.getByRole('heading', { name: /^Step 1 of 4/ })).toHaveFocus();
    expect(newsTitled('Discarded 1')).toHaveLength(1);
    expect(newsTitled('Discarded 2')).toHaveLength(0);
  });

  it('shows that it cannot be resumed after a reload when the tab cannot store its progress', async () => {
    const respond = backend.hold(POST);
    const { user } = await openCheckStep([['Firm News', 'Not stored', '']]);
    const setItem = jest.spyOn(Storage.prototype, 'setItem');
    setItem.mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    await clickButton(user, 'Import 1 row');
    expect(await screen.findByText(/^This browser can’t store the progress/)).toBeVisible();
    setItem.mockRestore();
    respond();
    expect(await screen.findByText(/^1 item imported\./)).toBeVisible();
    expect(screen.queryByText(/^This browser can’t store the progress/)).toBeNull();
  });

  it('shows a confirm dialog before it is left, pauses, and can be resumed when the screen is opened again', async () => {
    const respond = backend.hold(POST);
    const { user } = await openCheckStep([
      ['Firm News', 'Left 1', ''],
      ['Firm News', 'Left 2', ''],
    ]);
    await clickButton(user, 'Import 2 rows');
    await button('Pause import');
    await user.click(screen.getByRole('link', { name: 'Site status' }));
    const dialog = await screen.findByRole('dialog', { name: 'Leave during the import?' });
    await user.click(within(dialog).getByRole('button', { name: 'Pause and leave' }));
    await screen.findByRole('heading', { level: 1, name: 'Site status' });
    respond();
    await waitFor(() => expect(newsTitled('Left 1')).toHaveLength(1));
    await user.click(screen.getByRole('link', { name: /News$/ }));
    await user.click(await screen.findByRole('link', { name: 'Import' }));
    await clickButton(user, 'Resume import');
    expect(await screen.findByText(/^2 items imported\./)).toBeVisible();
    expect(newsTitled('Left 2')).toHaveLength(1);
  });

  it('shows in the confirm dialog before it is left that it is paused already', async () => {
    const respond = backend.hold(POST);
    const { user } = await openCheckStep([['Firm News', 'Left when paused', '']]);
    await clickButton(user, 'Import 1 row');
    await clickButton(user, 'Pause import');
    await user.click(screen.getByRole('link', { name: 'Site status' }));
    const dialog = await screen.findByRole('dialog', { name: 'Leave during the import?' });
    expect(dialog).toHaveTextContent('The import is paused, and you can resume it on this screen.');
    expect(within(dialog).getByRole('button', { name: 'Leave' })).toBeVisible();
    respond();
  });

  it('can be left while it looks for the imported items, and shows its result when the screen is opened again', async () => {
    const { user } = await openCheckStep([['Firm News', 'Left while checked', '']]);
    const respond = backend.hold({ method: 'GET', path: '/admin/latest-news' });
    await clickButton(user, 'Import 1 row');
    await screen.findByText('Looking for the imported items in the list…');
    await user.click(screen.getByRole('link', { name: 'Site status' }));
    const dialog = await screen.findByRole('dialog', { name: 'Leave during the import?' });
    expect(dialog).toHaveTextContent(
      'All rows are done. You can see the result on this screen later.',
    );
    expect(dialog).not.toHaveTextContent(/pause/i);
    await user.click(within(dialog).getByRole('button', { name: 'Leave' }));
    await screen.findByRole('heading', { level: 1, name: 'Site status' });
    respond();
    await user.click(screen.getByRole('link', { name: /News$/ }));
    await user.click(await screen.findByRole('link', { name: 'Import' }));
    expect(await screen.findByText(/^1 item imported\./)).toBeVisible();
  });

  it('stores a row once when its response is lost', async () => {
    backend.injectFault({ ...POST, afterProcessing: true, disconnect: true });
    const { user } = await openCheckStep([
      ['Firm News', 'Lost response', ''],
      ['Firm News', 'Lost response', ''],
    ]);
    await clickButton(user, 'Import 2 rows');
    expect(await screen.findByText(/^2 items imported\./)).toBeVisible();
    expect(newsTitled('Lost response')).toHaveLength(2);
    expect(calls('POST', '/admin/latest-news')).toHaveLength(2);
  });

  it('shows that the failed rows could not be downloaded', async () => {
    URL.createObjectURL = () => {
      throw new ChunkError('ChunkLoadError', undefined);
    };
    const { user } = await openCheckStep([['Nowhere', 'Invalid import', '']]);
    await clickButton(user, 'Download rows with errors');
    expect(await screen.findByText(/^Something went wrong on this page/)).toBeVisible();
  });

  it('downloads the failed rows with their errors, and imports that file again', async () => {
    backend.injectFault({ ...POST, status: 422, body: { message: 'Try tomorrow.' } });
    const { user } = await openCheckStep([
      ['Firm News', 'Rejected import', '"Two\nlines"'],
      ['Firm News', 'Accepted import', ''],
      ['Nowhere', 'Invalid import', ''],
    ]);
    await clickButton(user, 'Import 2 rows');
    expect(await screen.findByText(/^1 item imported\. 1 row failed\./)).toBeVisible();
    await clickButton(user, 'Download rows not imported');
    await waitFor(() => expect(savedFiles).toHaveLength(1));
    const text = await savedFiles[0]!.text;
    expect(text).toContain('Catalogue,Title (English),Content (English),Error');
    expect(text).toContain('Firm News,Rejected import,"Two\nlines",Try tomorrow.');
    expect(text).toContain('Nowhere,Invalid import,,Not found: Nowhere.');
    expect(text).not.toContain('Accepted import');
    await clickButton(user, 'Import another file');
    await user.type(await screen.findByLabelText(/^Or paste cells/), text);
    await clickButton(user, 'Continue with pasted cells');
    await clickButton(user, 'Check rows');
    await clickButton(user, 'Import 1 row');
    expect(await screen.findByText(/^1 item imported\./)).toBeVisible();
    expect(newsTitled('Rejected import')[0]?.content).toBe('<p>Two</p><p>lines</p>');
  });

  it('retries failed rows, and counts only those', async () => {
    backend.injectFault({ ...POST, status: 422 });
    const { user } = await openCheckStep([
      ['Firm News', 'Retried import', ''],
      ['Firm News', 'Other import', ''],
    ]);
    await clickButton(user, 'Import 2 rows');
    const retry = await button('Retry failed rows');
    const respond = backend.hold(POST);
    await user.click(retry);
    expect(await screen.findByText('Importing 1 row…')).toBeVisible();
    respond();
    expect(await screen.findByText(/^2 items imported\./)).toBeVisible();
    expect(newsTitled('Retried import')).toHaveLength(1);
    expect(newsTitled('Other import')).toHaveLength(1);
  });

  it('stops when the session ends, and continues after the login', async () => {
    const { user } = await openCheckStep([
      ['Firm News', 'Session 1', ''],
      ['Firm News', 'Session 2', ''],
    ]);
    const start = await button('Import 2 rows');
    await waitFor(() => expect(start).toBeEnabled());
    backend.expireTokens();
    await user.click(start);
    expect(await screen.findByLabelText('Account')).toHaveValue('admin');
    await user.type(screen.getByLabelText('Password'), 'admin123{Enter}');
    expect(await screen.findByText(/^2 items imported\./)).toBeVisible();
    expect(newsTitled('Session 1')).toHaveLength(1);
    expect(newsTitled('Session 2')).toHaveLength(1);
    await clickButton(user, 'Import another file');
  });

  it('shows a dialog before the user logs out, pauses, and can be resumed after the next login', async () => {
    const respond = backend.hold({ ...POST, afterProcessing: true });
    const { user } = await openCheckStep([
      ['Firm News', 'Logged out 1', ''],
      ['Firm News', 'Logged out 2', ''],
    ]);
    await clickButton(user, 'Import 2 rows');
    await button('Pause import');
    await chooseProfileMenuItem(user, /^Log out/);
    const dialog = await screen.findByRole('dialog', { name: 'Log out?' });
    expect(dialog).toHaveTextContent(/^Log out\?This tab keeps the import, and you can resume it/);
    await user.click(within(dialog).getByRole('button', { name: 'Log out' }));
    await user.type(await screen.findByLabelText('Account'), 'admin');
    respond();
    await user.type(screen.getByLabelText('Password'), 'admin123{Enter}');
    await user.click(await screen.findByRole('link', { name: 'Import' }));
    expect(await screen.findByText('Paused: 1 of 2 rows done.')).toBeVisible();
    expect(newsTitled('Logged out 2')).toHaveLength(0);
    await clickButton(user, 'Resume import');
    expect(await screen.findByText(/^2 items imported\./)).toBeVisible();
    expect(newsTitled('Logged out 1')).toHaveLength(1);
    expect(newsTitled('Logged out 2')).toHaveLength(1);
  });

  it('does not start before the list of stored items is loaded, which the user can retry', async () => {
    backend.injectFault({ path: '/admin/latest-news', status: 500 });
    const { user } = await openCheckStep([['Firm News', 'Unread list', '']]);
    expect(await screen.findByText('请求错误 · Request error')).toBeVisible();
    expect(await button('Import 1 row')).toBeDisabled();
    await clickButton(user, 'Try again');
    await waitFor(async () => expect(await button('Import 1 row')).toBeEnabled());
  });
});

describe('the import of other content types', () => {
  it('imports lawyers with jobs, office and professional fields by name', async () => {
    const { user } = await openColumnsStep('/admin/people/import', [
      [
        ...['Full name (English)', '姓名（中文）', 'Email', 'Jobs', 'Office (English)'],
        ...['办公室（中文）', 'Professional fields (English)', 'Introduction (English)'],
      ],
      [
        ...['Ada Import', '艾达', 'ada@example.com', '合伙人; Counsel', 'Shanghai'],
        ...['上海', 'Tax; Technology, Media and Telecoms', 'Text'],
      ],
      ['Ben Import', '', 'no address', 'Juggler', 'Atlantis', '', 'Tax', ''],
    ]);
    await clickButton(user, 'Check rows');
    await screen.findByRole('table', { name: 'Rows of the file' });
    expect(within(rowOf(3)).getByText(/^Not found: Juggler\./)).toBeVisible();
    expect(within(rowOf(3)).getByText(/^Not found: Atlantis\./)).toBeVisible();
    expect(within(rowOf(3)).getByText(/^Enter one email address/)).toBeVisible();
    await clickButton(user, 'Import 1 row');
    await screen.findByText(/^1 item imported\./);
    const [english] = backend.db.lawyers.all().filter(({ name }) => name === 'Ada Import');
    const chinese = backend.db.lawyers.all().find(({ name }) => name === '艾达');
    expect(english).toMatchObject({ email: 'ada@example.com', intro: '<p>Text</p>' });
    const shanghaiOffice = backend.db.offices.all().find(({ name }) => name === 'Shanghai');
    expect(String(english?.officeId)).toBe(String(shanghaiOffice?.id));
    expect(english?.jobIds).toHaveLength(2);
    expect(english?.proFieldIds).toHaveLength(2);
    expect(chinese).toMatchObject({ no: english?.no, email: 'ada@example.com' });
    expect(screen.getByRole('link', { name: 'Ada Import' })).toHaveAttribute(
      'href',
      '/admin/people/list?name=Ada+Import',
    );
  });

  it('imports cases in Chinese', async () => {
    localeStore.locale = 'zh_CN';
    const { user } = await openColumnsStep('/admin/articles/cases/import', [
      ['栏目', 'Title (English)', '标题', '正文'],
      ['交易', 'Imported case', '导入的案例', '第一段'],
      ['不存在', '', '另一个案例', ''],
    ]);
    await clickButton(user, '检查数据');
    expect(await screen.findByText(/^未找到：不存在。/)).toBeVisible();
    expect(screen.getByRole('checkbox', { name: '全选本页' })).toBeChecked();
    await clickButton(user, '导入1行');
    expect(await screen.findByText(/^已导入1条。/)).toBeVisible();
    expect(screen.getByRole('link', { name: '导入的案例' })).toBeVisible();
    const storedCase = backend.db.cases.all().find(({ title }) => title === '导入的案例');
    expect(storedCase).toMatchObject({ lang: 'zh_CN', content: '<p>第一段</p>' });
    await clickButton(user, '下载未导入的行');
    await waitFor(() => expect(savedFiles[0]?.name).toBe('未导入的行.csv'));
    expect(await savedFiles[0]!.text).toContain('栏目,Title (English),标题,正文,错误原因');
  });
});
