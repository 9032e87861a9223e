import { describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { backend, calls, startAdmin } from '../../../../scripts/jest/backend';
import { openScreen } from '../../../../scripts/jest/open-screen';
import { setLocale } from '@/i18n/locale-store';

const FORM = '/admin/expertise/add';

startAdmin();

const firstFieldWithIcon = () =>
  backend.db.professionalFields.all().find(({ iconUrl }) => iconUrl !== '')!;
/** Leaves the page, which sends pending deletions at once. */
const leavePage = () =>
  act(async () => {
    window.dispatchEvent(new Event('pagehide'));
    await Promise.resolve();
  });

/** Opens the library and deletes an icon that a field uses; the deletion can still be undone. */
async function deleteUsedIcon(locale: 'en_US' | 'zh_CN' = 'en_US') {
  const { user, router } = await openScreen(FORM);
  await screen.findByRole('button', { name: /Choose an icon/ });
  act(() => setLocale(locale, { reload: false }));
  const isChinese = locale === 'zh_CN';
  await user.click(
    await screen.findByRole('button', { name: isChinese ? /选择图标/ : /Choose an icon/ }),
  );
  const library = await screen.findByRole('dialog');
  const { name } = firstFieldWithIcon();
  const [icon] = await within(library).findAllByRole('radio', { name: new RegExp(name) });
  await user.click(icon!);
  const press = async (word: string) =>
    user.click(await within(library).findByRole('button', { name: word }));
  await press(isChinese ? '删除此图标' : 'Delete this icon');
  await press(isChinese ? '仍要删除' : 'Delete anyway');
  await within(library).findByRole('button', { name: isChinese ? /^撤 ?销$/ : 'Undo' });
  return { user, router, library };
}

it.each([
  ['en_US', /“.+” was not deleted\. This item is still in use\./],
  ['zh_CN', /未能删除“.+”。该内容仍在使用中，无法完成操作。/],
] as const)('icon library shows why an icon was not deleted (%s)', async (locale, message) => {
  const { library } = await deleteUsedIcon(locale);
  await leavePage();
  await waitFor(() => expect(library).toHaveTextContent(message));
  expect(calls('DELETE', /icon/).map(({ status }) => status)).toEqual([409]);
});

it('icon library names the icon that was not deleted after the library was closed', async () => {
  const { user, library } = await deleteUsedIcon();
  await user.click(within(library).getByRole('button', { name: 'Cancel' }));
  expect(
    await screen.findByText(/^“Icon .+” was not deleted\. This item is still in use\.$/),
  ).toBeVisible();
});

it('icon library treats an icon that somebody else has deleted as deleted', async () => {
  const { library } = await deleteUsedIcon();
  const { iconUrl } = firstFieldWithIcon();
  const { id } = backend.db.icons.all().find((icon) => icon.iconUrl === iconUrl)!;
  backend.db.icons.remove(id);
  await leavePage();
  await waitFor(() => expect(calls('DELETE', /icon/)[0]?.status).toBe(404));
  await waitFor(() => expect(within(library).queryByText('Deleting…')).not.toBeInTheDocument());
  expect(screen.queryByText(/was not deleted|Failed|Request error/)).not.toBeInTheDocument();
});

it('icon library retries or dismisses only the deletion of the icon whose button is pressed', async () => {
  for (const { id } of backend.db.professionalFields.all())
    backend.db.professionalFields.update(id, { iconUrl: '' });
  backend.injectFault({ method: 'DELETE', path: '/admin/icon/{id}', status: 403, times: 3 });
  const { user } = await openScreen(FORM);
  await user.click(await screen.findByRole('button', { name: /Choose an icon/ }));
  const library = await screen.findByRole('dialog');
  for (const index of [0, 1, 2]) {
    await user.click((await within(library).findAllByRole('radio'))[index]!);
    await user.click(within(library).getByRole('button', { name: 'Delete this icon' }));
    await user.click(await within(library).findByRole('button', { name: 'Delete' }));
  }
  await leavePage();
  await waitFor(() => expect(within(library).getAllByText(/was not deleted/)).toHaveLength(3));
  await user.click(within(library).getAllByRole('button', { name: 'Dismiss' })[0]!);
  expect(within(library).getAllByText(/was not deleted/)).toHaveLength(2);
  await user.click(within(library).getAllByRole('button', { name: 'Try again' })[0]!);
  await waitFor(() => expect(within(library).getAllByText(/was not deleted/)).toHaveLength(1));
  expect(calls('DELETE', /icon/)).toHaveLength(4);
});

it('icon library shows that the list of uses may be incomplete when the professional fields cannot be loaded', async () => {
  const { iconUrl } = firstFieldWithIcon();
  backend.injectFault({ path: '/admin/professionalField/lang/list', status: 403, times: 'always' });
  backend.db.portal.update('en_US', { iconUrl });
  const { user } = await openScreen(FORM);
  await user.click(await screen.findByRole('button', { name: /Choose an icon/ }));
  const library = await screen.findByRole('dialog');
  await user.click(await within(library).findByRole('radio', { name: /the firm’s logo/ }));
  await user.click(within(library).getByRole('button', { name: 'Delete this icon' }));
  const deletionAlert = await within(library).findByRole('alert');
  expect(await within(deletionAlert).findByText('the firm’s logo')).toBeVisible();
  expect(deletionAlert).toHaveTextContent(
    'Couldn’t check whether a professional field uses this icon.',
  );
});

describe('uploading an icon to the icon library', () => {
  const NEW_ICON_URL = 'https://firm.example/files/own.svg';
  /** Uploads an icon while a colleague adds another, which comes first; returns the library and the URLs of the chosen icons. */
  async function upload(responseFor: (newIcon: object) => unknown, { newUrl = NEW_ICON_URL } = {}) {
    const { user } = await openScreen(FORM);
    await user.click(await screen.findByRole('button', { name: /Choose an icon/ }));
    const library = await screen.findByRole('dialog');
    await within(library).findAllByRole('radio');
    const add = (iconUrl: string) =>
      backend.db.icons.put({ id: backend.db.icons.nextId(), iconUrl });
    add(newUrl);
    const newIcon = backend.db.icons.all().find(({ iconUrl }) => iconUrl === newUrl)!;
    add('https://firm.example/files/colleague.svg');
    // jsdom's forms lose the type of a file, which the backend would reject: the test mocks the response.
    backend.injectFault({
      method: 'POST',
      path: '/admin/icon',
      body: { result: responseFor(newIcon) },
    });
    // oxlint-disable-next-line testing-library/no-node-access -- antd's own input, which has no label
    const input = library.querySelector<HTMLInputElement>('input[type=file]')!;
    await user.upload(input, new File(['<svg/>'], 'own.svg', { type: 'image/svg+xml' }));
    expect(await within(library).findByText(/^The icon has been added/)).toBeVisible();
    const chosenRadios = within(library).queryAllByRole<HTMLInputElement>('radio', {
      checked: true,
    });
    return { library, chosenUrls: chosenRadios.map(({ value }) => value) };
  }

  it.each([
    ['with its id and address', (newIcon: object) => newIcon],
    ['by its id', (newIcon: object) => ({ ...newIcon, iconUrl: undefined })],
    ['by its address', () => NEW_ICON_URL],
  ])(
    'chooses the icon that the response identifies %s, whatever a colleague adds',
    async (_, responseFor) => {
      expect((await upload(responseFor)).chosenUrls).toEqual([NEW_ICON_URL]);
    },
  );

  it('chooses the icon whose path the response and the list contain', async () => {
    const newUrl = '/files/own.svg';
    expect((await upload(() => newUrl, { newUrl })).chosenUrls).toEqual([newUrl]);
  });

  it('names the address of the new icon when it cannot be loaded', async () => {
    // jsdom loads no pictures: the test dispatches the error.
    const image = document.createElement('img');
    const images = jest.spyOn(globalThis, 'Image').mockImplementationOnce(() => image);
    const { library } = await upload((newIcon) => newIcon);
    images.mockRestore();
    expect(image).toHaveAttribute('src', NEW_ICON_URL);
    fireEvent.error(image);
    expect(await within(library).findByRole('alert')).toHaveTextContent(
      `cannot be loaded from ${NEW_ICON_URL}`,
    );
  });

  it('selects no icon when the upload response does not identify the new icon', async () => {
    const images = jest.spyOn(globalThis, 'Image');
    const { library, chosenUrls } = await upload(() => null);
    // An unknown address would be reported as one that cannot be loaded.
    expect(images).not.toHaveBeenCalled();
    images.mockRestore();
    expect(chosenUrls).toEqual([]);
    expect(library).toHaveTextContent('Choose it in the list of icons');
    expect(within(library).getByRole('button', { name: 'Use this icon' })).toBeDisabled();
  });
});

it('a deleted icon can be uploaded again from the deleted items', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>';
  for (const { id } of backend.db.professionalFields.all())
    backend.db.professionalFields.update(id, { iconUrl: '' });
  backend.server.use(
    http.get('*/files/seed/:name', () =>
      HttpResponse.text(svg, { headers: { 'content-type': 'image/svg+xml' } }),
    ),
  );
  // As above: jsdom's forms lose the type of the file.
  backend.injectFault({ method: 'POST', path: '/admin/icon', body: { result: null } });
  const { user } = await openScreen(FORM);
  await user.click(await screen.findByRole('button', { name: /Choose an icon/ }));
  const library = await screen.findByRole('dialog');
  await user.click((await within(library).findAllByRole('radio'))[0]!);
  await user.click(within(library).getByRole('button', { name: 'Delete this icon' }));
  const deletionAlert = await within(library).findByRole('alert');
  await user.click(await within(deletionAlert).findByRole('button', { name: 'Delete' }));
  await within(library).findByRole('button', { name: 'Undo' });
  await user.click(within(library).getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Show deleted items' }));
  await user.click(await screen.findByRole('button', { name: /^Restore Icon/ }));
  expect(
    await screen.findByText(/is in the icon library again\. Choose it where it was used\.$/),
  ).toBeVisible();
  expect(calls('POST', '/admin/icon')).toHaveLength(1);
});
