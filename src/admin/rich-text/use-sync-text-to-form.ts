import type Quill from 'quill';
import { useCallback, useEffect, useRef } from 'react';
import { useFlushBeforeSave } from '@/admin/fields/form-store';
import { toStoredHtml } from './stored-html';
import { useQuillEvent } from './use-quill-event';

/** Length, in characters, from which converting on every key would be noticeable: it is then delayed. */
const MIN_LONG_LENGTH = 8_000;
const FLUSH_DELAY_MS = 300;

/**
 * Passes the text of the editor to the form: immediately, or delayed for long texts, but at the latest on blur and
 * before the form is saved. Passes `originalHtml` when the text is again as it was loaded.
 */
export function useSyncTextToForm(
  quill: Quill | undefined,
  originalHtml: string,
  onChange: (html: string) => void,
) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pristineHtml = useRef<string>(undefined);
  useEffect(() => {
    if (quill) pristineHtml.current ??= quill.root.innerHTML;
  }, [quill]);

  const flushText = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (!quill) return;
    const html = quill.root.innerHTML;
    onChange(html === pristineHtml.current ? originalHtml : toStoredHtml(html));
  }, [quill, originalHtml, onChange]);

  const flushPendingText = useCallback(() => {
    if (timer.current !== undefined) flushText();
  }, [flushText]);
  useFlushBeforeSave(flushPendingText);
  useQuillEvent(quill, 'text-change', (_delta: unknown, _before: unknown, source: string) => {
    if (source !== 'user' || !quill) return;
    clearTimeout(timer.current);
    if (quill.getLength() < MIN_LONG_LENGTH) flushText();
    else timer.current = setTimeout(flushText, FLUSH_DELAY_MS);
  });

  useEffect(() => {
    if (!quill) return;
    quill.root.addEventListener('blur', flushPendingText);
    return () => {
      quill.root.removeEventListener('blur', flushPendingText);
    };
  }, [quill, flushPendingText]);
}
