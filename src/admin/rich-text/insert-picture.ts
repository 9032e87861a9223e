import type Quill from 'quill';
import { pictureUrl } from '@/lib/safe-url';
import { insertBlock, replaceBlock } from './block-edits';
import { newFigure, writeFigure, type Figure } from './figure';
import type { PictureTask } from './picture-task';

/** Maximum time to determine the size of a picture: the dialog cannot be closed until then. */
const TIMEOUT_MS = 3_000;

interface Size {
  width?: number;
  height?: number;
}

/** Returns the intrinsic size of a picture, which avoids a layout shift; undefined if it cannot be loaded in time. */
async function readSize(url: string): Promise<Size | undefined> {
  const image = new Image();
  image.src = pictureUrl(url) ?? url;
  try {
    await Promise.race([image.decode(), new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS))]);
  } catch {
    return undefined;
  }
  const { naturalWidth: width, naturalHeight: height } = image;
  return width > 0 && height > 0 ? { width, height } : undefined;
}

/** Inserts a picture, or changes the description and caption of an existing one. Returns the index after it. */
export async function insertPicture(
  quill: Quill,
  { index, existingPicture, figureHtml }: PictureTask,
  picture: Figure,
): Promise<number> {
  const { url, alt, caption } = picture;
  if (figureHtml !== undefined) {
    replaceBlock(quill, index, writeFigure(figureHtml, picture));
    return index + 1;
  }
  const size = existingPicture ? quill.getFormat(index, 1) : await readSize(url);
  const { width, height } = size ?? {};
  const knownSize = { ...(width ? { width } : {}), ...(height ? { height } : {}) } as Size;
  if (caption !== '') {
    const html = newFigure(picture, knownSize);
    return insertBlock(quill, index, html, existingPicture ? 1 : 0) + 1;
  }
  if (!existingPicture) quill.insertEmbed(index, 'image', url, 'user');
  quill.formatText(index, 1, { alt: alt ?? null, ...knownSize }, 'user');
  return index + 1;
}
