import type Quill from 'quill';
import { useState } from 'react';
import { insertBlock, replaceBlock } from './block-edits';
import { closeEditorDialog } from './close-editor-dialog';
import { HtmlViewDialog } from './html-view-dialog';
import { PictureDialog } from './picture-dialog';
import type { PictureTask } from './picture-task';
import { NewTableDialog } from './table/new-table-dialog';
import { TableDialog } from './table/table-dialog';

/** A picture to insert or edit, a preserved block to edit, or a table to insert. */
export type EditorTask =
  | PictureTask
  | { type: 'new-table'; index: number }
  | { type: 'table' | 'html'; index: number; html: string };

interface TaskDialogProps {
  quill: Quill;
  task: EditorTask;
  language: string | null;
  /** Receives the index for the next task. */
  onClose: (nextIndex?: number) => void;
}

/** Renders the dialog for a task and applies its result to the text. */
export function TaskDialog({ quill, task, language, onClose }: TaskDialogProps) {
  const [newTableHtml, setNewTableHtml] = useState<string>();
  const close = (index: number, length: number) => closeEditorDialog(quill, onClose, index, length);
  const replace = (html: string) => {
    replaceBlock(quill, task.index, html);
    close(task.index, 1);
  };
  if (task.type === 'picture') return <PictureDialog {...{ quill, task, onClose }} />;
  if (task.type === 'html') {
    return (
      <HtmlViewDialog
        html={task.html}
        language={language}
        onDone={replace}
        onCancel={() => close(task.index, 1)}
      />
    );
  }
  if (task.type === 'new-table' && newTableHtml === undefined) {
    return <NewTableDialog onCreate={setNewTableHtml} onCancel={() => close(task.index, 0)} />;
  }
  const isNew = task.type === 'new-table';
  return (
    <TableDialog
      html={isNew ? (newTableHtml ?? '') : task.html}
      isNew={isNew}
      language={language}
      onDone={(html) => {
        if (isNew) close(insertBlock(quill, task.index, html), 1);
        else if (html === task.html) close(task.index, 1);
        else replace(html);
      }}
      onCancel={() => close(task.index, isNew ? 0 : 1)}
    />
  );
}
