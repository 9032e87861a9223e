import { expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { faultOf } from '../../../../mocks/fault-names';
import { mockDialogs } from '../../../../scripts/jest/native-dialogs';
import { openScreen } from '../../../../scripts/jest/open-screen';
import { backend, startAdmin } from '../../../../scripts/jest/backend';
import { readDraft } from '../../../../scripts/jest/drafts';
import { indexedDbFaults } from '../../../../scripts/jest/indexed-db';
import { localeStore } from '@/i18n/locale-store';

/* oxlint-disable testing-library/no-node-access -- two languages have fields of the same name: they are found by id */

const LIST = '/admin/banner/list';

startAdmin();
const field = (id: string) => document.getElementById(`field-${id}`)!;
const titleField = (lang: string) => field(`versions-${lang}-title`);
const publishButton = () => screen.getByRole('button', { name: 'Publish' });
const mutations = (method: string) =>
  backend.requests.filter(
    (request) => request.method === method && request.path === '/api/admin/banner',
  );
const bannerByTitle = (title: string) =>
  backend.db.banners.all().find((banner) => banner.title === title)!;

async function openForm(query: string, options: { width?: number } = {}) {
  const view = await openScreen(`${LIST}?${query}`, options);
  await waitFor(() => expect(field('link')).not.toBeNull());
  return view;
}

async function retype(user: UserEvent, input: HTMLElement, text: string) {
  await user.clear(input);
  await user.type(input, text);
}

it('banner form sends one array without the languages that have no text, once, and returns to the list', async () => {
  const { user, href } = await openForm('language=en_US&edit=new');
  await user.type(titleField('en_US'), 'A new banner');
  await user.type(field('link'), '/people');
  await user.dblClick(publishButton());
  await waitFor(() => expect(href()).toBe(`${LIST}?language=en_US`));
  expect(await screen.findByRole('link', { name: 'A new banner' })).toBeVisible();
  expect(mutations('POST')).toHaveLength(1);
  expect(mutations('POST')[0]?.body).toEqual([
    { lang: 'en_US', title: 'A new banner', subTitle: '', imgPath: '', linkUrl: '/people' },
  ]);
});

it('banner form names the title that the server stored truncated, and publishes that banner again instead of a second one', async () => {
  const { user, href } = await openForm('language=en_US&edit=new');
  const before = backend.db.banners.all().length;
  await user.type(titleField('en_US'), 'Written whole');
  backend.injectFault({ method: 'POST', path: '/admin/banner', ...faultOf('truncated-text') });
  await user.click(publishButton());
  const notice = await screen.findByRole('alert', { name: 'Not everything was saved' });
  const row = await within(notice).findByRole('row', { name: /English: Title/ });
  expect(row).toHaveTextContent('Written whole');
  expect(titleField('en_US')).toHaveValue('Written whole');
  const draft = { user: 'admin', item: 'banners/new' };
  await waitFor(async () => expect(await readDraft(draft)).toHaveProperty('en_US'));
  await user.click(publishButton());
  await waitFor(() => expect(href()).toBe(`${LIST}?language=en_US`));
  expect(backend.db.banners.all()).toHaveLength(before + 1);
  expect(bannerByTitle('Written whole')).toBeDefined();
});

it('banner form shows an invalid link at its field, requires no title, and sends nothing', async () => {
  const { user } = await openForm('edit=new');
  await user.type(field('versions-zh_CN-subTitle'), '副标题');
  await user.type(field('link'), 'example');
  await user.click(publishButton());
  const summary = await screen.findByRole('alert', { name: 'Not published' });
  await user.click(within(summary).getByRole('button', { name: /^Enter a web address/ }));
  await waitFor(() => expect(field('link')).toHaveFocus());
  expect(titleField('en_US')).toHaveAttribute('aria-invalid', 'false');
  expect(mutations('POST')).toHaveLength(0);
});

it('banner form adds https:// to a web address without it when the field loses the focus', async () => {
  const { user } = await openForm('edit=new');
  await user.type(field('link'), 'www.example.com');
  await user.tab();
  await waitFor(() => expect(field('link')).toHaveValue('https://www.example.com'));
  await waitFor(() => expect(field('link')).toHaveAttribute('aria-invalid', 'false'));
});

it('banner form adds https:// to a web address without it when Ctrl+Enter publishes it', async () => {
  const { user } = await openForm('edit=new');
  await user.type(titleField('en_US'), 'A linked banner');
  await user.type(field('link'), 'www.example.com{Control>}{Enter}{/Control}');
  await waitFor(() => expect(bannerByTitle('A linked banner')).toBeDefined());
  expect(bannerByTitle('A linked banner').linkUrl).toBe('https://www.example.com');
});

it('banner form adds https:// to a stored web address without it only when it publishes it', async () => {
  const banner = bannerByTitle('意见明确，建议可行');
  backend.db.banners.update(banner.id, { linkUrl: 'www.example.com' });
  const { user } = await openForm(`edit=${banner.id}`);
  await user.click(field('link'));
  await user.tab();
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(field('link')).toHaveValue('www.example.com');
  await user.type(titleField('zh_CN'), '。');
  await user.click(publishButton());
  await waitFor(() =>
    expect(bannerByTitle('意见明确，建议可行。').linkUrl).toBe('https://www.example.com'),
  );
});

it('banner form publishes a banner without a title, which is recommended and not required (D38)', async () => {
  const banner = bannerByTitle('意见明确，建议可行');
  const { user } = await openForm(`edit=${banner.id}`);
  await user.clear(titleField('zh_CN'));
  await user.click(publishButton());
  await waitFor(() => expect(mutations('PUT')).toHaveLength(1));
  expect(mutations('PUT')[0]?.body).toMatchObject([{ id: banner.id, title: '' }]);
});

it('banner form edits a banner in its own language, fetched by its id', async () => {
  const banner = bannerByTitle('意见明确，建议可行');
  const { user } = await openForm(`edit=${banner.id}`);
  expect(titleField('zh_CN')).toHaveAttribute('lang', 'zh-CN');
  expect(document.getElementById('field-versions-en_US-title')).toBeNull();
  await retype(user, titleField('zh_CN'), '意见明确');
  await user.click(publishButton());
  expect((await screen.findAllByText(/^Published\./))[0]).toBeVisible();
  const { id, lang, imgPath, subTitle, linkUrl } = banner;
  expect(mutations('PUT')[0]?.body).toEqual([
    { id, lang, title: '意见明确', subTitle, imgPath, linkUrl },
  ]);
  expect(
    backend.requests.some(({ path }) => path === `/api/admin/banner/detail/${banner.id}`),
  ).toBe(true);
});

it('banner form copies a banner for another language and shows the source text to translate', async () => {
  const source = bannerByTitle('Cross-Border Disputes Forum, London');
  const { user, href } = await openForm(`edit=new&copy=${source.id}`);
  expect(document.getElementById('field-versions-en_US-title')).toBeNull();
  expect(screen.getByText('Cross-Border Disputes Forum, London')).toBeVisible();
  await user.type(titleField('zh_CN'), '跨境争议论坛');
  await user.click(publishButton());
  await waitFor(() => expect(href()).toBe(LIST));
  const { imgPath, linkUrl } = source;
  expect(bannerByTitle('跨境争议论坛')).toMatchObject({ lang: 'zh_CN', imgPath, linkUrl, top: 0 });
});

it('banner form shows what somebody else has published before it is overwritten', async () => {
  const banner = bannerByTitle('Advice you can act on');
  const { user } = await openForm(`edit=${banner.id}`);
  await user.type(titleField('en_US'), '!');
  backend.db.banners.update(banner.id, { subTitle: 'From elsewhere' });
  await user.click(publishButton());
  const conflictDialog = await screen.findByRole('dialog');
  await waitFor(() => expect(conflictDialog).toHaveTextContent('From elsewhere'));
  expect(mutations('PUT')).toHaveLength(0);
  await user.click(within(conflictDialog).getByRole('button', { name: 'All theirs' }));
  await user.click(within(conflictDialog).getByRole('button', { name: 'Use the newer version' }));
  await user.click(await screen.findByRole('button', { name: 'Restore' }));
  expect(titleField('en_US')).toHaveValue('Advice you can act on!');
});

it('banner form shows that the server rejected the banner, and keeps the typed text', async () => {
  const banner = bannerByTitle('Advice you can act on');
  const { user } = await openForm(`edit=${banner.id}`);
  await user.type(titleField('en_US'), '!');
  backend.injectFault({ method: 'PUT', path: '/admin/banner', status: 422 });
  await user.click(publishButton());
  expect(await screen.findByRole('alert', { name: 'Not published' })).toBeVisible();
  expect(titleField('en_US')).toHaveValue('Advice you can act on!');
});

it('banner form publishes a banner that somebody else has deleted as one new banner', async () => {
  const banner = bannerByTitle('Advice you can act on');
  const { user, href } = await openForm(`edit=${banner.id}`);
  await user.type(titleField('en_US'), '!');
  backend.db.banners.remove(banner.id);
  await user.click(publishButton());
  const summary = await screen.findByRole('alert', { name: 'Not published' });
  expect(summary).toHaveTextContent('This item was deleted after you opened it.');
  const publishAsNewButton = within(summary).getByRole('button', { name: 'Publish as a new item' });
  // The first response is lost: the form then checks whether the banner was stored.
  backend.injectFault({
    method: 'POST',
    path: '/admin/banner',
    status: 500,
    afterProcessing: true,
  });
  fireEvent.click(publishAsNewButton);
  fireEvent.click(publishAsNewButton);
  await waitFor(() => expect(href()).toBe(LIST));
  expect(mutations('PUT')).toHaveLength(0);
  expect(mutations('POST')).toHaveLength(1);
  const storedBanners = backend.db.banners
    .all()
    .filter((candidate) => candidate.title === `${banner.title}!`);
  expect(storedBanners).toHaveLength(1);
  expect(storedBanners[0]).toMatchObject({ imgPath: banner.imgPath, linkUrl: banner.linkUrl });
});

it('banner form keeps the button to publish as new when that request is rejected, too', async () => {
  const banner = bannerByTitle('Advice you can act on');
  const { user } = await openForm(`edit=${banner.id}`);
  await user.type(titleField('en_US'), '!');
  backend.db.banners.remove(banner.id);
  await user.click(publishButton());
  backend.injectFault({ method: 'POST', path: '/admin/banner', status: 500 });
  await user.click(await screen.findByRole('button', { name: 'Publish as a new item' }));
  expect(await screen.findByText('请求错误 · Request error')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Publish as a new item' }));
  expect(await screen.findByText('The banner has been published.')).toBeVisible();
  expect(bannerByTitle(`${banner.title}!`)).toBeDefined();
});

it('banner form shows the saved draft of a deleted banner until the browser has discarded it', async () => {
  const banner = bannerByTitle('Advice you can act on');
  const key = { user: 'admin', item: `banners/${banner.id}` };
  const { user, view } = await openForm(`edit=${banner.id}`);
  await user.type(titleField('en_US'), ' kept');
  await waitFor(async () => expect(await readDraft(key)).not.toEqual({}));
  view.unmount();
  backend.db.banners.remove(banner.id);
  localeStore.locale = 'zh_CN';
  const secondView = await openScreen(`${LIST}?edit=${banner.id}`);
  expect(await screen.findByText(`${banner.title} kept`)).toBeVisible();
  expect(screen.getByText(/：标题$/)).toBeVisible();
  indexedDbFaults.closed = true;
  await secondView.user.click(screen.getByRole('button', { name: '放弃草稿' }));
  expect(await screen.findByText(/^浏览器无法放弃该草稿/)).toBeVisible();
  expect(screen.getByText(`${banner.title} kept`)).toBeVisible();
  indexedDbFaults.closed = false;
  await secondView.user.click(screen.getByRole('button', { name: '放弃草稿' }));
  await waitFor(() => expect(screen.getByText('草稿已放弃。')).toHaveFocus());
  expect(await readDraft(key)).toEqual({});
});

it('banner form shows that a banner does not exist', async () => {
  await openScreen(`${LIST}?edit=99999`);
  expect(await screen.findByText(/Banner 99999 was not found/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to list' })).toHaveAttribute('href', LIST);
});

it('banner form offers to try again when the banner cannot be loaded', async () => {
  const { id } = bannerByTitle('Advice you can act on');
  backend.injectFault({ path: `/admin/banner/detail/${id}`, status: 403 });
  const { user } = await openScreen(`${LIST}?edit=${id}`);
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(titleField('en_US')).toHaveValue('Advice you can act on'));
});

it('banner preview offers the languages that have text, or else the first, and opens in the edited one', async () => {
  const restoreWidth = mockDialogs();
  const { user } = await openForm('language=en_US&edit=new');
  const previewedLanguages = async () => {
    await user.click(screen.getByRole('button', { name: 'Preview' }));
    const preview = await screen.findByRole('dialog', { name: 'Preview' });
    const language = within(preview).getByRole('radiogroup', { name: 'Preview language' });
    const radios = within(language).getAllByRole<HTMLInputElement>('radio');
    const hint = within(preview).getByText(/Titles and subtitles longer than three lines/);
    expect(hint).toBeVisible();
    await user.click(within(preview).getByRole('button', { name: 'Close preview' }));
    expect(screen.queryByRole('dialog', { name: 'Preview' })).toBeNull();
    return radios.map(({ value, checked }) => [value, checked]);
  };
  expect(await previewedLanguages()).toEqual([['en_US', true]]);
  await user.type(titleField('en_US'), 'Courtyards');
  await user.type(titleField('zh_CN'), '庭院');
  expect(await previewedLanguages()).toEqual([
    ['en_US', false],
    ['zh_CN', true],
  ]);
  restoreWidth();
});
