import type Quill from 'quill';
import { useState, type ReactNode } from 'react';
import type { Tool } from './tool-buttons';
import { useQuillEvent } from './use-quill-event';

const NO_FORMATS: Record<string, unknown> = {};

/** Returns the formats at the cursor of an editor, and the functions that set one or create the tool that toggles it. */
export function useFormats(quill: Quill | undefined) {
  const [currentFormats, setCurrentFormats] = useState(NO_FORMATS);
  useQuillEvent(quill, 'editor-change', () => {
    const range = quill?.getSelection();
    if (!quill || !range) return;
    const next = quill.getFormat(range);
    // Most keys change no format: this avoids a render.
    setCurrentFormats((before) =>
      JSON.stringify(before) === JSON.stringify(next) ? before : next,
    );
  });
  const formats = quill ? currentFormats : NO_FORMATS;

  const format = (name: string, value: unknown) => {
    quill?.focus({ preventScroll: true });
    quill?.format(name, value, 'user');
  };
  const toggleTool = (name: string, icon: ReactNode, key: string, value: unknown = true): Tool => {
    const isPressed = formats[key] === value;
    return {
      name,
      icon,
      pressed: isPressed,
      disabled: !quill,
      onClick: () => format(key, isPressed ? false : value),
    };
  };
  return { formats, format, toggleTool };
}

export type EditorFormats = ReturnType<typeof useFormats>;
