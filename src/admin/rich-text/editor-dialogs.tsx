import type Quill from 'quill';
import { useState } from 'react';
import { LazyComponent } from '@/ui/lazy-component';
import { blockHtmlAt, kindOf } from './block-edits';
import { readFigure } from './figure';
import type { EditorTask } from './task-dialog';

async function loadTaskDialog() {
  const { TaskDialog } = await import('./task-dialog');
  return TaskDialog;
}

/** Manages the tasks of an editor, whose dialogs open one after the other. */
export function useEditorTasks(quill: Quill | undefined) {
  const [tasks, setTasks] = useState<EditorTask[]>([]);
  const openHtmlView = (index: number) => {
    const html = quill && blockHtmlAt(quill, index);
    if (html !== undefined) setTasks([{ type: 'html', index, html }]);
  };
  const openBlock = (index: number) => {
    const html = quill && blockHtmlAt(quill, index);
    if (html === undefined) return;
    const kind = kindOf(html);
    const figure = kind === 'figure' ? readFigure(html) : undefined;
    if (figure) setTasks([{ type: 'picture', index, existingPicture: figure, figureHtml: html }]);
    else if (kind === 'table') setTasks([{ type: 'table', index, html }]);
    else if (kind === 'other') openHtmlView(index);
  };
  return { tasks, setTasks, openHtmlView, openBlock };
}

interface EditorDialogsProps {
  quill: Quill;
  tasks: readonly EditorTask[];
  setTasks: (tasks: EditorTask[]) => void;
  language: string | null;
}

/** Renders the dialog of the first task. */
export function EditorDialogs({ quill, tasks, setTasks, language }: EditorDialogsProps) {
  const [task, ...otherTasks] = tasks;
  if (!task) return null;
  return (
    <LazyComponent load={loadTaskDialog} fallback={null}>
      {(TaskDialog) => (
        <TaskDialog
          key={tasks.length}
          {...{ quill, task, language }}
          onClose={(nextIndex) =>
            setTasks(
              otherTasks.map((otherTask) => ({
                ...otherTask,
                index: nextIndex ?? otherTask.index,
              })),
            )
          }
        />
      )}
    </LazyComponent>
  );
}
