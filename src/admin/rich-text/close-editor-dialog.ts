import type Quill from 'quill';
import { flushSync } from 'react-dom';

/** Closes a dialog of the editor, and focuses and selects a range of the text, so that the next key is typed there. */
export function closeEditorDialog(
  quill: Quill,
  close: () => void,
  index: number,
  length = 0,
): void {
  // Synchronously: a dialog that is still open would take the focus back from the editor.
  flushSync(close);
  quill.setSelection(index, length, 'user');
}
