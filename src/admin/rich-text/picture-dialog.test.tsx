import { beforeAll, expect, jest, test } from '@jest/globals';
import { I18nProvider } from '@lingui/react';
import { i18n } from '@lingui/core';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import Quill from 'quill';
import { backend, startAdmin } from '../../../scripts/jest/backend';
import { passTime } from '../../../scripts/jest/pass-time';
import { localeStore } from '@/i18n/locale-store';
import type { Locale } from '@/i18n/locales';
import { AdminTheme } from '@/admin/theme/admin-theme';
import { PictureDialog } from './picture-dialog';
import type { PictureTask } from './picture-task';

/** The functions that end the pending decodings of pictures, after which the dialog reads their size. */
let decodings: (() => void)[] = [];
const resolveDecodings = () => {
  for (const resolve of decodings) resolve();
  decodings = [];
};

const UPLOAD = '/admin/files/upload';

startAdmin();
beforeAll(() => {
  HTMLImageElement.prototype.decode = () =>
    new Promise<void>((resolve) => {
      decodings.push(resolve);
    });
});

/* oxlint-disable testing-library/no-node-access -- antd's own input, which has no label of its own */
const fileInput = () => document.querySelector<HTMLInputElement>('input[type="file"]')!;

function renderDialog(task: Omit<PictureTask, 'type' | 'index'>, locale: Locale = 'en_US') {
  localeStore.locale = locale;
  i18n.loadAndActivate({ locale, messages: {} });
  const quill = new Quill(document.createElement('div'));
  const onClose = jest.fn();
  render(
    <I18nProvider i18n={i18n}>
      <AdminTheme>
        <PictureDialog {...{ quill, onClose }} task={{ type: 'picture', index: 0, ...task }} />
      </AdminTheme>
    </I18nProvider>,
  );
  return { quill, onClose, user: userEvent.setup() };
}

/** Opens the dialog with a picture that is uploaded immediately. */
function renderWithUpload(locale: Locale) {
  return renderDialog({ file: new File(['picture'], 'a.png', { type: 'image/png' }) }, locale);
}

async function openDialog(description = 'A court') {
  // jsdom's forms lose the type of a file, which the backend would reject.
  backend.injectFault({ path: UPLOAD, body: { result: { fileId: '/files/a.png' } } });
  const { quill, onClose, user } = renderWithUpload('en_US');
  if (description) await user.type(screen.getByLabelText('Alternative text'), description);
  const insertButton = screen.getByRole('button', { name: /Insert/ });
  await screen.findByRole('button', { name: 'Replace picture' });
  const pictures = () =>
    quill.getContents().ops.filter(({ insert: content }) => typeof content !== 'string');
  return { user, insertButton, pictures, onClose };
}

test('the picture dialog inserts one picture on a double click and shows a loading button', async () => {
  const { user, insertButton, pictures } = await openDialog();
  await user.dblClick(insertButton);
  expect(insertButton).toHaveClass('ant-btn-loading');
  expect(pictures()).toHaveLength(0);
  await act(async () => {
    resolveDecodings();
    await Promise.resolve();
  });
  await waitFor(() => expect(pictures()).toHaveLength(1));
});

test('the picture dialog cannot be canceled while it inserts a picture', async () => {
  const { user, insertButton, pictures, onClose } = await openDialog();
  await user.click(insertButton);
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  await user.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
  await act(async () => {
    resolveDecodings();
    await Promise.resolve();
  });
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(pictures()).toHaveLength(1);
});

test('the picture dialog inserts a picture without a size when the size is not known within three seconds', async () => {
  const { insertButton, pictures } = await openDialog();
  await passTime(3_000, () => fireEvent.click(insertButton));
  await waitFor(() => expect(pictures()).toHaveLength(1));
  expect(pictures()[0]?.attributes).toEqual({ alt: 'A court' });
});

test('the picture dialog does not require a description (D38)', async () => {
  const { user, insertButton, pictures } = await openDialog('');
  await user.click(insertButton);
  resolveDecodings();
  await waitFor(() => expect(pictures()).toHaveLength(1));
  expect(pictures()[0]?.attributes).toBeUndefined();
});

test.each([
  ['en_US', 'Files of this kind are not accepted.', 'The file is larger than 2 MB.'],
  ['zh_CN', '不支持该文件类型。', '文件超过2 MB，请压缩后再上传。'],
] as const)(
  'in %s the picture dialog shows the server message of a rejected picture',
  async (locale, typeMessage, sizeMessage) => {
    backend.injectFault({ path: UPLOAD, status: 415, body: { message: typeMessage } });
    const { user } = renderWithUpload(locale);
    expect(await screen.findByRole('alert')).toHaveTextContent(typeMessage);
    backend.injectFault({ path: UPLOAD, status: 413, body: { message: sizeMessage } });
    await user.upload(fileInput(), new File(['picture'], 'b.png', { type: 'image/png' }));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(sizeMessage));
    expect(screen.getByRole('button', { name: /Insert/ })).toBeDisabled();
  },
);

test('the picture dialog can cancel a pending upload, after which its insert button is disabled', async () => {
  const respond = backend.hold({ path: UPLOAD });
  const { user } = renderWithUpload('en_US');
  await user.click(await screen.findByRole('button', { name: 'Cancel upload' }));
  const chooseButton = await screen.findByRole('button', { name: 'Choose a picture' });
  expect(chooseButton).toBeEnabled();
  expect(screen.getByRole('button', { name: /Insert/ })).toBeDisabled();
  respond();
});

test('the picture dialog shows the address of a picture that cannot be loaded and can still insert it', async () => {
  // jsdom loads no pictures: the test simulates the error.
  const image = document.createElement('img');
  const imageConstructor = jest.spyOn(globalThis, 'Image').mockImplementationOnce(() => image);
  backend.injectFault({ path: UPLOAD, body: { result: { fileId: '/uploads/lost.png' } } });
  renderWithUpload('en_US');
  await screen.findByText('The picture has been uploaded.');
  imageConstructor.mockRestore();
  fireEvent.error(image);
  const address = 'http://localhost/uploads/lost.png';
  expect(await screen.findByRole('alert')).toHaveTextContent(`cannot be loaded from ${address}`);
  expect(screen.getByRole('button', { name: /Insert/ })).toBeEnabled();
});

test('the picture dialog uploads a picture again after a failed upload', async () => {
  backend.injectFault({ path: UPLOAD, status: 500 });
  const { user } = renderWithUpload('en_US');
  const retryButton = await screen.findByRole('button', { name: 'Try again' });
  backend.injectFault({ path: UPLOAD, body: { result: { fileId: '/files/a.png' } } });
  await user.click(retryButton);
  expect(await screen.findByText('The picture has been uploaded.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /Insert/ })).toBeEnabled();
});

test('Enter in the caption of an existing picture closes the picture dialog, and adds no line to the text that has the focus then', async () => {
  const { onClose } = renderDialog({ existingPicture: { url: '/a.png', alt: 'A', caption: '' } });
  const caption = screen.getByLabelText('Caption (optional)');
  expect(fireEvent.keyDown(caption, { key: 'Enter', keyCode: 13 })).toBe(false);
  await waitFor(() => expect(onClose).toHaveBeenCalled());
});

test('the picture dialog of a decorative picture focuses its checkbox, since the alternative text is disabled', async () => {
  renderDialog({ existingPicture: { url: '/a.png', alt: '', caption: '' } });
  await waitFor(() => expect(screen.getByRole('checkbox', { name: /^Decorative/ })).toHaveFocus());
});
