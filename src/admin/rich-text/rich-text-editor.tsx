import { useCallback, useState } from 'react';
import { openStored, type Opened } from './open-stored';
import { QuillEditor } from './quill-editor';
import { HtmlViewEditor } from './html-view-editor';

/** Id and ARIA attributes of the editable element. */
export interface ControlAttributes {
  id: string;
  'aria-invalid': boolean;
  'aria-describedby': string;
}

interface RichTextEditorProps {
  /** Stored HTML. */
  value: string;
  onChange: (html: string) => void;
  control: ControlAttributes;
  /** Code of the content language, or null. */
  language: string | null;
}

interface OpenedText extends Opened {
  value: string;
  /** Counts the texts set from outside: each gets a new editor. */
  epoch: number;
  source: boolean;
}

function openText(value: string, epoch: number): OpenedText {
  const opened = openStored(value);
  return { value, epoch, ...opened, source: opened.losses.length > 0 };
}

/**
 * Renders the editor of stored HTML: the rich text editor if it causes no losses, otherwise the HTML view
 * (docs/architecture.md#6-unsaved-work). Calls `onChange` only for edits; unedited content remains unchanged.
 */
export function RichTextEditor({ value, onChange, control, language }: RichTextEditorProps) {
  const [opened, setOpened] = useState(() => openText(value, 0));
  if (value !== opened.value) setOpened(openText(value, opened.epoch + 1));
  const changeText = useCallback(
    (html: string) => {
      setOpened((before) => ({ ...before, value: html }));
      onChange(html);
    },
    [onChange],
  );
  if (opened.source) {
    return (
      <HtmlViewEditor
        {...{ value, control, language }}
        losses={opened.losses}
        onChange={changeText}
        onRich={() => {
          const next = openText(value, opened.epoch + 1);
          setOpened(next);
          return next.losses.length === 0;
        }}
      />
    );
  }
  return (
    <QuillEditor
      key={opened.epoch}
      {...{ value, control, language }}
      start={opened.start}
      onChange={changeText}
      onSource={() => setOpened({ ...opened, value, losses: [], source: true })}
    />
  );
}
