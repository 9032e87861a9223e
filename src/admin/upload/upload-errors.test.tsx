import { describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { backend, calls, startAdmin } from '../../../scripts/jest/backend';
import { openScreen } from '../../../scripts/jest/open-screen';
import { passTime } from '../../../scripts/jest/pass-time';
import { chooseProfileMenuItem } from '../../../scripts/jest/profile-menu';
import { setLocale } from '@/i18n/locale-store';

/* oxlint-disable testing-library/no-node-access -- file inputs are hidden, and the test reads the elements that the aria-describedby of a button names */

startAdmin();

/** A part of a screen where a picture can be uploaded. */
interface UploadControl {
  name: string;
  uploadPath: string;
  /** Opens the screen and returns the element that accepts a picture. */
  open: () => Promise<{ user: UserEvent; area: HTMLElement }>;
  buttonName: RegExp;
  /** Whether the crop dialog opens before the upload. */
  opensCropDialog: boolean;
}

async function clickButton(user: UserEvent, name: RegExp) {
  await user.click(await screen.findByRole('button', { name }));
}

const UPLOAD_CONTROLS: readonly UploadControl[] = [
  {
    name: 'a picture field',
    uploadPath: '/admin/files/upload',
    buttonName: /^(Choose a picture|选择图片)$/,
    opensCropDialog: true,
    open: async () => {
      const { user } = await openScreen('/admin/articles/honors/edit');
      const cover = await screen.findByRole('group', { name: /^(Cover|封面)$/ });
      return { user, area: cover };
    },
  },
  {
    name: 'the icon library',
    uploadPath: '/admin/icon',
    buttonName: /^(Upload an icon|上传图标)$/,
    opensCropDialog: false,
    open: async () => {
      const { user } = await openScreen('/admin/expertise/add');
      await clickButton(user, /^(Choose an icon|选择图标)$/);
      return { user, area: await screen.findByRole('dialog') };
    },
  },
  {
    name: 'the portrait dialog',
    uploadPath: '/admin/files/upload',
    buttonName: /^((Choose a|Replace the) picture|选择图片|更换图片)$/,
    opensCropDialog: true,
    open: async () => {
      const { user } = await openScreen('/admin/site/status');
      await chooseProfileMenuItem(user, /^(Change portrait|更换头像)$/);
      return { user, area: await screen.findByRole('dialog') };
    },
  },
];

const LOCALES = ['en_US', 'zh_CN'] as const;
const PICTURE = new File([new Uint8Array(100)], 'a.png', { type: 'image/png' });

describe.each(LOCALES)('picture upload in %s', (locale) => {
  it.each(UPLOAD_CONTROLS)(
    '$name shows the server message of a rejected picture, or its own message for a 413 without one',
    async (uploadControl) => {
      setLocale(locale, { reload: false });
      const { user, area } = await uploadControl.open();
      const uploadButton = () =>
        within(area).getByRole('button', { name: uploadControl.buttonName });
      const choose = async () => {
        await user.upload(area.querySelector<HTMLInputElement>('input[type="file"]')!, PICTURE);
        if (uploadControl.opensCropDialog)
          await clickButton(user, /^(Use whole picture|使用整张图片)$/);
      };
      /** Returns the error that `aria-describedby` of the button refers to. */
      const errorText = () => {
        const [id] = /\S+-error/.exec(uploadButton().getAttribute('aria-describedby')!)!;
        const error = document.getElementById(id)!;
        expect(error).toHaveAttribute('role', 'alert');
        expect(uploadButton()).toHaveAttribute('aria-invalid', 'true');
        return error.textContent.trim();
      };
      const path = uploadControl.uploadPath;
      const requestErrorTitle = { en_US: '请求错误 · Request error: ', zh_CN: '请求错误：' }[
        locale
      ];
      const typeMessages = {
        en_US: 'Files of this kind are not accepted.',
        zh_CN: '不支持该文件类型。',
      };
      backend.injectFault({
        method: 'POST',
        path,
        status: 415,
        body: { message: typeMessages[locale] },
      });
      await choose();
      await waitFor(() => expect(errorText()).toBe(requestErrorTitle + typeMessages[locale]));
      const sizeMessages = {
        en_US: 'The file is larger than 2 MB.',
        zh_CN: '文件超过2 MB，请压缩后再上传。',
      };
      backend.injectFault({
        method: 'POST',
        path,
        status: 413,
        body: { message: sizeMessages[locale] },
      });
      await choose();
      await waitFor(() => expect(errorText()).toBe(requestErrorTitle + sizeMessages[locale]));
      // A proxy in front of the backend, which sends no message.
      backend.injectFault({ method: 'POST', path, status: 413, body: '<h1>413</h1>' });
      await choose();
      await waitFor(() =>
        expect(errorText()).toMatch(/does not accept a picture of this size|不接受这么大的图片/),
      );
    },
  );
});

it('the picture field uploads a picture again after a failed upload', async () => {
  setLocale('en_US', { reload: false });
  const { user, area } = await UPLOAD_CONTROLS[0]!.open();
  const path = '/admin/files/upload';
  backend.injectFault({ method: 'POST', path, status: 500 });
  await user.upload(area.querySelector<HTMLInputElement>('input[type="file"]')!, PICTURE);
  await clickButton(user, /^Use whole picture$/);
  const retryButton = await within(area).findByRole('button', { name: 'Try again' });
  expect(screen.getByText(/^请求错误 · Request error: ./)).toBeVisible();
  backend.injectFault({ method: 'POST', path, body: { result: { fileId: '/files/again.png' } } });
  await user.click(retryButton);
  expect(await within(area).findByText('again.png')).toBeVisible();
  expect(within(area).queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(within(area).getByRole('button', { name: /^Replace/ })).toHaveFocus();
});

it('the picture field announces a file that can no longer be read', async () => {
  setLocale('en_US', { reload: false });
  const { user, area } = await UPLOAD_CONTROLS[0]!.open();
  const readSpy = jest
    .spyOn(FileReader.prototype, 'readAsDataURL')
    .mockImplementationOnce(function (this: FileReader) {
      this.dispatchEvent(new ProgressEvent('error'));
    });
  const choose = () =>
    user.upload(area.querySelector<HTMLInputElement>('input[type="file"]')!, PICTURE);
  await choose();
  expect(await screen.findByText(/^Couldn’t read this file/)).toHaveAttribute('role', 'alert');
  readSpy.mockRestore();
  await choose();
  backend.injectFault({
    path: '/admin/files/upload',
    body: { result: { fileId: '/files/read.png' } },
  });
  await clickButton(user, /^Use whole picture$/);
  expect(await within(area).findByText('The picture has been uploaded.')).toBeInTheDocument();
  expect(screen.queryByText(/^Couldn’t read this file/)).toBeNull();
});

/** The first bytes of a picture from an iPhone. */
const HEIC = '\0\0\0\x18ftypheic\0\0\0\0mif1heic';

describe.each(UPLOAD_CONTROLS)('a HEIC picture in $name', (uploadControl) => {
  it.each([
    ['its type', new File(['a'], 'photo', { type: 'image/heic' })],
    ['its extension', new File(['a'], 'IMG_1.HEIF', { type: '' })],
    ['its first bytes', new File([HEIC], 'IMG_1.jpg', { type: 'image/jpeg' })],
  ])('is recognized by %s, and the message explains how to export it as JPEG', async (_, file) => {
    setLocale('en_US', { reload: false });
    const { area } = await uploadControl.open();
    const input = area.querySelector<HTMLInputElement>('input[type="file"]')!;
    fireEvent.change(input, { target: { files: [file] } });
    const message = await screen.findByText(/^This is a HEIC picture/);
    expect(message).toHaveTextContent('Export it as JPEG');
    expect(message).toHaveTextContent('Settings → Camera → Formats');
    expect(calls('POST', uploadControl.uploadPath)).toEqual([]);
    expect(screen.queryByRole('dialog', { name: 'Crop picture' })).toBeNull();
    expect(within(area).getByRole('button', { name: uploadControl.buttonName })).toBeEnabled();
  });
});

it('the picture field shows no error when the resizing of an earlier picture fails after the user has chosen another one', async () => {
  setLocale('en_US', { reload: false });
  const { user, area } = await UPLOAD_CONTROLS[0]!.open();
  const choose = (file: File) =>
    user.upload(area.querySelector<HTMLInputElement>('input[type="file"]')!, file);
  let failToDecode: (error: Error) => void = () => undefined;
  const decoding = new Promise((_, reject) => {
    failToDecode = reject;
  });
  Object.assign(globalThis, { createImageBitmap: () => decoding });
  const largePicture = new File([new Uint8Array(6 * 1024 * 1024)], 'large.png', {
    type: 'image/png',
  });
  await choose(largePicture);
  await clickButton(user, /^Resize and upload$/);
  backend.injectFault({
    path: '/admin/files/upload',
    body: { result: { fileId: '/files/small.png' } },
  });
  await choose(PICTURE);
  await clickButton(user, /^Use whole picture$/);
  expect(await within(area).findByText('small.png')).toBeVisible();
  await act(async () => {
    failToDecode(new Error('The file is damaged'));
    await Promise.resolve();
  });
  expect(screen.queryByText(/^Couldn’t resize this picture/)).toBeNull();
});

it('the picture field translates its error when the interface language changes', async () => {
  setLocale('en_US', { reload: false });
  const { user, area } = await UPLOAD_CONTROLS[0]!.open();
  const input = area.querySelector<HTMLInputElement>('input[type="file"]')!;
  await user.upload(input, new File([], 'a.png', { type: 'image/png' }));
  expect(await screen.findByText('This file is empty.')).toBeVisible();
  act(() => setLocale('zh_CN', { reload: false }));
  expect(await screen.findByText('文件内容为空。')).toBeVisible();
});

it('the icon library shows the server message when an icon cannot be deleted, and the icon remains', async () => {
  setLocale('zh_CN', { reload: false });
  const fieldWithIcon = backend.db.professionalFields.all().find(({ lang }) => lang === 'zh_CN')!;
  const { user, area: library } = await UPLOAD_CONTROLS[1]!.open();
  const iconRadio = () =>
    within(library).getByRole('radio', { name: new RegExp(fieldWithIcon.name) });
  await waitFor(() => expect(iconRadio()).toBeVisible());
  await user.click(iconRadio());
  await user.click(within(library).getByRole('button', { name: '删除此图标' }));
  const button = within(library).getByRole('button', { name: '仍要删除' });
  // The time to undo the deletion passes first.
  await passTime(8_000, () => {
    fireEvent.click(button);
    expect(iconRadio()).toBeDisabled();
  });
  const failure = /^未能删除“.+”。该内容仍在使用中，无法完成操作。$/;
  const failureText = await within(library).findByText(failure);
  expect(failureText).toBeVisible();
  expect(iconRadio()).toBeEnabled();
  expect(within(library).getByRole('button', { name: '使用此图标' })).toBeEnabled();
});

it('the picture field shows the address of an uploaded picture that cannot be loaded and keeps the picture', async () => {
  setLocale('en_US', { reload: false });
  // jsdom loads no pictures: the test simulates the error.
  const createdImages: HTMLImageElement[] = [];
  const imageConstructor = jest.spyOn(globalThis, 'Image').mockImplementation(() => {
    const image = document.createElement('img');
    createdImages.push(image);
    return image;
  });
  const { user, area } = await UPLOAD_CONTROLS[0]!.open();
  const path = '/admin/files/upload';
  const fileId = '/uploads/lost.png';
  backend.injectFault({ method: 'POST', path, status: 201, body: { result: { fileId } } });
  await user.upload(area.querySelector<HTMLInputElement>('input[type="file"]')!, PICTURE);
  await clickButton(user, /^Use whole picture$/);
  await within(area).findByText('The picture has been uploaded.');
  expect(createdImages.at(-1)).toHaveAttribute('src', 'http://localhost/uploads/lost.png');
  fireEvent.error(createdImages.at(-1)!);
  expect(
    await screen.findByText(/cannot be loaded from http:\/\/localhost\/uploads\/lost.png/),
  ).toBeVisible();
  // No broken picture, and the address once.
  expect(area.querySelector('img')).toBeNull();
  expect(screen.getAllByText(/lost\.png/)).toHaveLength(1);
  imageConstructor.mockRestore();
  await clickButton(user, /^Remove picture$/);
  await waitFor(() => expect(screen.queryByText(/cannot be loaded/)).not.toBeInTheDocument());
});
