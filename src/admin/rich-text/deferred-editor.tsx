import {
  startTransition,
  useCallback,
  useEffect,
  useRef,
  useState,
  type ClipboardEvent,
  type MouseEvent,
} from 'react';
import { whenIdle } from '@/lib/when-idle';
import { useNearViewport } from '@/ui/use-near-viewport';
import type { RichTextEditor, RichTextEditorProps } from './rich-text-editor';
import { StoredText } from './stored-text';

interface DeferredEditorProps extends Omit<RichTextEditorProps, 'onReady'> {
  /** The editor, once its code is loaded. */
  Editor?: typeof RichTextEditor;
}

/** Continues an action that began on the stored text, in the editable element that replaced it. */
type Continuation = (editable: HTMLElement) => void;

/**
 * Renders stored HTML, and the editor in its place when the text is near the viewport and the browser is idle, or when the
 * user is about to edit: editors take most of the time to open an edit form, and texts of a hidden language need none.
 */
export function DeferredEditor({ Editor, ...props }: DeferredEditorProps) {
  const [isEditing, setIsEditing] = useState(false);
  const continuation = useRef<Continuation>(undefined);
  const [storedText, isNear] = useNearViewport<HTMLDivElement>();
  useEffect(() => {
    if (!Editor || isEditing || !isNear) return;
    return whenIdle(() => startTransition(() => setIsEditing(true)));
  }, [Editor, isEditing, isNear]);
  const runContinuation = useCallback((editable: HTMLElement) => {
    continuation.current?.(editable);
    continuation.current = undefined;
  }, []);
  if (Editor && isEditing) return <Editor {...props} onReady={runContinuation} />;

  const startEditing = (next?: Continuation) => {
    continuation.current = next;
    setIsEditing(true);
  };
  return (
    <StoredText
      ref={storedText}
      html={props.value}
      language={props.language}
      controlProps={Editor && props.controlProps}
      events={{
        onFocus: () => startEditing(focusEditable),
        onMouseDown: (event) => {
          // The browser would focus the text that the editor replaces.
          event.preventDefault();
          startEditing(focusAtPoint(event));
        },
        onPaste: (event) => {
          event.preventDefault();
          startEditing(pasteAgain(event));
        },
        onDragEnter: () => startEditing(),
      }}
    />
  );
}

function focusEditable(editable: HTMLElement): void {
  editable.focus({ preventScroll: true });
}

/** Focuses the editable element with the caret where the mouse was pressed, where the browser can find that. */
function focusAtPoint({ clientX, clientY }: MouseEvent): Continuation {
  return (editable) => {
    focusEditable(editable);
    const caret = (document as Partial<Document>).caretPositionFromPoint?.call(
      document,
      clientX,
      clientY,
    );
    if (caret && editable.contains(caret.offsetNode))
      getSelection()?.setPosition(caret.offsetNode, caret.offset);
  };
}

function pasteAgain({ clipboardData }: ClipboardEvent): Continuation {
  return (editable) => {
    focusEditable(editable);
    editable.dispatchEvent(
      new globalThis.ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  };
}
