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

interface Taken extends Opened {
  value: string;
  /** Counts the texts set from outside: each gets a new editor. */
  epoch: number;
  source: boolean;
}

function take(value: string, epoch: number): Taken {
  const opened = openStored(value);
  return { value, epoch, ...opened, source: opened.losses.length > 0 };
}

/**
 * Renders the editor of stored HTML: the rich text editor if it causes no losses, otherwise the HTML view
 * (docs/architecture.md#6-unsaved-work). Calls `onChange` only for edits; unedited content remains unchanged.
 */
export function RichTextEditor({ value, onChange, control, language }: RichTextEditorProps) {
  const [taken, setTaken] = useState(() => take(value, 0));
  if (value !== taken.value) setTaken(take(value, taken.epoch + 1));
  const give = useCallback(
    (html: string) => {
      setTaken((before) => ({ ...before, value: html }));
      onChange(html);
    },
    [onChange],
  );
  if (taken.source) {
    return (
      <HtmlViewEditor
        {...{ value, control, language }}
        losses={taken.losses}
        onChange={give}
        onRich={() => {
          const next = take(value, taken.epoch + 1);
          setTaken(next);
          return next.losses.length === 0;
        }}
      />
    );
  }
  return (
    <QuillEditor
      key={taken.epoch}
      {...{ value, control, language }}
      start={taken.start}
      onChange={give}
      onSource={() => setTaken({ ...taken, value, losses: [], source: true })}
    />
  );
}
