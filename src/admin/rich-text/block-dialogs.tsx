import type Quill from 'quill';
import { useState } from 'react';
import { insertBlock, replaceBlock } from './block-edits';
import { closeEditorDialog } from './close-editor-dialog';
import { HtmlViewDialog } from './html-view-dialog';
import { NewTable } from './table/new-table';
import { TableDialog } from './table/table-dialog';

/** A preserved block to edit, or a table to insert. */
export type BlockTask =
  { type: 'new-table'; index: number } | { type: 'table' | 'html'; index: number; html: string };

interface BlockDialogsProps {
  quill: Quill;
  task: BlockTask;
  language: string | null;
  onClose: () => void;
}

/** Renders the dialog for a task; its result is a single undo step. */
export function BlockDialogs({ quill, task, language, onClose }: BlockDialogsProps) {
  const [newTableHtml, setNewTableHtml] = useState<string>();
  const close = (index: number, length: number) => closeEditorDialog(quill, onClose, index, length);
  const replace = (html: string) => {
    replaceBlock(quill, task.index, html);
    close(task.index, 1);
  };
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
    return <NewTable onCreate={setNewTableHtml} onCancel={() => close(task.index, 0)} />;
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
