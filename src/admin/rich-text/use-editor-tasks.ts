import type Quill from 'quill';
import { useState } from 'react';
import type { BlockTask } from './block-dialogs';
import { blockAt, kindOf } from './block-edits';
import { readFigure } from './figure';
import type { PictureTask } from './picture-task';

/** Manages the dialogs of an editor: for pictures, one after the other, and for a block. */
export function useEditorTasks(quill: Quill | undefined) {
  const [pictures, setPictures] = useState<PictureTask[]>([]);
  const [block, setBlock] = useState<BlockTask>();
  const openSource = (index: number) => {
    const html = quill && blockAt(quill, index);
    if (html !== undefined) setBlock({ type: 'html', index, html });
  };
  const openBlock = (index: number) => {
    const html = quill && blockAt(quill, index);
    if (html === undefined) return;
    const kind = kindOf(html);
    const figure = kind === 'figure' ? readFigure(html) : undefined;
    if (figure) setPictures([{ index, presentFigure: figure, figure: html }]);
    else if (kind === 'table') setBlock({ type: 'table', index, html });
    else if (kind === 'other') openSource(index);
  };
  return { pictures, setPictures, block, setBlock, openSource, openBlock };
}

/** Return value of `useEditorTasks`. */
export type EditorTasks = ReturnType<typeof useEditorTasks>;
