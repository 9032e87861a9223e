import { useLingui } from '@lingui/react/macro';
import { App } from 'antd';
import type Quill from 'quill';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import ReactQuill from 'react-quill';
import { directionOf, languageTag } from '../../i18n/locales';
import { useBeforePublish } from '../kit/edit/edit-context';
import { PictureDialog, type PictureTask } from './picture-dialog';
import { FORMATS, PICTURES_DROPPED, quillModules } from './quill-setup';
import type { ControlAttributes } from './rich-text-editor';
import styles from './rich-text.module.css';
import { toEditor, toStored } from './stored-html';
import { Toolbar } from './toolbar';

interface QuillEditorProps {
  value: string;
  onChange: (html: string) => void;
  onSource: () => void;
  control: ControlAttributes;
  language: string | null;
}

/** From this length on, converting at every key would be felt: it then follows after a pause. */
const LONG = 30_000;
const PAUSE = 200;

/** Gives the editor's text to the form: at once, or after a pause for long texts. */
function useHandingOver(
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

/** Names the editable element and gives it the content's language and direction (D46). */
function useControl(quill: Quill | undefined, control: ControlAttributes, language: string | null) {
  useEffect(() => {
    if (!quill) return;
    const { id, ...aria } = control;
    const attributes: Record<string, string> = {
      id,
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-labelledby': `${id}-label`,
      ...Object.fromEntries(Object.entries(aria).map(([name, value]) => [name, String(value)])),
      ...(language && { lang: languageTag(language), dir: directionOf(language) }),
    };
    for (const [name, value] of Object.entries(attributes)) quill.root.setAttribute(name, value);
  }, [quill, control, language]);
}

/** The rich editor: Quill with a toolbar of our own. `value` is what it begins with. */
export function QuillEditor({ value, onChange, onSource, control, language }: QuillEditorProps) {
  const { t } = useLingui();
  const { message } = App.useApp();
  const [quill, setQuill] = useState<Quill>();
  const [original] = useState(value);
  const [start] = useState(() => toEditor(value));
  const [picture, setPicture] = useState<PictureTask>();
  const modules = useMemo(
    () => quillModules((files, index) => setPicture({ index, file: files[0] })),
    [],
  );
  const hold = useCallback((component: ReactQuill | null) => {
    if (component?.editor) setQuill(component.editor);
  }, []);
  useHandingOver(quill, original, onChange);
  useControl(quill, control, language);

  useEffect(() => {
    if (!quill) return;
    const dropped = () => {
      void message.warning(
        t`Pictures inside the pasted text were left out. Add them with the picture button.`,
        8,
      );
    };
    quill.emitter.on(PICTURES_DROPPED, dropped);
    return () => {
      quill.emitter.off(PICTURES_DROPPED, dropped);
    };
  }, [quill, message, t]);

  return (
    <div className={styles.editor}>
      {quill && (
        <Toolbar
          quill={quill}
          controls={control.id}
          onPicture={(task) => setPicture(task)}
          onSource={onSource}
        />
      )}
      <ReactQuill
        ref={hold}
        className={styles.area ?? ''}
        theme="default"
        defaultValue={start}
        useSemanticHTML={false}
        modules={modules}
        formats={FORMATS}
      />
      {quill && picture && (
        <PictureDialog quill={quill} task={picture} onClose={() => setPicture(undefined)} />
      )}
    </div>
  );
}
