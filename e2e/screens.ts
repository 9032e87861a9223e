import type { Page } from '@playwright/test';
import { itemHref, SECTIONS, type SectionName } from '../src/admin/sections';
import { SCREENS } from '../src/site/screens';
import { pressTool } from './editor-tools';
import { chooseFromRowMenu } from './row-menu';

export const LANGUAGES = ['en_US', 'zh_CN'] as const;

export type Language = (typeof LANGUAGES)[number];

/** The viewport sizes of the checks: a phone, a tablet and a desktop. */
export const VIEWPORT_HEIGHTS = { 360: 740, 768: 1024, 1440: 900 } as const;

export type Width = 360 | 768 | 1440;

/** Ids of seeded items, by the language of their version. */
export const SEEDED_IDS = {
  en_US: {
    professionalField: 301,
    lawyer: 1000001,
    longArticle: 2000001,
    articleWithTable: 2000003,
    deal: 3000066,
    honor: 4000049,
  },
  zh_CN: {
    professionalField: 302,
    lawyer: 1000002,
    longArticle: 2000002,
    articleWithTable: 2000004,
    deal: 3000067,
    honor: 4000050,
  },
} as const;

/** Returns the values for the parameter of a public screen's path in a language; each document for `/docs/{name}`. */
function parameterValues(path: string, language: Language): readonly (string | number)[] {
  const { professionalField, lawyer, longArticle, deal, honor } = SEEDED_IDS[language];
  const items: Record<string, readonly (string | number)[]> = {
    '/expertise/detail/$id': [professionalField],
    '/people/detail/$id': [lawyer],
    '/news/detail/$id': [longArticle],
    '/case/detail/$id': [deal],
    '/honor/detail/$id': [honor],
    '/docs/$name': ['privacy', 'terms'],
  };
  return items[path] ?? [''];
}

/** Returns the paths of the public screens of §2 in a language, items included, without /status. */
export function publicScreens(language: Language): string[] {
  return SCREENS.flatMap(({ path }) =>
    parameterValues(path, language).map((value) => path.replace(/\$\w+/, String(value))),
  );
}

/** A screen of the admin area, and the narrow width of its check. */
interface AdminScreen {
  path: string;
  narrowWidth: Width;
}

/** The keys of the seeded items that the edit screens open. */
const EDITED_ITEMS: Partial<Record<SectionName, string | number>> = {
  news: 'N-0102',
  lawyers: SEEDED_IDS.en_US.lawyer,
  professionalFields: SEEDED_IDS.en_US.professionalField,
};

/** Screens that staff use on a phone: lists, imports, and the form of a new news item. */
const PHONE_SCREEN_PATTERN = /\/(list|import)$|\/news\/edit$/;

/** The screens of the admin area that tests open one by one, with axe or on Prism. */
export const ADMIN_SCREENS: readonly AdminScreen[] = [
  ...SECTIONS.flatMap(({ name, home, actions }): AdminScreen[] => {
    const item = EDITED_ITEMS[name];
    const paths = [
      home,
      ...actions.map(({ href }) => href),
      ...(item ? [itemHref(name, item)] : []),
    ];
    return paths.map((path) => ({
      path,
      narrowWidth: PHONE_SCREEN_PATTERN.test(path) ? 360 : 768,
    }));
  }),
  { path: '/admin/help', narrowWidth: 360 },
];

/** A dialog of the admin area, and how to open it from a screen. */
interface AdminDialog {
  name: string;
  /** The path of one of the screens above, whose widths apply. */
  path: string;
  /** Opens the dialog in either language; the caller waits for it. */
  open: (page: Page) => Promise<void>;
}

/** Returns a function that clicks the first button with this name, in either language. */
const pressButton = (name: RegExp) => (page: Page) =>
  page.getByRole('main').getByRole('button', { name }).first().click();

/** Returns a function that selects an entry of the first row's menu. */
const chooseFromFirstRowMenu = (name: RegExp) => (page: Page) =>
  chooseFromRowMenu(page.getByRole('main').getByRole('row').nth(1), name);

