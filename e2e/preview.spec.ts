import type { Page } from '@playwright/test';
import { REDUCED_MOTION, expect, storeSession, test } from './fixtures';

test.use(REDUCED_MOTION);

/** A long article with headings, in both languages, with a cover of 1280 by 800 pixels. */
const GUIDE = '/admin/articles/news/edit?no=N-0021';

const cover = (page: Page) => page.getByRole('group', { name: 'Cover', exact: true });

/** Dispatches a drop event on the cover field, as the system does. */
async function drop(
  page: Page,
  content: 'address' | 'text' | 'text file' | 'large picture' | 'phone photo',
): Promise<void> {
  const transfer = await page.evaluateHandle(async (droppedContent) => {
    const data = new DataTransfer();
    if (droppedContent === 'address')
      data.setData('text/uri-list', 'https://pictures.example.com/a.png');
    if (droppedContent === 'text') data.setData('text/plain', 'some words');
    if (droppedContent === 'text file')
      data.items.add(new File(['a'], 'a.txt', { type: 'text/plain' }));
    if (droppedContent === 'large picture') {
      const canvas = new OffscreenCanvas(1600, 1200);
      canvas.getContext('2d');
      const blob = await canvas.convertToBlob({ type: 'image/png' });
      // Bytes after the end of a picture are ignored by the decoder, but uploaded.
      const parts = [blob, new Uint8Array(6 * 1024 * 1024)];
      data.items.add(new File(parts, 'large.png', { type: 'image/png' }));
    }
    if (droppedContent === 'phone photo') {
      // Lies on its side, with the left half red: upright, the top is red.
      const canvas = new OffscreenCanvas(3200, 1600);
      const context = canvas.getContext('2d');
      if (!context) throw new Error('The browser has no 2D canvas');
      context.fillStyle = '#f00';
      context.fillRect(0, 0, 1600, 1600);
      const blob = await canvas.convertToBlob({ type: 'image/jpeg' });
      const tiff = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0];
      const exif = [0xff, 0xe1, 0, 34, 0x45, 0x78, 0x69, 0x66, 0, 0, ...tiff, 0, 0, 0, 0];
      const parts = [blob.slice(0, 2), Uint8Array.from(exif), blob.slice(2)];
      data.items.add(new File(parts, 'IMG_1.jpg', { type: 'image/jpeg' }));
    }
    return data;
  }, content);
  await cover(page)
    .getByText('Choose a picture, drop it here')
    .dispatchEvent('drop', { dataTransfer: transfer });
}

test('staff crop a cover, preview both languages and both widths, and publish the article to visitors', async ({
  page,
  mock,
}) => {
  await storeSession(page);
  await page.goto(GUIDE);
  const moreButton = cover(page).getByRole('button', { name: 'More picture actions' });
  await moreButton.click();
  await page.getByRole('menuitem', { name: 'Crop picture' }).click();
  const cropDialog = page.getByRole('dialog', { name: 'Crop picture' });
  await expect(cropDialog.getByText('1280 × 800 pixels')).toBeVisible();
  await cropDialog.getByRole('slider', { name: 'Zoom' }).press('End');
  await expect(cropDialog.getByText('320 × 200 pixels')).toBeVisible();
  await cropDialog.getByRole('group', { name: 'Crop area' }).press('ArrowRight');
  await cropDialog.getByRole('button', { name: 'Apply crop' }).press('Enter');
  await expect(cover(page).getByText('The picture has been uploaded.')).toBeAttached();
  await expect(cover(page).getByRole('img', { name: 'Cover' })).toHaveJSProperty(
    'naturalWidth',
    320,
  );
  await expect(moreButton).toBeFocused();

  const previewButton = page.getByRole('button', { name: /Preview$/ });
  await previewButton.click();
  const preview = page.getByRole('dialog', { name: 'Preview' });
  const frame = preview.locator('iframe').contentFrame();
  const heading = frame.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(/^The Personal Information Protection Law/);
  await expect(frame.locator('article img').first()).toHaveJSProperty('naturalWidth', 320);
  await expect(frame.getByRole('navigation', { name: 'Contents' })).toBeVisible();
  await expect(frame.locator('details')).toHaveCount(0);

  await preview.getByText('Mobile', { exact: true }).click();
  await expect(frame.locator('details')).toBeVisible();
  expect(
    await heading.evaluate(({ ownerDocument: { defaultView: view } }) => view?.innerWidth),
  ).toBe(390);
  await preview.getByText('Simplified Chinese', { exact: true }).click();
  await expect(heading).toHaveText(/^《个人信息保护法》/);
  await expect(frame.getByText('阅读约需', { exact: false })).toBeVisible();
  await frame.getByRole('link', { name: '新闻动态' }).click();
  await expect(preview.getByRole('status')).toContainText('/news');
  expect(page.context().pages()).toHaveLength(1);
  await page.keyboard.press('Escape');
  await expect(preview).toBeHidden();
  await expect(previewButton).toBeFocused();
  const paths = (await mock.requests()).map(({ path }) => path);
  expect(paths.filter((path) => path.startsWith('/api/user/latest-news'))).toEqual([]);

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Published.').first()).toBeVisible();
  const viewOnSiteLink = page.getByRole('link', { name: 'View on site' });
  const visitor = await page.context().newPage();
  await visitor.goto((await viewOnSiteLink.getAttribute('href')) ?? '');
  await expect(visitor.locator('article img').first()).toHaveJSProperty('naturalWidth', 320);
});

