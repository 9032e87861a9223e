import { useCallback, useState } from 'react';
import { editorLosses } from './fidelity';
import { openStored, prepareStored, type Opened } from './open-stored';
import { QuillEditor } from './quill-editor';
import { HtmlViewEditor } from './html-view-editor';

/** Id and ARIA attributes of the editable element. */
export interface ControlAttributes {
  id: string;
  'aria-invalid': boolean;
  'aria-describedby': string;
}

/** Props of `RichTextEditor`. */
export interface RichTextEditorProps {
  /** Stored HTML. */
  value: string;
  onChange: (html: string) => void;
  control: ControlAttributes;
  /** Code of the content language, or null. */
  language: string | null;
  /** Called with the editable element when the user can edit in it. Must be stable. */
  onReady: (editable: HTMLElement) => void;
}

interface OpenedText extends Opened {
  value: string;
  /** Whether the text was compared with the editor's. */
  isChecked: boolean;
  /** Number of texts that were set from outside: each gets a new editor. */
  epoch: number;
  showsHtmlView: boolean;
}

/** Prepares a text for the editor, which compares it when it is mounted. */
function openUnchecked(value: string, epoch: number): OpenedText {
  return {
    value,
    epoch,
    start: prepareStored(value),
    losses: [],
    isChecked: false,
    showsHtmlView: false,
  };
}

function openChecked(value: string, epoch: number): OpenedText {
  const opened = openStored(value);
  return { value, epoch, ...opened, isChecked: true, showsHtmlView: opened.losses.length > 0 };
}

/**
 * Renders the editor of stored HTML: the rich text editor if it causes no losses, otherwise the HTML view
 * (docs/architecture.md#6-unsaved-work). Calls `onChange` only for edits; unedited content remains unchanged.
 */
export function RichTextEditor(props: RichTextEditorProps) {
  const { value, onChange, control, language, onReady } = props;
  const [opened, setOpened] = useState(() => openUnchecked(value, 0));
  if (value !== opened.value) setOpened(openUnchecked(value, opened.epoch + 1));
  const changeText = useCallback(
    (html: string) => {
      setOpened((before) => ({ ...before, value: html }));
      onChange(html);
    },
    [onChange],
  );
  if (opened.showsHtmlView) {
    return (
      <HtmlViewEditor
        {...{ value, control, language }}
        losses={opened.losses}
        onChange={changeText}
        onReady={onReady}
        onRich={() => {
          const next = openChecked(value, opened.epoch + 1);
          setOpened(next);
          return next.losses.length === 0;
        }}
      />
    );
  }
  const check = (editable: HTMLElement) => {
    if (!opened.isChecked && editorLosses(value, editable.innerHTML).length > 0)
      setOpened(openChecked(value, opened.epoch + 1));
    else onReady(editable);
  };
  return (
    <QuillEditor
      key={opened.epoch}
      {...{ value, control, language }}
      start={opened.start}
      onChange={changeText}
      onReady={check}
      onSource={() => setOpened({ ...opened, value, losses: [], showsHtmlView: true })}
    />
  );
}
