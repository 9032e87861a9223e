import type Quill from 'quill';
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import ReactQuill from 'react-quill';
import { languageAttributes } from '@/i18n/locales';
import textStyles from '@/ui/html/rich-text.module.css';
import { BlockBar } from './block-bar';
import { insertBlock } from './block-edits';
import { EditorDialogs } from './editor-dialogs';
import { FindPanel } from './find-panel';
import { FORMATS, PASTE_INCOMPLETE, quillModules, OPEN_FIND_PANEL } from './quill-setup';
import type { ControlAttributes } from './rich-text-editor';
import styles from './rich-text.module.css';
import { Toolbar } from './toolbar';
import { useEditorTasks } from './use-editor-tasks';
import { useFlushOnSave } from './use-flush-on-save';
import { usePasteNotices } from './use-paste-notices';
import { usePreservedBlocks } from './use-preserved-blocks';
import { useQuillEvent } from './use-quill-event';

interface QuillEditorProps {
  /** Stored HTML; unchanged unless edited. */
  value: string;
  /** Markup for the editor, from `openStored` or `prepareStored`. */
  start: string;
  onChange: (html: string) => void;
  onSource: () => void;
  /** Called with the editable element when it contains the text. */
  onReady: (editable: HTMLElement) => void;
  control: ControlAttributes;
  language: string | null;
}

/** Sets the accessible name of the editable element and the language and direction of its content (D46). */
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
      ...languageAttributes(language),
    };
    for (const [name, value] of Object.entries(attributes)) quill.root.setAttribute(name, value);
    // The styles of the public site.
    quill.root.classList.add(textStyles.text ?? '');
  }, [quill, control, language]);
}

/** Counts the requests to open the find panel; 0 while it is closed. */
function useFinding(quill: Quill | undefined) {
  const [focusRequest, setFocusRequest] = useState(0);
  const open = () => setFocusRequest((count) => count + 1);
  useQuillEvent(quill, OPEN_FIND_PANEL, open);
  return { focusRequest, open, close: () => setFocusRequest(0) };
}

/** Renders the rich text editor: Quill with a custom toolbar. `value` is the initial text. */
export function QuillEditor(props: QuillEditorProps) {
  const { value, onChange, onSource, control, language } = props;
  const [quill, setQuill] = useState<Quill>();
  const [original] = useState(value);
  const [start] = useState(props.start);
  const frame = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLDivElement>(null);
  const tasks = useEditorTasks(quill);
  const { setPictures, setBlock, openSource, openBlock } = tasks;
  const modules = useMemo(
    () => quillModules((files, index) => setPictures(files.map((file) => ({ index, file })))),
    [setPictures],
  );
  const hold = useCallback((component: ReactQuill | null) => {
    if (component?.editor) setQuill(component.editor);
  }, []);
  useFlushOnSave(quill, original, onChange);
  useControl(quill, control, language);
  useQuillEvent(quill, PASTE_INCOMPLETE, usePasteNotices('text'));
  const finding = useFinding(quill);
  usePreservedBlocks(quill, openBlock);
  const ready = useEffectEvent(props.onReady);
  // The last effect: an action continues once the others listen.
  useEffect(() => {
    if (quill) ready(quill.root);
  }, [quill]);

  return (
    <div ref={frame} className={styles.editor}>
      {quill && (
        <div ref={head} className={styles.head}>
          <Toolbar
            quill={quill}
            controls={control.id}
            onPicture={(task) => setPictures([task])}
            onTable={(index) => setBlock({ type: 'new-table', index })}
            onRule={(index) => {
              const at = insertBlock(quill, index, '<hr>');
              quill.setSelection(at + 1, 0, 'user');
            }}
            onFind={finding.open}
            onSource={onSource}
          />
          {finding.focusRequest > 0 && (
            <FindPanel
              focusRequest={finding.focusRequest}
              quill={quill}
              language={language}
              onClose={finding.close}
            />
          )}
        </div>
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
      {quill && <BlockBar {...{ quill, frame, head }} onEdit={openBlock} onSource={openSource} />}
      {quill && <EditorDialogs {...{ quill, tasks, language }} />}
    </div>
  );
}