test('the cover field explains the rejection of dropped content that is no picture, and compresses a picture whose file is too large', async ({
  page,
}) => {
  await storeSession(page);
  await page.goto(GUIDE);
  const sourceBefore = await cover(page).getByRole('img', { name: 'Cover' }).getAttribute('src');
  await drop(page, 'address');
  await expect(page.getByText('This picture is on another website')).toBeVisible();
  await drop(page, 'text');
  await expect(page.getByText('The dropped content has no picture.')).toBeVisible();
  await drop(page, 'text file');
  await expect(page.getByText('This file type is not supported.')).toBeVisible();
  expect(await cover(page).getByRole('img', { name: 'Cover' }).getAttribute('src')).toBe(
    sourceBefore,
  );
  await drop(page, 'large picture');
  await expect(page.getByText('This file type is not supported.')).toBeHidden();
  await cover(page).getByRole('button', { name: 'Resize and upload' }).click();
  await expect(cover(page).getByText('The picture has been uploaded.')).toBeAttached();
  await expect(cover(page).getByRole('img', { name: 'Cover' })).toHaveJSProperty(
    'naturalWidth',
    1600,
  );
  await expect(cover(page).getByRole('img', { name: 'Cover' })).toHaveAttribute(
    'src',
    /large\.webp$/,
  );
});

test('the cover field turns and shrinks a photo taken with a phone before it is sent', async ({
  page,
}) => {
  await storeSession(page);
  await page.goto(GUIDE);
  await drop(page, 'phone photo');
  await page.getByRole('button', { name: 'Use whole picture' }).click();
  await expect(cover(page).getByText('The picture has been uploaded.')).toBeAttached();
  const picture = cover(page).getByRole('img', { name: 'Cover' });
  await expect(picture).toHaveAttribute('src', /IMG_1\.jpg$/);
  await expect(picture).toHaveJSProperty('naturalWidth', 1200);
  await expect(picture).toHaveJSProperty('naturalHeight', 2400);
  // Rotated upright, not only marked as turned: the file has no metadata of the camera, and the top is red.
  const pixels = await picture.evaluate(async ({ src }: HTMLImageElement) => {
    const blob = await (await fetch(src)).blob();
    const bitmap = await createImageBitmap(blob, { imageOrientation: 'none' });
    const context = new OffscreenCanvas(1, 2).getContext('2d');
    context?.drawImage(bitmap, 0, 0, 1, 2);
    const [topRed = 0, , , , bottomRed = 0] = context?.getImageData(0, 0, 1, 2).data ?? [];
    return {
      isTopRed: topRed > 200,
      isBottomRed: bottomRed > 200,
      hasMetadata: (await blob.text()).includes('Exif'),
    };
  });
  expect(pixels).toEqual({ isTopRed: true, isBottomRed: false, hasMetadata: false });
});
