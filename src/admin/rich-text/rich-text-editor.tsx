import { useCallback, useRef, useState } from 'react';
import type { useFieldState } from '@/admin/fields/form-store';
import { editorLosses } from './fidelity';
import {
  prepareForEditor,
  prepareWithoutComparison,
  type PreparedText,
} from './prepare-for-editor';
import { QuillEditor } from './quill-editor';
import { HtmlViewEditor } from './html-view-editor';

export interface RichTextEditorProps {
  /** Stored HTML. */
  value: string;
  onChange: (html: string) => void;
  controlProps: ReturnType<typeof useFieldState>['controlProps'];
  /** Code of the content language; null for fields that all languages share. */
  language: string | null;
  /** Called with the editable element when the user can edit in it. */
  onReady: (editable: HTMLElement) => void;
}

interface EditorState extends PreparedText {
  value: string;
  /** Whether the stored text was compared with the text that the editor will have. */
  isCompared: boolean;
  /** Increases with each text that needs a new editor. */
  editorKey: number;
  showsHtmlView: boolean;
}

/** Returns the state for a text, compared if `isCompared`; otherwise the editor compares it when it is mounted. */
function createEditorState(value: string, editorKey: number, isCompared: boolean): EditorState {
  const preparedText = isCompared
    ? prepareForEditor(value)
    : { editorHtml: prepareWithoutComparison(value), losses: [] };
  const showsHtmlView = preparedText.losses.length > 0;
  return { value, editorKey, isCompared, showsHtmlView, ...preparedText };
}

/**
 * Renders the editor of stored HTML: the rich text editor if it causes no losses, otherwise or on request the HTML view
 * (docs/architecture.md#6-unsaved-work). Calls `onChange` only for edits; unedited content remains unchanged.
 */
export function RichTextEditor(props: RichTextEditorProps) {
  const { value, onChange, controlProps, language, onReady } = props;
  const [state, setState] = useState(() => createEditorState(value, 0, false));
  if (value !== state.value) setState(createEditorState(value, state.editorKey + 1, false));
  /** Whether the user has changed the view: the new one gets the focus, since the button that had it is removed. */
  const hasChangedView = useRef(false);
  const handleReady = (editable: HTMLElement) => {
    if (hasChangedView.current) editable.focus({ preventScroll: true });
    hasChangedView.current = false;
    onReady(editable);
  };
  const changeText = useCallback(
    (html: string) => {
      setState((before) => ({ ...before, value: html }));
      onChange(html);
    },
    [onChange],
  );
  if (state.showsHtmlView) {
    return (
      <HtmlViewEditor
        {...{ value, controlProps, language }}
        losses={state.losses}
        onChange={changeText}
        onReady={handleReady}
        onOpenRichEditor={() => {
          const next = createEditorState(value, state.editorKey + 1, true);
          hasChangedView.current = next.losses.length === 0;
          setState(next);
          return next.losses.length === 0;
        }}
      />
    );
  }
  const compareOnMount = (editable: HTMLElement) => {
    if (!state.isCompared && editorLosses(value, editable.innerHTML).length > 0)
      setState(createEditorState(value, state.editorKey + 1, true));
    else handleReady(editable);
  };
  return (
    <QuillEditor
      key={state.editorKey}
      {...{ value, controlProps, language }}
      initialHtml={state.editorHtml}
      onChange={changeText}
      onReady={compareOnMount}
      onOpenHtmlView={() => {
        hasChangedView.current = true;
        setState({ ...state, value, losses: [], showsHtmlView: true });
      }}
    />
  );
}
