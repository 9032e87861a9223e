import { useCallback, useState } from 'react';
import { openStored, type Opened } from './open-stored';
import { QuillEditor } from './quill-editor';
import { HtmlViewEditor } from './html-view-editor';

/** What the control that is typed into carries: its id and its ARIA attributes. */
export interface ControlAttributes {
  id: string;
  'aria-invalid': boolean;
  'aria-describedby': string;
}

interface RichTextEditorProps {
  /** HTML as stored. */
  value: string;
  onChange: (html: string) => void;
  control: ControlAttributes;
  /** Code of the content's language, or null. */
  language: string | null;
}

interface Taken extends Opened {
  value: string;
  /** Counts the texts that came from elsewhere: each gets an editor of its own. */
  epoch: number;
  source: boolean;
}

function take(value: string, epoch: number): Taken {
  const opened = openStored(value);
  return { value, epoch, ...opened, source: opened.losses.length > 0 };
}

/**
 * Edits stored HTML: in the rich editor where that loses nothing, otherwise as source (design 6). Gives
 * changes only; content that nobody edited stays as it came.
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
