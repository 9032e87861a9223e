import { expect, it, jest } from '@jest/globals';
import { act, fireEvent, renderHook, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { useSWRConfig } from 'swr';
import { backend, startBackend } from '../../../scripts/jest/backend';
import { readDraft, runOutsideAct } from '../../../scripts/jest/drafts';
import { findShortNewsItem } from '../../../scripts/jest/news-edit-screen';
import { indexedDbFaults } from '../../../scripts/jest/indexed-db';
import { openScreen } from '../../../scripts/jest/open-screen';
import { recordSavedFiles } from '../../../scripts/jest/saved-files';
import { chooseProfileMenuItem } from '../../../scripts/jest/profile-menu';
import { login } from '@/api/admin/login';
import { startSession } from '@/api/admin/session';
import { localeStore, setLocale } from '@/i18n/locale-store';
import { deleteParts, saveParts } from '@/admin/shared/draft-store';

/* oxlint-disable testing-library/no-node-access -- two languages have fields of the same name: they are found by id */

startBackend();

const LIST = '/admin/banner/list';
const SAVED_MESSAGE = 'The draft is saved in this browser.';
const NOT_SAVED_PATTERN = /^This browser can’t save the draft\. Publish it, or save it as a file/;
const titleField = () =>
  document.getElementById('field-versions-en_US-title') as HTMLTextAreaElement;
const englishBanners = () => backend.db.banners.all().filter(({ lang }) => lang === 'en_US');
const firstBanner = () => englishBanners()[0]!;
const draftKeyOf = (id: string | number) => ({ user: 'admin', item: `banners/${id}` });

const savedFiles = recordSavedFiles();

async function openForm(id: string | number = firstBanner().id) {
  const view = await openScreen(`${LIST}?edit=${id}`);
  await waitFor(() => expect(titleField()).not.toBeNull());
  return view;
}

/** Types a title and saves the draft immediately. */
async function typeAndSave(user: UserEvent, text: string) {
  fireEvent.change(titleField(), { target: { value: text } });
  await user.keyboard('{Control>}s{/Control}');
}

async function leaveForm(user: UserEvent) {
  await user.click(screen.getByRole('link', { name: 'Back to list' }));
  return await screen.findByRole('dialog', { name: 'Leave without publishing?' });
}

it('a draft is saved and offered after the next login although the profile request fails', async () => {
  backend.injectFault({ path: '/admin/mine', status: 403, times: 'always' });
  await login('admin', 'admin123');
  const firstVisit = await openForm();
  await typeAndSave(firstVisit.user, 'Typed at once');
  expect(await screen.findByText(SAVED_MESSAGE)).toBeVisible();
  backend.expireTokens();
  await firstVisit.user.click(screen.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByLabelText('Account')).toHaveValue('admin');
  await firstVisit.user.type(screen.getByLabelText('Password'), 'admin123{Enter}');
  await firstVisit.user.click(await screen.findByRole('button', { name: 'Restore' }));
  expect(titleField()).toHaveValue('Typed at once');
});

it('a draft that was saved before the profile was loaded belongs to the account, and other accounts do not see it', async () => {
  const { id } = firstBanner();
  const releaseProfile = backend.hold({ path: '/admin/mine' });
  startSession(backend.tokenFor('admin'));
  const firstVisit = await openForm(id);
  await typeAndSave(firstVisit.user, 'By the token alone');
  expect(await screen.findByText(SAVED_MESSAGE)).toBeVisible();
  expect(await readDraft(draftKeyOf(id))).toEqual({});
  releaseProfile();
  await waitFor(async () => expect(await readDraft(draftKeyOf(id))).toHaveProperty('en_US'));
  firstVisit.view.unmount();
  act(() => startSession(backend.tokenFor('editor')));
  const { view } = await openForm(id);
  expect(await screen.findByRole('button', { name: 'Emma Hughes' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull();
  view.unmount();
  act(() => startSession(backend.tokenFor('admin')));
  await openForm(id);
  expect(await screen.findByRole('button', { name: 'Restore' })).toBeVisible();
});

it.each(['Restore', 'Discard'])(
  'an older draft that is found after the first edit is offered, and “%s” decides which title is saved',
  async (choice) => {
    const { id, title: titleBefore } = firstBanner();
    await saveParts([
      {
        ...{
          ...draftKeyOf(id),
          visit: 'earlier',
          part: 'en_US',
          at: Date.now() - 60_000,
          title: '',
        },
        href: `${LIST}?edit=${id}`,
        changes: [{ name: 'versions.en_US.title', base: titleBefore, value: 'The older draft' }],
      },
    ]);
    const releaseProfile = backend.hold({ path: '/admin/mine' });
    startSession(backend.tokenFor('admin'));
    const { user } = await openForm(id);
    await typeAndSave(user, 'Typed since');
    expect(await screen.findByText(SAVED_MESSAGE)).toBeVisible();
    releaseProfile();
    expect(
      await screen.findByText(/^An earlier draft was found while you were typing/),
    ).toBeVisible();
    const row = screen.getByRole('row', { name: /Title/ });
    expect(row).toHaveTextContent('Typed since');
    expect(row).toHaveTextContent('The older draft');
    expect(row).not.toHaveTextContent('A newer version was published');
    await user.click(screen.getByRole('button', { name: choice }));
    const expectedTitle = choice === 'Restore' ? 'The older draft' : 'Typed since';
    expect(titleField()).toHaveValue(expectedTitle);
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(async () =>
      expect(await readDraft(draftKeyOf(id))).toMatchObject({
        en_US: { changes: [{ value: expectedTitle }] },
      }),
    );
  },
);

it('the comparison of two drafts of a field shows the later one, and no conflict of the earlier one', async () => {
  const { id, title } = firstBanner();
  const partOf = (visit: string, base: string, value: string) => ({
    ...{ ...draftKeyOf(id), visit, part: 'en_US', title: '', href: `${LIST}?edit=${id}` },
    at: Date.now() - (visit === 'first' ? 60_000 : 30_000),
    changes: [{ name: 'versions.en_US.title', base, value }],
  });
  await saveParts([
    partOf('first', 'Published before', 'Of the first visit'),
    partOf('second', title, 'Of the second visit'),
  ]);
  await login('admin', 'admin123');
  await openForm(id);
  const row = await screen.findByRole('row', { name: /Title/ });
  expect(row).toHaveTextContent('Of the second visit');
  expect(row).not.toHaveTextContent('A newer version was published');
});

it.each(['full', 'closed'] as const)(
  'the edit form reports a draft that the browser cannot store (database %s) and offers the text as a file',
  async (fault) => {
    indexedDbFaults[fault] = true;
    // All tests share a page, so this one uses another account.
    await login('editor', 'editor123');
    const { id } = englishBanners()[fault === 'full' ? 1 : 2]!;
    const { user, view } = await openForm(id);
    await typeAndSave(user, 'Saved nowhere');
    expect(await screen.findByText(NOT_SAVED_PATTERN)).toBeVisible();
    expect(screen.queryByText(/^Draft saved/)).toBeNull();
    expect(screen.queryByText(SAVED_MESSAGE)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Save text as a file' }));
    await waitFor(() => expect(savedFiles).toHaveLength(1));
    expect(savedFiles[0]?.name).toBe('Saved nowhere.html');
    expect(await savedFiles[0]?.text).toContain('Saved nowhere</div>');
    const dialog = await leaveForm(user);
    expect(await within(dialog).findByText(/^This browser can’t save them/)).toBeVisible();
    expect(within(dialog).getByRole('button', { name: /as a file/ })).toBeVisible();
    expect(dialog).not.toHaveTextContent('saved as a draft');
    await user.click(within(dialog).getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(titleField()).toBeNull());
    view.unmount();
    // The draft remains in memory while the page is open, as announced.
    await openForm(id);
    expect(await screen.findByRole('button', { name: 'Restore' })).toBeVisible();
  },
);

it('the comparison of the draft of a new item does not call the other column published', async () => {
  await login('admin', 'admin123');
  const { user, view } = await openForm('new');
  await typeAndSave(user, 'Never published');
  expect(await screen.findByText(SAVED_MESSAGE)).toBeVisible();
  view.unmount();
  await openForm('new');
  expect(await screen.findByRole('columnheader', { name: 'Without the draft' })).toBeVisible();
  expect(screen.queryByRole('columnheader', { name: 'Published' })).toBeNull();
  expect(screen.getByRole('row', { name: /Title/ })).toHaveTextContent('Never published');
});

it('the unsaved changes dialog shows how long the draft is saved', async () => {
  await login('admin', 'admin123');
  const { user } = await openForm();
  await user.type(titleField(), ' typed');
  const dialog = await leaveForm(user);
  expect(await within(dialog).findByText(/in this browser for 90 days/)).toBeVisible();
  await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Stay' })).toHaveFocus());
});

it('the draft list shows the title and time of a draft, links to its form and discards it', async () => {
  await login('admin', 'admin123');
  const { id } = firstBanner();
  const firstVisit = await openForm(id);
  await typeAndSave(firstVisit.user, 'A title to continue');
  await screen.findByText(SAVED_MESSAGE);
  firstVisit.view.unmount();
  const { user, href } = await openScreen('/admin/site/status', { width: 390 });
  await chooseProfileMenuItem(user, 'Drafts and deleted items');
  const list = await screen.findByRole('dialog', { name: 'Drafts and deleted items' });
  expect(await within(list).findByText('A title to continue')).toBeVisible();
  expect(list).toHaveTextContent('for 90 days');
  expect(within(list).getByText(/^Banners · Saved \d\d:\d\d, expires /)).toBeVisible();
  await user.click(within(list).getByRole('link', { name: 'Resume A title to continue' }));
  expect(await screen.findByRole('button', { name: 'Restore' })).toBeVisible();
  expect(href()).toBe(`${LIST}?edit=${id}`);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  act(() => setLocale('zh_CN', { reload: false }));
  await chooseProfileMenuItem(user, '草稿与已删除内容');
  const chineseList = await screen.findByRole('dialog', { name: '草稿与已删除内容' });
  await user.click(await within(chineseList).findByRole('button', { name: /^放弃/ }));
  const confirmation = await screen.findByRole('tooltip');
  await user.click(within(confirmation).getByRole('button', { name: '放弃草稿' }));
  await waitFor(() => expect(within(chineseList).getByText('草稿已放弃。')).toHaveFocus());
  expect(await readDraft(draftKeyOf(id))).toEqual({});
});

it('the draft list names an item in the interface language', async () => {
  await login('admin', 'admin123');
  localeStore.locale = 'zh_CN';
  const { no } = findShortNewsItem();
  const { user } = await openScreen(`/admin/articles/news/edit?no=${no}`);
  await waitFor(() => expect(titleField()).not.toBeNull());
  const chineseTitle = document.getElementById('field-versions-zh_CN-title')!;
  fireEvent.change(chineseTitle, { target: { value: '中文标题' } });
  await user.keyboard('{Control>}s{/Control}');
  await screen.findByText(/^草稿保存于/);
  await chooseProfileMenuItem(user, '草稿与已删除内容');
  const list = await screen.findByRole('dialog', { name: '草稿与已删除内容' });
  expect(await within(list).findByText('中文标题')).toBeVisible();
});

it.each(['an earlier', 'the current'])(
  'an open form no longer shows a draft of %s visit that is discarded in the draft list',
  async (visit) => {
    await login('admin', 'admin123');
    const { id } = firstBanner();
    const firstVisit = await openForm(id);
    await typeAndSave(firstVisit.user, 'A title to discard');
    await screen.findByText(SAVED_MESSAGE);
    if (visit === 'an earlier') firstVisit.view.unmount();
    const { user } = visit === 'an earlier' ? await openForm(id) : firstVisit;
    await screen.findByText(/^Draft saved/);
    await chooseProfileMenuItem(user, 'Drafts and deleted items');
    const list = await screen.findByRole('dialog', { name: 'Drafts and deleted items' });
    await user.click(await within(list).findByRole('button', { name: /^Discard/ }));
    const confirmation = await screen.findByRole('tooltip');
    await user.click(within(confirmation).getByRole('button', { name: 'Discard' }));
    await within(list).findByText('The draft was discarded.');
    expect(screen.queryByText(/^Draft saved/)).toBeNull();
    expect(titleField().closest('[inert]')).toBeNull();
  },
);

it('the form does not offer a draft any more that another tab has published', async () => {
  await login('admin', 'admin123');
  const { id, title } = firstBanner();
  const part = { item: `banners/${id}`, visit: 'other tab', part: 'en_US' };
  const changes = [{ name: 'versions.en_US.title', base: title, value: 'Published elsewhere' }];
  await saveParts([{ ...part, user: 'admin', at: Date.now(), title: '', href: LIST, changes }]);
  await openForm(id);
  expect(await screen.findByRole('button', { name: 'Restore' })).toBeVisible();
  await runOutsideAct(() => deleteParts({ user: 'admin', otherNames: [] }, [part]));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull());
});

it('a restored draft of another tab is not deleted if that tab has saved it again since then', async () => {
  await login('admin', 'admin123');
  const { id, title } = firstBanner();
  const part = { ...draftKeyOf(id), visit: 'other tab', part: 'en_US', title: '', href: LIST };
  const saveInOtherTab = (value: string, at: number) =>
    saveParts([{ ...part, at, changes: [{ name: 'versions.en_US.title', base: title, value }] }]);
  await saveInOtherTab('Restored here', Date.now() - 2);
  const { user } = await openForm(id);
  await user.click(await screen.findByRole('button', { name: 'Restore' }));
  await runOutsideAct(() => saveInOtherTab('Typed in the other tab', Date.now() - 1));
  await user.keyboard('{Control>}s{/Control}');
  await screen.findByText(SAVED_MESSAGE);
  fireEvent.change(titleField(), { target: { value: title } });
  await waitFor(() => expect(screen.queryByText(/^Draft saved/)).toBeNull());
  await waitFor(async () =>
    expect(await readDraft(draftKeyOf(id))).toMatchObject({
      en_US: { visit: 'other tab', changes: [{ value: 'Typed in the other tab' }] },
    }),
  );
});

it('the form shows that the draft is saved when the deletion of an earlier one is reported late', async () => {
  await login('admin', 'admin123');
  const { id, title } = firstBanner();
  const { user } = await openForm(id);
  await typeAndSave(user, 'Undone');
  await screen.findByText(/^Draft saved/);
  const reports: (() => void)[] = [];
  const { postMessage } = BroadcastChannel.prototype;
  const delayReport = jest.spyOn(BroadcastChannel.prototype, 'postMessage');
  delayReport.mockImplementation((message) => {
    const channel = new BroadcastChannel('lawfirm_deleted_drafts');
    reports.push(() => {
      postMessage.call(channel, message);
      channel.close();
    });
  });
  fireEvent.change(titleField(), { target: { value: title } });
  await waitFor(() => expect(reports).toHaveLength(1));
  delayReport.mockRestore();
  await typeAndSave(user, 'Saved again');
  await screen.findByText(/^Draft saved/);
  const received = new Promise((resolve) => {
    const channel = new BroadcastChannel('lawfirm_deleted_drafts');
    channel.onmessage = () => resolve(channel.close());
  });
  await runOutsideAct(async () => {
    reports[0]?.();
    await received;
  });
  expect(screen.getByText(/^Draft saved/)).toBeVisible();
});

it('a form saves and deletes its draft in a browser that blocks the channel to other tabs', async () => {
  const blocked = jest.spyOn(globalThis, 'BroadcastChannel').mockImplementation(() => {
    throw new DOMException('Blocked', 'SecurityError');
  });
  await login('admin', 'admin123');
  const { id, title } = firstBanner();
  const { user } = await openForm(id);
  await typeAndSave(user, 'Saved');
  expect(await screen.findByText(SAVED_MESSAGE)).toBeVisible();
  fireEvent.change(titleField(), { target: { value: title } });
  await waitFor(async () => expect(await readDraft(draftKeyOf(id))).toEqual({}));
  await user.click(screen.getByRole('link', { name: 'Back to list' }));
  expect(await screen.findByRole('table')).toBeVisible();
  blocked.mockRestore();
});

it('the form shows that the browser could not discard a draft, and continues to offer it', async () => {
  await login('admin', 'admin123');
  const firstVisit = await openForm();
  await typeAndSave(firstVisit.user, 'Not discarded');
  await screen.findByText(SAVED_MESSAGE);
  firstVisit.view.unmount();
  const { user } = await openForm();
  indexedDbFaults.closed = true;
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(await screen.findByText(/^This browser couldn’t discard the draft\./)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Restore' })).toBeVisible();
  indexedDbFaults.closed = false;
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull());
  expect(await readDraft(draftKeyOf(firstBanner().id))).toEqual({});
});

it('the SWR cache keeps only the edited item of the last edit screen', async () => {
  await login('admin', 'admin123');
  for (const { id } of englishBanners().slice(0, 3)) (await openForm(id)).view.unmount();
  const { cache } = renderHook(useSWRConfig).result.current;
  const cachedKeys = [...cache.keys()].filter((key) => key.includes('"edited-item"'));
  expect(cachedKeys).toEqual([expect.stringContaining(`"${englishBanners()[2]!.id}"`)]);
});
