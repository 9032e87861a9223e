import type Quill from 'quill';
import { blockHtmlAt } from './block-edits';
import { STORED_SOURCE_ATTRIBUTE } from './preserved-block';
import { readFigure, type Figure } from './figure';
import { selectedBlockIndex } from './preserved-block-keys';

export interface PictureTask {
  type: 'picture';
  index: number;
  /** File that was dropped or pasted. */
  file?: File;
  existingPicture?: Figure;
  /** Stored HTML of the figure that contains the existing picture. */
  figureHtml?: string;
}

/** Returns the task of the picture button: to edit the selected picture, or to insert one after the selection. */
export function pictureTaskAt(quill: Quill): PictureTask {
  const range = quill.getSelection(true);
  const { index, length } = range;
  if (selectedBlockIndex(quill, range) !== undefined) {
    const figureHtml = blockHtmlAt(quill, index) ?? '';
    const existingPicture = readFigure(figureHtml);
    return existingPicture
      ? { type: 'picture', index, existingPicture, figureHtml }
      : { type: 'picture', index: index + 1 };
  }
  const [leaf] = length === 1 ? quill.getLeaf(index + 1) : [null];
  const element = leaf?.domNode;
  if (!(element instanceof HTMLImageElement)) return { type: 'picture', index: index + length };
  const alt = element.getAttribute('alt') ?? undefined;
  const url = element.getAttribute(STORED_SOURCE_ATTRIBUTE) ?? element.getAttribute('src') ?? '';
  return { type: 'picture', index, existingPicture: { url, alt, caption: '' } };
}
