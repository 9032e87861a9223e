import type Quill from 'quill';
import { PreservedBlock } from './preserved-block-blot';
import { preservedHtml, STORED_SOURCE } from './preserved-block';
import { readFigure, type Figure } from './figure';
import { selectedBlockIndex } from './preserved-block-keys';

/** A picture to insert, or an existing one to edit. */
export interface PictureTask {
  index: number;
  /** File that was dropped or pasted. */
  file?: File | undefined;
  /** The existing picture. */
  existingPicture?: Figure;
  /** Stored HTML of the figure that contains it. */
  figureHtml?: string;
}

/** Returns the task of the picture button: the selected picture, or a new one at the cursor. */
export function pictureTaskAt(quill: Quill): PictureTask {
  const range = quill.getSelection(true);
  const { index, length } = range;
  if (selectedBlockIndex(quill, range) !== undefined) {
    const [line] = quill.getLine(index);
    const html = line instanceof PreservedBlock ? preservedHtml(line.domNode) : '';
    const existingPicture = readFigure(html);
    return existingPicture ? { index, existingPicture, figureHtml: html } : { index: index + 1 };
  }
  const [leaf] = length === 1 ? quill.getLeaf(index + 1) : [null];
  const element = leaf?.domNode;
  if (!(element instanceof HTMLImageElement)) return { index: index + length };
  const alt = element.getAttribute('alt') ?? undefined;
  const url = element.getAttribute(STORED_SOURCE) ?? element.getAttribute('src') ?? '';
  return { index, existingPicture: { url, alt, caption: '' } };
}
