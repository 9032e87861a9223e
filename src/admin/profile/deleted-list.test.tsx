import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { backend, calls, startAdmin } from '../../../scripts/jest/backend';
import { runOutsideAct } from '../../../scripts/jest/drafts';
import { indexedDbFaults } from '../../../scripts/jest/indexed-db';
import { openScreen } from '../../../scripts/jest/open-screen';
import { chooseFromItemMenu } from '../../../scripts/jest/names-table';
import { chooseProfileMenuItem } from '../../../scripts/jest/profile-menu';
import { chooseFromRowMenu } from '../../../scripts/jest/row-menu';
import { lawyerLookup } from '@/api/admin/lawyers';
import { login } from '@/api/admin/login';
import { RETENTION_MS } from '@/admin/shared/admin-db';
import {
  listDeletedItems,
  saveDeletedItem,
  type DeletedItem,
} from '@/admin/shared/deleted-item-store';

startAdmin();

const DAY_MS = 24 * 60 * 60 * 1_000;
const NEWS = '/admin/articles/news/list';

const readDeletedItems = (user = 'admin') =>
  runOutsideAct(() => listDeletedItems({ user, otherNames: [] }));

async function findFirstRow() {
  const table = await screen.findByRole('table');
  return within(table).getAllByRole('row')[1]!;
}

/** Deletes the item of the first row, and waits until the confirm dialog has closed. */
async function deleteFirstItem(user: UserEvent) {
  await chooseFromRowMenu(user, await findFirstRow(), /^Delete/);
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: /^Delete/ }));
  await waitFor(() => expect(dialog).not.toBeVisible());
}

/** Leaves the list, which ends the time to undo. */
async function leaveList(router: Awaited<ReturnType<typeof openScreen>>['router']) {
  await act(() => router.navigate({ to: '/admin/site/status' }));
}

async function openDeletedItemsTab(user: UserEvent) {
  await chooseProfileMenuItem(user, 'Drafts and deleted items');
  const dialog = await screen.findByRole('dialog', { name: 'Drafts and deleted items' });
  await user.click(await within(dialog).findByRole('tab', { name: 'Deleted' }));
  return within(dialog).findByRole('tabpanel', { name: 'Deleted' });
}

/** Deletes the item "Archivist" permanently, and returns the name of the button for it. */
async function deletePermanently(user: UserEvent, panel: HTMLElement): Promise<string> {
  const name = 'Delete permanently: Archivist';
  await user.click(await within(panel).findByRole('button', { name }));
  const confirm = await screen.findByRole('tooltip');
  await user.click(within(confirm).getByRole('button', { name: 'Delete permanently' }));
  return name;
}

const storeJob = (title: string, extraFields: Partial<DeletedItem> = {}) =>
  saveDeletedItem({
    ...{ user: 'admin', id: title, section: 'jobs', title, languages: ['en_US'] },
    ...{ partial: false, at: Date.now(), certain: true },
    content: { no: 'gone', versions: [{ lang: 'en_US', name: title, parentNo: '' }] },
    ...extraFields,
  });

describe('an item that is deleted before the content languages have loaded', () => {
  beforeEach(() => {
    backend.adminListShape = 'language';
    backend.hold({ path: '/common/language' });
  });

  it('is stored in all its languages if it is a news item', async () => {
    const { user, router } = await openScreen(NEWS);
    await deleteFirstItem(user);
    await leaveList(router);
    await waitFor(async () =>
      expect(await readDeletedItems()).toMatchObject([
        { languages: ['en_US', 'zh_CN'], certain: true },
      ]),
    );
  });

  it('is deleted and stored in all its languages if it is a lawyer', async () => {
    const { user, router } = await openScreen('/admin/people/list');
    await deleteFirstItem(user);
    await leaveList(router);
    await waitFor(async () =>
      expect(await readDeletedItems()).toMatchObject([
        { languages: ['en_US', 'zh_CN'], certain: true },
      ]),
    );
    const [deletedItem] = await readDeletedItems();
    expect(backend.db.lawyers.group((deletedItem!.content as { no: string }).no)).toEqual([]);
  });
});

