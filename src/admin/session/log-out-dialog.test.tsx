import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { backend, startAdmin } from '../../../scripts/jest/backend';
import { runOutsideAct } from '../../../scripts/jest/drafts';
import { indexedDbFaults } from '../../../scripts/jest/indexed-db';
import { openScreen } from '../../../scripts/jest/open-screen';
import { chooseProfileMenuItem, openProfileMenu } from '../../../scripts/jest/profile-menu';
import { session } from '@/api/admin/session';
import { setLocale } from '@/i18n/locale-store';
import { saveDeletedItem } from '@/admin/shared/deleted-item-store';
import { saveParts, listDrafts } from '@/admin/shared/draft-store';
import { logOutDialog } from './use-log-out';

startAdmin();

const LIST = '/admin/banner/list';
const draftsOf = (user = 'admin') => runOutsideAct(() => listDrafts({ user, otherNames: [] }));
const findDialog = (name: string | RegExp) => screen.findByRole('dialog', { name });
const press = (user: UserEvent, dialog: HTMLElement, name: string) =>
  user.click(within(dialog).getByRole('button', { name }));

/** Saves a draft, as an earlier edit of a new banner would. */
async function storeDraft(title: string, user = 'admin') {
  const draftKey = {
    item: `banners/${title}`,
    visit: title,
    part: 'en_US',
    href: `${LIST}?edit=new`,
  };
  const changes = [{ name: 'versions.en_US.title', base: '', value: title }];
  await saveParts([{ ...draftKey, user, title, at: Date.now(), changes } as never]);
}

async function logOut() {
  const { user, href } = await openScreen('/admin/site/status');
  await chooseProfileMenuItem(user, /^(Log out|退出登录)/);
  return { user, href };
}

const logOutRequests = () => backend.requests.filter(({ path }) => path === '/api/admin/quit');

describe('logging out with drafts in this browser', () => {
  beforeEach(async () => {
    await storeDraft('Anniversary');
    await storeDraft('Conference');
    await storeDraft('Of another account', 'editor');
  });

  it('opens one dialog, and keeps the drafts for the next login', async () => {
    const { user, href } = await logOut();
    const dialog = await findDialog('Keep 2 drafts in this browser?');
    await waitFor(() =>
      expect(within(dialog).getByRole('button', { name: 'Keep and log out' })).toHaveFocus(),
    );
    expect(logOutRequests()).toHaveLength(0);
    await press(user, dialog, 'Keep and log out');
    await screen.findByLabelText('Account');
    expect(href()).toBe('/admin-login');
    expect(await draftsOf()).toHaveLength(2);
  });

  it('removes only the drafts of this account when the user chooses so', async () => {
    const { user } = await logOut();
    await press(user, await findDialog(/^Keep 2/), 'Discard and log out');
    await screen.findByLabelText('Account');
    await waitFor(async () => expect(await draftsOf()).toEqual([]));
    expect(await draftsOf('editor')).toHaveLength(1);
  });

  it('lists the drafts in the dialog, which no longer asks whether to keep drafts once all are discarded', async () => {
    const { user } = await logOut();
    const dialog = await findDialog(/^Keep 2/);
    await press(user, dialog, 'Show drafts');
    expect(await within(dialog).findByText('Anniversary')).toBeVisible();
    for (const title of ['Anniversary', 'Conference']) {
      await press(user, dialog, `Discard ${title}`);
      await user.click(await screen.findByRole('button', { name: 'Discard' }));
      await waitFor(() => expect(within(dialog).queryByText(title)).not.toBeInTheDocument());
    }
    expect(await findDialog('Log out?')).toBe(dialog);
    await press(user, dialog, 'Log out');
    expect(await screen.findByLabelText('Account')).toBeVisible();
  });

  it('keeps a draft that the browser could not discard, and announces so each time', async () => {
    const { user } = await logOut();
    const dialog = await findDialog(/^Keep 2/);
    await press(user, dialog, 'Show drafts');
    await within(dialog).findByText('Anniversary');
    const discard = async () => {
      await press(user, dialog, 'Discard Anniversary');
      await user.click(await screen.findByRole('button', { name: 'Discard' }));
      return await within(dialog).findByText(/^This browser couldn’t discard the draft\./);
    };
    indexedDbFaults.closed = true;
    const status = await discard();
    expect(status).toBeVisible();
    expect(within(dialog).getByText('Anniversary')).toBeVisible();
    const changes: MutationRecord[] = [];
    const observer = new MutationObserver((records) => void changes.push(...records));
    observer.observe(status, { childList: true, characterData: true, subtree: true });
    await discard();
    await waitFor(() => expect(changes).not.toHaveLength(0));
    observer.disconnect();
  });

  it('does not log out when the browser could not discard the drafts, and shows an error', async () => {
    const { user } = await logOut();
    const dialog = await findDialog(/^Keep 2/);
    indexedDbFaults.closed = true;
    await press(user, dialog, 'Discard and log out');
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      'This browser couldn’t discard everything. Reload the page and try again.',
    );
    expect(logOutRequests()).toHaveLength(0);
    indexedDbFaults.closed = false;
    await press(user, dialog, 'Discard and log out');
    await screen.findByLabelText('Account');
    expect(await draftsOf()).toEqual([]);
  });

  it('cannot be canceled while it discards the drafts', async () => {
    await logOut();
    const dialog = await findDialog(/^Keep 2/);
    const buttonOf = (name: string | RegExp) => within(dialog).getByRole('button', { name });
    fireEvent.click(buttonOf('Discard and log out'));
    expect(buttonOf('Cancel')).toBeDisabled();
    expect(buttonOf('Keep and log out')).toBeDisabled();
    fireEvent.keyDown(buttonOf(/Discard and log out$/), { key: 'Escape' });
    expect(logOutDialog.get()).not.toBeNull();
    await screen.findByLabelText('Account');
    expect(await draftsOf()).toEqual([]);
  });

  it('can be canceled, and opens the dialog again the next time', async () => {
    const { user, href } = await logOut();
    await press(user, await findDialog(/^Keep 2/), 'Cancel');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(href()).toBe('/admin/site/status');
    expect(logOutRequests()).toHaveLength(0);
    await chooseProfileMenuItem(user, /^Log out/);
    expect(await findDialog(/^Keep 2/)).toBeVisible();
  });

  it('opens the dialog in Chinese', async () => {
    setLocale('zh_CN', { reload: false });
    await logOut();
    const dialog = await findDialog('要在此浏览器中保留2份草稿吗？');
    expect(within(dialog).getByRole('button', { name: '清除并退出登录' })).toBeVisible();
  });

  it('opens the dialog from the palette, too', async () => {
    const { user } = await openScreen('/admin/site/status');
    await screen.findByRole('switch');
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await screen.findByRole('combobox', { name: /^Pages/ }), 'log out{Enter}');
    expect(await findDialog(/^Keep 2/)).toBeVisible();
    expect(logOutRequests()).toHaveLength(0);
  });
});

