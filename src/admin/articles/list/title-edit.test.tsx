import { expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { faultOf } from '../../../../mocks/fault-names';
import { backend, calls, startAdmin } from '../../../../scripts/jest/backend';
import { listRows } from '../../../../scripts/jest/list-rows';
import { openScreen } from '../../../../scripts/jest/open-screen';

const LIST = '/admin/articles/news/list';

startAdmin();

const putRequests = () => calls('PUT', '/admin/latest-news');
const findRows = () => listRows('News');
const findTitleField = (row: HTMLElement, language: string) =>
  within(row).findByRole('textbox', { name: `Title (${language})` });

/** Opens the title editor of a row in the list; `versionIn` returns the stored version in a language. */
async function openTitleEditor(index = 1) {
  const view = await openScreen(LIST);
  const row = (await findRows())[index]!;
  const title = within(row).getAllByRole('link')[0]!.textContent;
  await view.user.click(within(row).getByRole('button', { name: /^Edit title/ }));
  const { no } = backend.db.news.all().find((version) => version.title === title)!;
  const versionIn = (lang: string) =>
    backend.db.news.group(no).find((version) => version.lang === lang)!;
  return { ...view, row, title, no, versionIn };
}

async function retype(user: UserEvent, input: HTMLElement, text: string) {
  await user.clear(input);
  await user.type(input, text);
}

it('the titles of all languages are edited in the row and sent in one request, and the other fields stay as stored', async () => {
  const { user, row, no, versionIn } = await openTitleEditor();
  const before = backend.db.news.group(no);
  const english = await findTitleField(row, 'English');
  expect(english).toHaveFocus();
  await retype(user, english, 'A new title');
  await retype(user, await findTitleField(row, 'Simplified Chinese'), '新标题');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(versionIn('en_US').title).toBe('A new title'));
  expect(versionIn('zh_CN').title).toBe('新标题');
  expect(await screen.findByRole('link', { name: 'A new title' })).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Saving…')).not.toBeInTheDocument());
  expect(putRequests()).toHaveLength(1);
  const after = backend.db.news.group(no);
  expect(
    after.map(({ content, cataId, coverUrl, note }) => [content, cataId, coverUrl, note]),
  ).toEqual(before.map(({ content, cataId, coverUrl, note }) => [content, cataId, coverUrl, note]));
});

it('Enter closes the editor of an unchanged title, sends nothing, and returns the focus to its button', async () => {
  const { user, row } = await openTitleEditor();
  await findTitleField(row, 'English');
  await user.keyboard('{Enter}');
  expect(await within(row).findByRole('button', { name: /^Edit title/ })).toHaveFocus();
  expect(within(row).queryByRole('textbox')).not.toBeInTheDocument();
  expect(putRequests()).toHaveLength(0);
});

it('Escape cancels the edit of a title, sends nothing, and returns the focus to its button', async () => {
  const { user, row, title } = await openTitleEditor();
  await retype(user, await findTitleField(row, 'English'), 'Never mind{Escape}');
  expect(within(row).getByRole('link', { name: title! })).toBeVisible();
  expect(within(row).getByRole('button', { name: /^Edit title/ })).toHaveFocus();
  expect(putRequests()).toHaveLength(0);
});

it('a title that another editor has changed is shown before it is overwritten', async () => {
  const { user, row, versionIn } = await openTitleEditor();
  backend.db.news.update(versionIn('en_US').id, { title: 'Theirs' });
  await retype(user, await findTitleField(row, 'English'), 'Mine{Enter}');
  const alert = await within(row).findByRole('alert');
  expect(alert).toHaveTextContent('Someone else has changed this in the meantime.');
  expect(alert).toHaveTextContent('“Theirs” in English');
  expect(await findTitleField(row, 'English')).toHaveValue('Mine');
  expect(putRequests()).toHaveLength(0);
  await user.click(within(alert).getByRole('button', { name: 'Overwrite with mine' }));
  await waitFor(() => expect(versionIn('en_US').title).toBe('Mine'));
});

it('a change of another field by another editor survives the edit of a title', async () => {
  const { user, row, versionIn } = await openTitleEditor();
  backend.db.news.update(versionIn('en_US').id, { note: 'Their summary' });
  await retype(user, await findTitleField(row, 'English'), 'Mine{Enter}');
  await waitFor(() =>
    expect(versionIn('en_US')).toMatchObject({ title: 'Mine', note: 'Their summary' }),
  );
});

it('an empty title is explained in the row, which keeps the title of the other language and sends nothing', async () => {
  const { user, row } = await openTitleEditor();
  await user.clear(await findTitleField(row, 'English'));
  await retype(user, await findTitleField(row, 'Simplified Chinese'), '新标题{Enter}');
  expect(await within(row).findByRole('alert')).toHaveTextContent('Enter a title.');
  expect(await findTitleField(row, 'Simplified Chinese')).toHaveValue('新标题');
  expect(putRequests()).toHaveLength(0);
});

