import type Quill from 'quill';
import { useCallback, useEffect, useRef } from 'react';
import { useBeforePublish } from '@/admin/fields/edit-form-context';
import { toStored } from './stored-html';

/** From this length on, converting at every key would be felt: it then follows after a pause. */
const LONG = 8_000;
const PAUSE = 300;

/**
 * Gives the editor's text to the form: at once, or after a pause for long texts, and in any case before
 * the field is left and before it is published. While nothing is changed, it gives `original`.
 */
export function useFlushOnSave(
  quill: Quill | undefined,
  original: string,
  onChange: (html: string) => void,
) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pristine = useRef<string>(undefined);
  useEffect(() => {
    if (quill) pristine.current ??= quill.root.innerHTML;
  }, [quill]);

  const handOver = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (!quill) return;
    const html = quill.root.innerHTML;
    onChange(html === pristine.current ? original : toStored(html));
  }, [quill, original, onChange]);

  const finish = useCallback(() => {
    if (timer.current !== undefined) handOver();
    return undefined;
  }, [handOver]);
  useBeforePublish(finish);

  useEffect(() => {
    if (!quill) return;
    const changed = (_delta: unknown, _before: unknown, source: string) => {
      if (source !== 'user') return;
      clearTimeout(timer.current);
      if (quill.getLength() < LONG) handOver();
      else timer.current = setTimeout(handOver, PAUSE);
    };
    quill.on('text-change', changed);
    quill.root.addEventListener('blur', finish);
    return () => {
      quill.off('text-change', changed);
      quill.root.removeEventListener('blur', finish);
    };
  }, [quill, handOver, finish]);
}