it('logging out counts a draft typed a moment ago, and removes it when the user chooses so', async () => {
  const banner = backend.db.banners.all().find(({ lang }) => lang === 'en_US');
  const { user } = await openScreen(`${LIST}?edit=${banner?.id}`);
  const [title] = await screen.findAllByLabelText(/^Title/);
  await openProfileMenu(user);
  const logOutItem = await screen.findByRole('menuitem', { name: /^Log out/ });
  // Without a pause: the delay before a draft is saved has not passed.
  fireEvent.change(title!, { target: { value: 'Typed at once' } });
  fireEvent.click(logOutItem);
  await press(user, await findDialog('Keep 1 draft in this browser?'), 'Discard and log out');
  await screen.findByLabelText('Account');
  await waitFor(async () => expect(await draftsOf()).toEqual([]));
});

it('logging out shows on the login screen that a draft which was saved in the meantime could not be discarded', async () => {
  await storeDraft('Anniversary');
  const { user } = await logOut();
  const { delete: deleteRow } = IDBObjectStore.prototype;
  const failDelete = jest.spyOn(IDBObjectStore.prototype, 'delete');
  failDelete.mockImplementation(function deleteBeforeLogout(this: IDBObjectStore, key) {
    if (session.token === null) throw new DOMException('Failed', 'UnknownError');
    void storeDraft('Saved while leaving');
    return deleteRow.call(this, key);
  });
  await press(user, await findDialog(/^Keep 1/), 'Discard and log out');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'This browser couldn’t discard everything. Log in again to discard the rest.',
  );
  failDelete.mockRestore();
});

it('logging out shows that a draft is discarded when the deleted items could not be discarded', async () => {
  const banner = backend.db.banners.all().find(({ lang }) => lang === 'en_US');
  await saveDeletedItem({
    ...{ user: 'admin', id: 'deleted', at: Date.now(), certain: true, section: 'banners' },
    ...{ title: 'Deleted', languages: ['en_US'], partial: false, content: {} },
  });
  const { user } = await openScreen(`${LIST}?edit=${banner?.id}`);
  const [title] = await screen.findAllByLabelText(/^Title/);
  fireEvent.change(title!, { target: { value: 'Discarded' } });
  await chooseProfileMenuItem(user, /^Log out/);
  const dialog = await findDialog('Keep 1 draft in this browser?');
  expect(screen.getByText(/^Draft saved/)).toBeInTheDocument();
  const { delete: deleteRow } = IDBObjectStore.prototype;
  const failDelete = jest.spyOn(IDBObjectStore.prototype, 'delete');
  failDelete.mockImplementation(function deleteUnlessTrash(this: IDBObjectStore, key) {
    if (this.name === 'trash') throw new DOMException('Failed', 'UnknownError');
    return deleteRow.call(this, key);
  });
  await press(user, dialog, 'Discard and log out');
  expect(await within(dialog).findByRole('alert')).toBeVisible();
  failDelete.mockRestore();
  expect(await findDialog('Keep 1 deleted item in this browser?')).toBe(dialog);
  expect(screen.queryByText(/^Draft saved/)).not.toBeInTheDocument();
  expect(logOutRequests()).toHaveLength(0);
});

it('logging out opens no dialog without drafts', async () => {
  await storeDraft('Of another account', 'editor');
  await logOut();
  expect(await screen.findByLabelText('Account')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
