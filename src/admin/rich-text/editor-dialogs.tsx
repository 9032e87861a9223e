import type Quill from 'quill';
import { LazyComponent } from '@/ui/lazy-component';
import type { EditorTasks } from './use-editor-tasks';

async function loadPictureDialog() {
  const { PictureDialog } = await import('./picture-dialog');
  return PictureDialog;
}

async function loadBlockDialogs() {
  const { BlockDialogs } = await import('./block-dialogs');
  return BlockDialogs;
}

interface EditorDialogsProps {
  quill: Quill;
  tasks: EditorTasks;
  language: string | null;
}

/** Renders the open dialogs of an editor. */
export function EditorDialogs({ quill, tasks, language }: EditorDialogsProps) {
  const { pictureTasks, setPictureTasks, blockTask, setBlockTask } = tasks;
  const [picture] = pictureTasks;
  return (
    <>
      {picture && (
        <LazyComponent load={loadPictureDialog} fallback={null}>
          {(Dialog) => (
            <Dialog
              key={pictureTasks.length}
              quill={quill}
              task={picture}
              onClose={(next) =>
                setPictureTasks(
                  pictureTasks
                    .slice(1)
                    .map((picture) => ({ ...picture, index: next ?? picture.index })),
                )
              }
            />
          )}
        </LazyComponent>
      )}
      {blockTask && (
        <LazyComponent load={loadBlockDialogs} fallback={null}>
          {(Dialogs) => (
            <Dialogs
              quill={quill}
              task={blockTask}
              language={language}
              onClose={() => setBlockTask(undefined)}
            />
          )}
        </LazyComponent>
      )}
    </>
  );
}
