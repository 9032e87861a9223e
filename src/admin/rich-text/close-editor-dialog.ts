import type Quill from 'quill';
import { flushSync } from 'react-dom';

/** Closes a dialog of the editor and goes on in the text, so that the next key is written there. */
export function closeEditorDialog(
  quill: Quill,
  close: () => void,
  index: number,
  length = 0,
): void {
  // At once: a dialog that is still open takes the focus back.
  flushSync(close);
  quill.setSelection(index, length, 'user');
}