describe('a deleted news item', () => {
  it('is restored with the content of all languages as a new item, and is removed from the deleted items', async () => {
    const { user, router, href } = await openScreen(NEWS);
    const title = within(await findFirstRow()).getAllByRole('link')[0]!.textContent;
    const deletedVersion = backend.db.news.all().find((version) => version.title === title)!;
    const deletedVersions = backend.db.news.group(deletedVersion.no);
    await deleteFirstItem(user);
    await leaveList(router);
    await waitFor(async () =>
      expect(await readDeletedItems()).toMatchObject([{ title, certain: true }]),
    );
    await user.click(await screen.findByRole('button', { name: 'Show deleted items' }));
    await user.click(await screen.findByRole('button', { name: `Restore ${title}` }));
    expect(await screen.findByText('Restored from this browser')).toBeVisible();
    expect(href()).toMatch(/news\/edit.*\?restore=/);
    await user.click(await screen.findByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(calls('POST', '/admin/latest-news')).toHaveLength(1));
    await waitFor(() => expect(href()).toMatch(/\?no=/));
    const restoredVersion = backend.db.news.all().find((version) => version.title === title)!;
    expect(restoredVersion.no).not.toBe(deletedVersion.no);
    const texts = (list: typeof deletedVersions) =>
      list.map((version) => [version.lang, version.title, version.content, version.cataId]).sort();
    expect(texts(backend.db.news.group(restoredVersion.no))).toEqual(texts(deletedVersions));
    expect(await readDeletedItems()).toEqual([]);
  });

  it('is not added to the deleted items when the deletion is undone or rejected', async () => {
    const { user, router } = await openScreen(NEWS);
    await deleteFirstItem(user);
    await user.click(await screen.findByRole('button', { name: /^Undo/ }));
    await deleteFirstItem(user);
    backend.injectFault({ method: 'DELETE', path: '/admin/latest-news', status: 403 });
    await leaveList(router);
    await screen.findByText(/was not deleted/);
    await waitFor(async () => expect(await readDeletedItems()).toEqual([]));
  });

  it('is added to the deleted items with a warning when the outcome of the deletion is unknown', async () => {
    const { user, router } = await openScreen(NEWS);
    await deleteFirstItem(user);
    await waitFor(() => expect(calls('GET', '/admin/latest-news').length).toBeGreaterThan(1));
    // Neither the deletion nor the lookup of the item afterwards reaches the server.
    backend.injectFault({ path: '/admin/latest-news', disconnect: true, times: 'always' });
    await leaveList(router);
    await waitFor(async () => expect(await readDeletedItems()).toMatchObject([{ certain: false }]));
    const panel = await openDeletedItemsTab(user);
    expect(await within(panel).findByText(/^It may still exist/)).toBeVisible();
  });

  it('is added to the deleted items together with the other items of a selection', async () => {
    const { user, router } = await openScreen(NEWS);
    const table = await screen.findByRole('table');
    const [, firstCheckbox, secondCheckbox] = within(table).getAllByRole('checkbox');
    await user.click(firstCheckbox!);
    await user.click(secondCheckbox!);
    await user.click(screen.getByRole('button', { name: /^Delete/ }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: /^Delete/ }));
    await leaveList(router);
    await waitFor(async () => expect(await readDeletedItems()).toHaveLength(2));
    expect(await screen.findByText('2 deleted items can be restored.')).toBeVisible();
  });
});

it('a deleted lawyer is restored with the profile in all languages', async () => {
  const { user, router, href } = await openScreen('/admin/people/list');
  const name = within(await findFirstRow()).getAllByRole('link')[0]!.textContent;
  await deleteFirstItem(user);
  await leaveList(router);
  await waitFor(async () => expect(await readDeletedItems()).toMatchObject([{ certain: true }]));
  const [{ content }] = (await readDeletedItems()) as [DeletedItem];
  const savedContent = content as {
    no: string;
    versions: Record<string, { name: string; intro: string }>;
  };
  const panel = await openDeletedItemsTab(user);
  await user.click(await within(panel).findByRole('button', { name: `Restore ${name}` }));
  await screen.findByText('Restored from this browser');
  await user.click(await screen.findByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(calls('POST', '/admin/lawyerTeam')).toHaveLength(1));
  await waitFor(() => expect(href()).not.toMatch(/restore=/));
  const storedVersions = backend.db.lawyers
    .all()
    .filter((version) =>
      Object.values(savedContent.versions).some(
        (savedVersion) => savedVersion.name === version.name,
      ),
    );
  expect(storedVersions.map(({ intro }) => intro).sort()).toEqual(
    Object.values(savedContent.versions)
      .map(({ intro }) => intro)
      .sort(),
  );
  expect(storedVersions[0]!.no).not.toBe(savedContent.no);
  await waitFor(async () => expect(await readDeletedItems()).toEqual([]));
});

