import type Quill from 'quill';
import { flushSync } from 'react-dom';

/** Closes a dialog of the editor, and focuses and selects a range of the text, so that the next key is typed there. */
export function closeEditorDialog(
  quill: Quill,
  close: () => void,
  index: number,
  length = 0,
): void {
  // Synchronously: an open dialog would restore its focus.
  flushSync(close);
  quill.setSelection(index, length, 'user');
}
