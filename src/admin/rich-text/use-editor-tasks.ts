import type Quill from 'quill';
import { useState } from 'react';
import type { BlockTask } from './block-dialogs';
import { blockAt, kindOf } from './block-edits';
import { readFigure } from './figure';
import type { PictureTask } from './picture-task';

/** Manages the dialogs of an editor: for pictures, one after the other, and for a block. */
export function useEditorTasks(quill: Quill | undefined) {
  const [pictureTasks, setPictureTasks] = useState<PictureTask[]>([]);
  const [blockTask, setBlockTask] = useState<BlockTask>();
  const openHtmlView = (index: number) => {
    const html = quill && blockAt(quill, index);
    if (html !== undefined) setBlockTask({ type: 'html', index, html });
  };
  const openBlock = (index: number) => {
    const html = quill && blockAt(quill, index);
    if (html === undefined) return;
    const kind = kindOf(html);
    const figure = kind === 'figure' ? readFigure(html) : undefined;
    if (figure) setPictureTasks([{ index, existingPicture: figure, figureHtml: html }]);
    else if (kind === 'table') setBlockTask({ type: 'table', index, html });
    else if (kind === 'other') openHtmlView(index);
  };
  return { pictureTasks, setPictureTasks, blockTask, setBlockTask, openHtmlView, openBlock };
}

/** Return value of `useEditorTasks`. */
export type EditorTasks = ReturnType<typeof useEditorTasks>;