describe('an item whose deletion failed after one language was deleted', () => {
  it('is added to the deleted items, and is not reported as not deleted, when another language is rejected', async () => {
    const english = backend.db.jobs.all().find(({ lang }) => lang === 'en_US')!;
    const archivist = { no: 'job-archivist', name: 'Archivist' };
    backend.db.jobs.put({ ...english, ...archivist, id: 9_001 });
    backend.db.jobs.put({ ...english, ...archivist, id: 9_002, lang: 'zh_CN' });
    const { user, router } = await openScreen('/admin/people/job');
    await screen.findByRole('table');
    await chooseFromItemMenu(user, 'Archivist', /^Delete/);
    const dialog = await screen.findByRole('dialog');
    await within(dialog).findByText('No lawyer holds this job.');
    await user.click(within(dialog).getByRole('button', { name: /^Delete/ }));
    await screen.findByRole('button', { name: /^Undo/ });
    backend.injectFault({ method: 'DELETE', path: '/admin/job/9002', status: 409 });
    await leaveList(router);
    expect(
      await screen.findByText(/^“Archivist” may not have been deleted in all languages\./),
    ).toBeVisible();
    expect(backend.db.jobs.group('job-archivist').map(({ lang }) => lang)).toEqual(['zh_CN']);
    expect(await readDeletedItems()).toMatchObject([{ title: 'Archivist', certain: false }]);
  });

  it('is added to the deleted items when the search for another language version of a lawyer fails', async () => {
    const { lawyers } = backend.db;
    const english = lawyers.all().find(({ name }) => name === 'Lin Zhengyuan')!;
    lawyers.remove(lawyers.group(english.no).find(({ lang }) => lang === 'zh_CN')!.id);
    const { user, router } = await openScreen('/admin/people/list');
    const row = await screen.findByRole('row', { name: /Lin Zhengyuan/ });
    await chooseFromRowMenu(user, row, /^Delete/);
    const dialog = await screen.findByRole('dialog');
    const requestCount = calls('GET', /lawyerTeam/).length;
    await user.click(within(dialog).getByRole('button', { name: /^Delete/ }));
    // The content is fetched before the deletion, and the versions are searched for again when it is sent.
    await waitFor(() =>
      expect(calls('GET', /lawyerTeam/).length).toBeGreaterThan(requestCount + 1),
    );
    lawyerLookup.clearCache();
    backend.injectFault({ method: 'GET', path: '/admin/lawyerTeam', status: 403, times: 'always' });
    await leaveList(router);
    expect(
      await screen.findByText(/^“Lin Zhengyuan” may not have been deleted in all languages\./),
    ).toBeVisible();
    expect(lawyers.group(english.no)).toEqual([]);
    expect(await readDeletedItems()).toMatchObject([{ title: 'Lin Zhengyuan', certain: false }]);
  });
});