/** Returns a function that selects the first row and presses a bulk action, in either language. */
const pressBulkAction = (name: RegExp) => async (page: Page) => {
  await page.getByRole('main').getByRole('row').nth(1).getByRole('checkbox').check();
  await page
    .getByRole('region', { name: /^(Bulk actions|批量操作)$/ })
    .getByRole('button', { name })
    .click();
};

/** Returns a function that selects an entry of the profile menu. */
const chooseProfileMenuItem = (name: RegExp) => async (page: Page) => {
  await page.getByRole('banner').locator('[aria-haspopup="menu"]').click();
  await page.getByRole('menuitem', { name }).click();
};

const EDITED_NEWS_PATH = itemHref('news', 'N-0102');

/** The dialogs of the admin area that axe checks: add an entry for each new dialog. */
export const ADMIN_DIALOGS: readonly AdminDialog[] = [
  {
    name: 'the confirm dialog before a news item is deleted',
    path: '/admin/articles/news/list',
    open: chooseFromFirstRowMenu(/^(Delete|删除)/),
  },
  {
    name: 'the dialog that changes the catalogue of the selected news',
    path: '/admin/articles/news/list',
    open: pressBulkAction(/^(Change catalogue|更改栏目)$/),
  },
  {
    name: 'the dialog that changes the office of the selected lawyers',
    path: '/admin/people/list',
    open: pressBulkAction(/^(Change office|更改办公室)$/),
  },
  {
    name: 'the dialog that changes the job of the selected lawyers',
    path: '/admin/people/list',
    open: pressBulkAction(/^(Change job|更改职务)$/),
  },
  {
    name: 'the dialog that copies the selected professional fields to another language',
    path: '/admin/expertise/list',
    open: async (page) => {
      await pressBulkAction(/^(Copy to another language|复制为其他语言版本)$/)(page);
      await page.getByRole('dialog').getByRole('radio').last().check();
    },
  },
  {
    name: 'the confirm dialog before leaving a list with a title that was typed in its row',
    path: '/admin/articles/honors/list',
    open: async (page) => {
      const row = page.getByRole('main').getByRole('row').nth(1);
      await row.getByRole('button', { name: /^(Edit title|编辑标题)/ }).click();
      await row.getByRole('textbox').first().fill('Changed');
      await page.getByRole('link', { name: /^(Add an honor|新增荣誉奖项)$/ }).click();
    },
  },
  {
    name: 'the dialog that exports a list',
    path: '/admin/articles/cases/list',
    open: pressButton(/^(Export|导出)$/),
  },
  {
    name: 'the filters of a list',
    path: '/admin/articles/news/list',
    open: pressButton(/^(More filters|Filters|更多筛选|筛选)$/),
  },
  {
    name: 'the command palette',
    path: '/admin/articles/news/list',
    open: (page) => page.keyboard.press('Control+k'),
  },
  {
    name: 'content health',
    path: '/admin/articles/news/list',
    open: (page) => page.getByRole('button', { name: /^(Content health|内容体检)$/ }).click(),
  },
  {
    name: 'the list of drafts',
    path: '/admin/site/status',
    open: chooseProfileMenuItem(/^(Drafts and deleted items|草稿与已删除内容)$/),
  },
  {
    name: 'the password dialog',
    path: '/admin/site/status',
    open: chooseProfileMenuItem(/^(Change password|修改密码)$/),
  },
  {
    name: 'the portrait dialog',
    path: '/admin/site/status',
    open: chooseProfileMenuItem(/^(Change portrait|更换头像)$/),
  },
  {
    name: 'the pictures in use',
    path: '/admin/articles/honors/edit',
    open: pressButton(/^(Reuse a picture|选择已用图片)$/),
  },
  {
    name: 'the preview of the portal',
    path: '/admin/site/edit',
    open: pressButton(/^(Preview|预览)$/),
  },
  {
    name: 'the list of keyboard shortcuts',
    path: EDITED_NEWS_PATH,
    open: (page) => page.getByRole('button', { name: /^(Keyboard shortcuts|键盘快捷键)$/ }).click(),
  },
  {
    name: 'the confirm dialog before leaving',
    // A path without other dialogs: these would open over the changed form.
    path: '/admin/articles/cases/edit',
    open: async (page) => {
      await page
        .getByLabel(/^(Title|标题)/)
        .first()
        .fill('Changed');
      await page.getByRole('link', { name: /^(Back to list|返回列表)$/ }).click();
    },
  },
  {
    name: 'the confirm dialog before logging out',
    path: '/admin/articles/honors/edit',
    open: async (page) => {
      await page
        .getByLabel(/^(Title|标题)/)
        .first()
        .fill('Changed');
      await chooseProfileMenuItem(/^(Log out|退出登录)/)(page);
    },
  },
  {
    name: 'the preview of a news item',
    path: EDITED_NEWS_PATH,
    open: pressButton(/^(Preview|预览)$/),
  },
  {
    name: 'the crop dialog of a cover',
    path: EDITED_NEWS_PATH,
    open: async (page) => {
      await pressButton(/^(More picture actions|更多图片操作)$/)(page);
      await page.getByRole('menuitem', { name: /^(Crop|裁剪)/ }).click();
    },
  },
  {
    name: 'the link dialog of the editor',
    path: EDITED_NEWS_PATH,
    open: pressTool(/^(Link|链接)/),
  },
  {
    name: 'the picture dialog of the editor',
    path: EDITED_NEWS_PATH,
    open: pressTool(/^(Picture|图片)$/),
  },
  {
    name: 'the table dialog of the editor',
    path: EDITED_NEWS_PATH,
    open: pressTool(/^(Table|表格)$/),
  },
  {
    name: 'the move dialog of a catalogue',
    path: '/admin/articles/news/folder',
    open: chooseFromFirstRowMenu(/^(Change parent|更改上级)/),
  },
  {
    name: 'the confirm dialog before a catalogue is deleted',
    path: '/admin/articles/news/folder',
    open: chooseFromFirstRowMenu(/^(Delete|删除)/),
  },
  {
    name: 'the rename dialog of a catalogue',
    path: '/admin/articles/news/folder',
    open: pressButton(/^(Rename|重命名)/),
  },
  {
    name: 'the confirm dialog before a banner is deleted',
    path: '/admin/banner/list',
    open: chooseFromFirstRowMenu(/^(Delete|删除)/),
  },
  {
    name: 'the preview of a banner',
    path: '/admin/banner/list?edit=new',
    open: pressButton(/(Preview|预览)/),
  },
  {
    name: 'the preview of a lawyer',
    path: '/admin/people/add',
    open: pressButton(/^(Preview|预览)$/),
  },
  {
    name: 'the preview of a professional field',
    path: '/admin/expertise/add',
    open: pressButton(/^(Preview|预览)$/),
  },
  {
    name: 'the confirm dialog before a lawyer is deleted',
    path: '/admin/people/list',
    open: chooseFromFirstRowMenu(/^(Delete|删除)/),
  },
  {
    name: 'the move dialog of a lawyer',
    path: '/admin/people/list',
    open: chooseFromFirstRowMenu(/^(Move|移动|移至)/),
  },
  {
    name: 'the confirm dialog before a job is deleted',
    path: '/admin/people/job',
    open: chooseFromFirstRowMenu(/^(Delete|删除)/),
  },
  {
    name: 'the confirm dialog before several jobs are deleted',
    path: '/admin/people/job',
    open: async (page) => {
      const rows = page.getByRole('table').getByRole('row').getByRole('checkbox');
      await rows.nth(1).check();
      await rows.nth(2).check();
      await page.getByRole('button', { name: /^(Delete|删除)/ }).click();
    },
  },
  {
    name: 'the confirm dialog before a professional field is deleted',
    path: '/admin/expertise/list',
    open: chooseFromFirstRowMenu(/^(Delete|删除)/),
  },
  {
    name: 'the icon library',
    path: '/admin/expertise/edit/301',
    open: (page) => page.locator('#field-icon').click(),
  },
  {
    name: 'the confirm dialog before the site is switched off',
    path: '/admin/site/status',
    open: (page) => page.getByRole('switch').click(),
  },
];