it('a title that was rejected, or whose outcome is unknown, is explained in the row, keeps the typed text, and can be sent again', async () => {
  const { user, row, versionIn } = await openTitleEditor();
  backend.injectFault({ method: 'PUT', path: '/admin/latest-news', status: 403 });
  await retype(user, await findTitleField(row, 'English'), 'Mine{Enter}');
  expect(await within(row).findByRole('alert')).toHaveTextContent('The change was not published.');
  expect(await findTitleField(row, 'English')).toHaveValue('Mine');
  backend.injectFault({ method: 'PUT', path: '/admin/latest-news', status: 502 });
  await user.click(within(row).getByRole('button', { name: 'Publish' }));
  await within(row).findByText(/^Something went wrong on our side\./);
  expect(within(row).getByRole('alert')).not.toHaveTextContent('The change was not published.');
  await user.click(within(row).getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(versionIn('en_US').title).toBe('Mine'));
});

it('a title whose response was lost is found on the server, and an error is shown when the server did not store it', async () => {
  const { user, row, versionIn } = await openTitleEditor();
  const path = '/admin/latest-news';
  backend.injectFault({ method: 'PUT', path, ...faultOf('lost-response') });
  await retype(user, await findTitleField(row, 'English'), 'Mine{Enter}');
  expect(await screen.findByRole('link', { name: 'Mine' })).toBeVisible();
  await waitFor(() => expect(within(row).queryByText('Saving…')).not.toBeInTheDocument());
  backend.injectFault({ method: 'PUT', path, ...faultOf('not-stored') });
  await user.click(within(row).getByRole('button', { name: /^Edit title/ }));
  await retype(user, await findTitleField(row, 'English'), 'Again{Enter}');
  expect(await within(row).findByRole('alert')).toHaveTextContent('did not store the change');
  expect(versionIn('en_US').title).toBe('Mine');
});

it('leaving the list with a typed title shows a confirm dialog, and another page of the list does not', async () => {
  const { user, row, router, href } = await openTitleEditor();
  await retype(user, await findTitleField(row, 'English'), 'Mine');
  await act(() => router.navigate({ href: `${LIST}?pageNo=2` }));
  expect(href()).toContain('pageNo=2');
  await user.click(screen.getByRole('link', { name: 'Catalogues' }));
  const dialog = await screen.findByRole('dialog', { name: 'Leave without publishing?' });
  expect(dialog).toHaveTextContent('The change in 1 row is not published');
  await user.click(within(dialog).getByRole('button', { name: 'Stay' }));
  await act(() => router.navigate({ href: LIST }));
  expect(await screen.findByRole('textbox', { name: 'Title (English)' })).toHaveValue('Mine');
});

it('the title editor is open again with the typed title after a login in the same tab when the session has ended', async () => {
  const { user, row, href, versionIn } = await openTitleEditor();
  await retype(user, await findTitleField(row, 'English'), 'Typed before the end');
  backend.injectFault({ method: 'GET', path: '/admin/latest-news', status: 401 });
  await user.keyboard('{Enter}');
  await waitFor(() => expect(href()).toContain('/admin-login'));
  expect(await screen.findByLabelText('Account')).toHaveValue('admin');
  await user.type(screen.getByLabelText('Password'), 'admin123{Enter}');
  const english = await screen.findByRole('textbox', { name: 'Title (English)' });
  expect(english).toHaveValue('Typed before the end');
  expect(await screen.findByText(/^The change in 1 row was not published/)).toBeVisible();
  expect(screen.queryByText('Your session ended before the change was confirmed')).toBeNull();
  expect(putRequests()).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(versionIn('en_US').title).toBe('Typed before the end'));
});

it('the title editor is open again with the typed title after the tab was reloaded', async () => {
  const { user, row, view } = await openTitleEditor();
  await retype(user, await findTitleField(row, 'English'), 'Typed before the reload');
  fireEvent(window, new Event('pagehide'));
  view.unmount();
  await openScreen(LIST);
  const english = await screen.findByRole('textbox', { name: 'Title (English)' });
  expect(english).toHaveValue('Typed before the reload');
});

it('an edit of a title that is canceled after the browser has restored the page does not open again when the list is reloaded', async () => {
  const { user, row, view } = await openTitleEditor();
  await retype(user, await findTitleField(row, 'English'), 'Never mind');
  fireEvent(window, new Event('pagehide'));
  fireEvent(window, new Event('pageshow'));
  await user.keyboard('{Escape}');
  view.unmount();
  await openScreen(LIST);
  await findRows();
  expect(screen.queryByRole('textbox', { name: 'Title (English)' })).toBeNull();
});

it('another account does not see the title that was typed before the session ended', async () => {
  const { user, row, href } = await openTitleEditor();
  await retype(user, await findTitleField(row, 'English'), 'Typed before the end');
  backend.injectFault({ method: 'GET', path: '/admin/latest-news', status: 401 });
  await user.keyboard('{Enter}');
  await waitFor(() => expect(href()).toContain('/admin-login'));
  await user.clear(await screen.findByLabelText('Account'));
  await user.type(screen.getByLabelText('Account'), 'editor');
  await user.type(screen.getByLabelText('Password'), 'editor123{Enter}');
  expect(await findRows()).toHaveLength(10);
  expect(screen.queryByRole('textbox', { name: 'Title (English)' })).toBeNull();
});