describe('the list of deleted items', () => {
  it('creates a deleted job again without a form', async () => {
    await storeJob('Archivist');
    const { user } = await openScreen('/admin/site/status');
    const panel = await openDeletedItemsTab(user);
    await user.click(await within(panel).findByRole('button', { name: 'Restore Archivist' }));
    expect(await within(panel).findByText(/^“Archivist” has been restored/)).toBeVisible();
    expect(backend.db.jobs.all().filter(({ name }) => name === 'Archivist')).toHaveLength(1);
    expect(await readDeletedItems()).toEqual([]);
  });

  it('restores a job once, although another job is restored at the same time', async () => {
    await storeJob('Archivist');
    await storeJob('Registrar');
    const { user } = await openScreen('/admin/site/status');
    const panel = await openDeletedItemsTab(user);
    const respond = backend.hold({ method: 'POST', path: '/admin/job', times: 2 });
    for (const title of ['Archivist', 'Registrar', 'Archivist'])
      await user.click(await within(panel).findByRole('button', { name: `Restore ${title}` }));
    await waitFor(() => expect(calls('POST', '/admin/job').length).toBeGreaterThan(1));
    respond();
    await waitFor(async () => expect(await readDeletedItems()).toEqual([]));
    expect(calls('POST', '/admin/job')).toHaveLength(2);
  });

  it('does not ask to choose a job again that was deleted in some languages only', async () => {
    await storeJob('Archivist', { partial: true });
    const { user } = await openScreen('/admin/site/status');
    const panel = await openDeletedItemsTab(user);
    await user.click(await within(panel).findByRole('button', { name: 'Restore Archivist' }));
    expect(await within(panel).findByText('“Archivist” has been restored.')).toBeVisible();
  });

  it('keeps a job that the server rejects, and shows that it was not restored', async () => {
    await storeJob('Archivist');
    const { user } = await openScreen('/admin/site/status');
    const panel = await openDeletedItemsTab(user);
    backend.injectFault({ method: 'POST', path: '/admin/job', status: 403 });
    await user.click(await within(panel).findByRole('button', { name: 'Restore Archivist' }));
    expect(await within(panel).findByText('“Archivist” was not restored.')).toBeVisible();
    expect(await readDeletedItems()).toHaveLength(1);
  });

  it('shows that the server rejected a restore after the list was closed', async () => {
    await storeJob('Archivist');
    const { user } = await openScreen('/admin/site/status');
    const panel = await openDeletedItemsTab(user);
    const respond = backend.hold({ method: 'POST', path: '/admin/job', status: 403 });
    await user.click(await within(panel).findByRole('button', { name: 'Restore Archivist' }));
    await waitFor(() => expect(calls('POST', '/admin/job')).toHaveLength(1));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(panel).not.toBeInTheDocument());
    respond();
    expect(await screen.findByText(/^“Archivist” was not restored\./)).toBeVisible();
  });

  it('removes items permanently after a confirmation', async () => {
    await storeJob('Archivist');
    const { user } = await openScreen('/admin/site/status');
    const panel = await openDeletedItemsTab(user);
    await deletePermanently(user, panel);
    expect(await within(panel).findByText('The item was deleted permanently.')).toBeVisible();
    expect(await readDeletedItems()).toEqual([]);
  });

  it('keeps an item that the browser could not delete, and announces the error each time', async () => {
    await storeJob('Archivist');
    const { user } = await openScreen('/admin/site/status');
    const panel = await openDeletedItemsTab(user);
    await within(panel).findByRole('button', { name: /^Delete permanently/ });
    indexedDbFaults.closed = true;
    const name = await deletePermanently(user, panel);
    const status = await within(panel).findByText(/^This browser couldn’t delete the item\./);
    expect(status).toBeVisible();
    expect(within(panel).getByRole('button', { name })).toBeVisible();
    const changes: MutationRecord[] = [];
    const observer = new MutationObserver((records) => void changes.push(...records));
    observer.observe(status, { childList: true, characterData: true, subtree: true });
    await deletePermanently(user, panel);
    await waitFor(() => expect(changes).not.toHaveLength(0));
    observer.disconnect();
  });

  it('deletes an item that the browser could not store', async () => {
    indexedDbFaults.closed = true;
    await storeJob('Archivist');
    const { user } = await openScreen('/admin/site/status');
    const panel = await openDeletedItemsTab(user);
    const name = await deletePermanently(user, panel);
    expect(await within(panel).findByText('The item was deleted permanently.')).toBeVisible();
    expect(within(panel).queryByRole('button', { name })).not.toBeInTheDocument();
  });

  it('shows no items of another account and no expired items', async () => {
    await storeJob('Archivist', { at: Date.now() - RETENTION_MS - DAY_MS });
    await storeJob('Registrar', { user: 'editor' });
    const { user } = await openScreen('/admin/site/status');
    const panel = await openDeletedItemsTab(user);
    expect(
      await within(panel).findByText('You have no deleted items in this browser'),
    ).toBeVisible();
    expect(await readDeletedItems('editor')).toHaveLength(1);
  });

  it('can be cleared when the user logs out', async () => {
    await storeJob('Archivist');
    const { user } = await openScreen('/admin/site/status');
    await chooseProfileMenuItem(user, /^Log out/);
    const dialog = await screen.findByRole('dialog', {
      name: 'Keep 1 deleted item in this browser?',
    });
    await user.click(within(dialog).getByRole('button', { name: 'Discard and log out' }));
    await screen.findByLabelText('Account');
    await waitFor(async () => expect(await readDeletedItems()).toEqual([]));
  });

  it('keeps an item in memory and shows a warning when the browser cannot store it', async () => {
    indexedDbFaults.full = true;
    const { user, router } = await openScreen(NEWS);
    await deleteFirstItem(user);
    await leaveList(router);
    expect(await screen.findByText(/^This browser couldn’t store it/)).toBeVisible();
    expect(await readDeletedItems()).toHaveLength(1);
  });
});

it('the form of a new lawyer shows a message when the deleted item that its URL names is not in this browser', async () => {
  await login('admin', 'admin123');
  await openScreen('/admin/people/add?restore=gone');
  expect(await screen.findByText(/^This deleted item is not in this browser/)).toBeVisible();
});
