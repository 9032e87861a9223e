import type { Page } from '@playwright/test';

export const LANGUAGES = ['en_US', 'zh_CN'] as const;

export type Language = (typeof LANGUAGES)[number];

/** The sizes that screens are checked at: a phone, a tablet and a desk. */
export const SIZES = { 360: 740, 768: 1024, 1440: 900 } as const;

export type Width = 360 | 768 | 1440;

const EVERY_WIDTH: readonly Width[] = [360, 768, 1440];
const FROM_TABLET: readonly Width[] = [768, 1440];

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

/** The paths of the public screens of §2 in a language, items included; /status is not among them. */
export function publicScreens(language: Language): string[] {
  const { field, lawyer, handbook, deal, honor } = SEEDED[language];
  return [
    '/home',
    '/about',
    '/expertise',
    `/expertise/detail/${field}`,
    '/people',
    `/people/detail/${lawyer}`,
    '/news',
    `/news/detail/${handbook}`,
    '/case',
    `/case/detail/${deal}`,
    `/honor/detail/${honor}`,
    '/docs/privacy',
    '/docs/terms',
  ];
}

/** A screen of the back office: axe looks at it at these widths. */
export interface StaffScreen {
  path: string;
  /** Every width where people write on the way, the two larger ones elsewhere. */
  widths: readonly Width[];
  /** The most JavaScript it may load before anybody touches it, in KB as sent. */
  budget?: number;
}

/** The screens of the back office: one line makes axe and the budgets look at a new one. */
export const STAFF_SCREENS: readonly StaffScreen[] = [
  { path: '/admin/articles/news/list', widths: EVERY_WIDTH, budget: 360 },
  { path: '/admin/articles/news/edit', widths: EVERY_WIDTH, budget: 480 },
  { path: '/admin/articles/news/edit?no=N-0102', widths: EVERY_WIDTH },
  { path: '/admin/articles/news/edit-external', widths: FROM_TABLET, budget: 480 },
  { path: '/admin/articles/news/folder', widths: FROM_TABLET, budget: 360 },
  { path: '/admin/articles/cases/list', widths: FROM_TABLET, budget: 360 },
  { path: '/admin/articles/cases/edit', widths: FROM_TABLET, budget: 480 },
  { path: '/admin/articles/cases/edit-external', widths: FROM_TABLET },
  { path: '/admin/articles/cases/folder', widths: FROM_TABLET },
  { path: '/admin/articles/honors/list', widths: FROM_TABLET, budget: 360 },
  { path: '/admin/articles/honors/edit', widths: FROM_TABLET, budget: 480 },
  { path: '/admin/banner/list', widths: EVERY_WIDTH, budget: 360 },
  { path: '/admin/banner/list?edit=new', widths: FROM_TABLET, budget: 480 },
  { path: '/admin/people/list', widths: EVERY_WIDTH, budget: 360 },
  { path: '/admin/people/add', widths: FROM_TABLET, budget: 480 },
  { path: '/admin/people/edit/1000001', widths: FROM_TABLET, budget: 480 },
  { path: '/admin/people/job', widths: FROM_TABLET, budget: 360 },
  { path: '/admin/expertise/list', widths: FROM_TABLET, budget: 360 },
  { path: '/admin/expertise/add', widths: FROM_TABLET, budget: 480 },
  { path: '/admin/expertise/edit/301', widths: FROM_TABLET },
  { path: '/admin/site/edit', widths: FROM_TABLET, budget: 480 },
  { path: '/admin/site/status', widths: FROM_TABLET, budget: 360 },
];

/** A dialog of the back office, and how one gets there from a screen. */
export interface StaffDialog {
  name: string;
  path: string;
  widths: readonly Width[];
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
    widths: FROM_TABLET,
    open: press(/^(Delete|删除)/),
  },
  {
    name: 'the question before leaving',
    // Not the item of the dialogs below: its draft would be offered there.
    path: '/admin/articles/cases/edit',
    widths: FROM_TABLET,
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
    widths: FROM_TABLET,
    open: press(/^(Preview|预览)$/),
  },
  {
    name: 'the crop of a cover',
    path: EDITED,
    widths: FROM_TABLET,
    open: press(/^(Crop|裁剪)/),
  },
  {
    name: 'a link of the text',
    path: EDITED,
    widths: FROM_TABLET,
    open: press(/^(Link|链接)/),
  },
  {
    name: 'a picture of the text',
    path: EDITED,
    widths: FROM_TABLET,
    open: press(/^(Picture|图片)$/),
  },
  {
    name: 'a new table',
    path: EDITED,
    widths: FROM_TABLET,
    open: press(/^(Table|表格)$/),
  },
  {
    name: 'the move of a catalogue',
    path: '/admin/articles/news/folder',
    widths: FROM_TABLET,
    open: press(/^(Move ?,|移动 ?[,，])/),
  },
  {
    name: 'the question before a catalogue is deleted',
    path: '/admin/articles/news/folder',
    widths: FROM_TABLET,
    open: press(/^(Delete|删除)/),
  },
  {
    name: 'the question before banners are deleted',
    path: '/admin/banner/list',
    widths: FROM_TABLET,
    open: press(/^(Delete|删除)/),
  },
  {
    name: 'the preview of a banner',
    path: '/admin/banner/list?edit=new',
    widths: FROM_TABLET,
    open: press(/(Preview|预览)/),
  },
  {
    name: 'the question before lawyers are deleted',
    path: '/admin/people/list',
    widths: FROM_TABLET,
    open: press(/^(Delete|删除)/),
  },
  {
    name: 'the move of a lawyer',
    path: '/admin/people/list',
    widths: FROM_TABLET,
    open: press(/^(Move|移动)/),
  },
  {
    name: 'the deletion of a job',
    path: '/admin/people/job',
    widths: FROM_TABLET,
    open: press(/^(Delete|删除)/),
  },
  {
    name: 'the question before fields are deleted',
    path: '/admin/expertise/list',
    widths: FROM_TABLET,
    open: press(/^(Delete|删除)/),
  },
  {
    name: 'the icon library',
    path: '/admin/expertise/edit/301',
    widths: FROM_TABLET,
    open: (page) => page.locator('#field-icon').click(),
  },
  {
    name: 'the switch of the site',
    path: '/admin/site/status',
    widths: FROM_TABLET,
    open: (page) => page.getByRole('switch').click(),
  },
  {
    name: 'the command palette',
    path: '/admin/articles/news/list',
    widths: FROM_TABLET,
    open: (page) => page.keyboard.press('Control+k'),
  },
  {
    name: 'the content health',
    path: '/admin/articles/news/list',
    widths: FROM_TABLET,
    open: (page) => page.getByRole('button', { name: /^(Content health|内容体检)$/ }).click(),
  },
];
