import type { Page } from '@playwright/test';
import { SCREENS } from '../src/site/screens';

export const LANGUAGES = ['en_US', 'zh_CN'] as const;

export type Language = (typeof LANGUAGES)[number];

/** The sizes that screens are checked at: a phone, a tablet and a desk. */
export const SIZES = { 360: 740, 768: 1024, 1440: 900 } as const;

export type Width = 360 | 768 | 1440;

/** Ids of seeded items, by the language of their version. */
export const SEEDED = {
  en_US: {
    field: 301,
    lawyer: 1000001,
    handbook: 2000001,
    table: 2000003,
    deal: 3000066,
    honor: 4000049,
  },
  zh_CN: {
    field: 302,
    lawyer: 1000002,
    handbook: 2000002,
    table: 2000004,
    deal: 3000067,
    honor: 4000050,
  },
} as const;

/** What the parameter of a public screen's path is filled with, in a language; `/docs/{name}` with each document. */
function fillings(path: string, language: Language): readonly (string | number)[] {
  const { field, lawyer, handbook, deal, honor } = SEEDED[language];
  const items: Record<string, readonly (string | number)[]> = {
    '/expertise/detail/$id': [field],
    '/people/detail/$id': [lawyer],
    '/news/detail/$id': [handbook],
    '/case/detail/$id': [deal],
    '/honor/detail/$id': [honor],
    '/docs/$name': ['privacy', 'terms'],
  };
  return items[path] ?? [''];
}

/** The paths of the public screens of §2 in a language, items included; /status is not among them. */
export function publicScreens(language: Language): string[] {
  return SCREENS.flatMap(({ path }) =>
    fillings(path, language).map((one) => path.replace(/\$\w+/, String(one))),
  );
}

/** A screen of the back office. */
export interface StaffScreen {
  path: string;
  /** Where its layout is its own: the narrow width it is checked at, a phone where people write on the way. */
  narrow?: Width;
}

/** The screens of the back office: one line makes axe look at a new one. */
export const STAFF_SCREENS: readonly StaffScreen[] = [
  { path: '/admin/articles/news/list', narrow: 360 },
  { path: '/admin/articles/news/edit', narrow: 360 },
  { path: '/admin/articles/news/edit?no=N-0102' },
  { path: '/admin/articles/news/edit-external', narrow: 768 },
  { path: '/admin/articles/news/folder', narrow: 768 },
  { path: '/admin/articles/cases/list' },
  { path: '/admin/articles/cases/edit' },
  { path: '/admin/articles/cases/edit-external' },
  { path: '/admin/articles/cases/folder' },
  { path: '/admin/articles/honors/list' },
  { path: '/admin/articles/honors/edit' },
  { path: '/admin/banner/list', narrow: 360 },
  { path: '/admin/banner/list?edit=new', narrow: 768 },
  { path: '/admin/people/list', narrow: 360 },
  { path: '/admin/people/add', narrow: 768 },
  { path: '/admin/people/edit/1000001' },
  { path: '/admin/people/job', narrow: 768 },
  { path: '/admin/expertise/list', narrow: 768 },
  { path: '/admin/expertise/add', narrow: 768 },
  { path: '/admin/expertise/edit/301' },
  { path: '/admin/site/edit', narrow: 768 },
  { path: '/admin/site/status', narrow: 768 },
];

/** A dialog of the back office, and how one gets there from a screen. */
export interface StaffDialog {
  name: string;
  /** That of one of the screens above. */
  path: string;
  /** Where its layout is its own there: the narrow width it is checked at too. */
  narrow?: Width;
  /** Opens it, in either language; the dialog is waited for by who calls. */
  open: (page: Page) => Promise<void>;
}

/** Presses the first button of the screen that is called so in one of the languages. */
const press = (name: RegExp) => (page: Page) =>
  page.getByRole('main').getByRole('button', { name }).first().click();

const EDITED = '/admin/articles/news/edit?no=N-0102';

/** The dialogs of the back office: one entry makes axe look into a new one. */
export const STAFF_DIALOGS: readonly StaffDialog[] = [
  {
    name: 'the question before news are deleted',
    path: '/admin/articles/news/list',
    open: press(/^(Delete|删除)/),
  },
  {
    name: 'the command palette',
    path: '/admin/articles/news/list',
    open: (page) => page.keyboard.press('Control+k'),
  },
  {
    name: 'the content health',
    path: '/admin/articles/news/list',
    open: (page) => page.getByRole('button', { name: /^(Content health|内容体检)$/ }).click(),
  },
  {
    name: 'the keyboard shortcuts',
    path: EDITED,
    open: (page) => page.getByRole('button', { name: /^(Keyboard shortcuts|键盘快捷键)$/ }).click(),
  },
  {
    name: 'the question before leaving',
    // Not the item of the dialogs below: its draft would be offered there.
    path: '/admin/articles/cases/edit',
    open: async (page) => {
      await page
        .getByLabel(/^(Title|标题)/)
        .first()
        .fill('Changed');
      await page.getByRole('link', { name: /^(Back to the list|返回列表)$/ }).click();
    },
  },
  {
    name: 'the preview of a news item',
    path: EDITED,
    narrow: 768,
    open: press(/^(Preview|预览)$/),
  },
  {
    name: 'the crop of a cover',
    path: EDITED,
    open: press(/^(Crop|裁剪)/),
  },
  {
    name: 'a link of the text',
    path: EDITED,
    open: press(/^(Link|链接)/),
  },
  {
    name: 'a picture of the text',
    path: EDITED,
    open: press(/^(Picture|图片)$/),
  },
  {
    name: 'a new table',
    path: EDITED,
    narrow: 768,
    open: press(/^(Table|表格)$/),
  },
  {
    name: 'the move of a catalogue',
    path: '/admin/articles/news/folder',
    open: press(/^(Move ?,|移动 ?[,，])/),
  },
  {
    name: 'the question before a catalogue is deleted',
    path: '/admin/articles/news/folder',
    open: press(/^(Delete|删除)/),
  },
  {
    name: 'the question before banners are deleted',
    path: '/admin/banner/list',
    open: press(/^(Delete|删除)/),
  },
  {
    name: 'the preview of a banner',
    path: '/admin/banner/list?edit=new',
    open: press(/(Preview|预览)/),
  },
  {
    name: 'the question before lawyers are deleted',
    path: '/admin/people/list',
    open: press(/^(Delete|删除)/),
  },
  {
    name: 'the move of a lawyer',
    path: '/admin/people/list',
    open: press(/^(Move|移动)/),
  },
  {
    name: 'the deletion of a job',
    path: '/admin/people/job',
    open: press(/^(Delete|删除)/),
  },
  {
    name: 'the question before fields are deleted',
    path: '/admin/expertise/list',
    open: press(/^(Delete|删除)/),
  },
  {
    name: 'the icon library',
    path: '/admin/expertise/edit/301',
    narrow: 768,
    open: (page) => page.locator('#field-icon').click(),
  },
  {
    name: 'the switch of the site',
    path: '/admin/site/status',
    open: (page) => page.getByRole('switch').click(),
  },
];
