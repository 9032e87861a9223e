import type Quill from 'quill';
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import ReactQuill from 'react-quill';
import { languageAttributes } from '@/i18n/locales';
import textStyles from '@/ui/html/rich-text.module.css';
import { BlockBar } from './block-bar';
import { insertBlock } from './block-edits';
import { EditorDialogs, useEditorTasks } from './editor-dialogs';
import { FindPanel } from './find-panel';
import { FORMATS, PASTE_INCOMPLETE, quillModules, OPEN_FIND_PANEL } from './quill-setup';
import type { RichTextEditorProps } from './rich-text-editor';
import styles from './rich-text.module.css';
import { Toolbar } from './toolbar';
import { useSyncTextToForm } from './use-sync-text-to-form';
import { usePasteNotices } from './use-paste-notices';
import { usePreservedBlocks } from './use-preserved-blocks';
import { useQuillEvent } from './use-quill-event';

interface QuillEditorProps extends RichTextEditorProps {
  /** Markup for the editor, from `prepareForEditor` or `prepareWithoutComparison`. */
  initialHtml: string;
  onOpenHtmlView: () => void;
}

/** Sets the id, role, ARIA attributes, language and direction (D46) of the editable element, and the site's text styles. */
function useEditableAttributes(
  quill: Quill | undefined,
  controlProps: RichTextEditorProps['controlProps'],
  language: string | null,
) {
  useEffect(() => {
    if (!quill) return;
    const { id, ...aria } = controlProps;
    const attributes: Record<string, string> = {
      id,
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-labelledby': `${id}-label`,
      ...Object.fromEntries(Object.entries(aria).map(([name, value]) => [name, String(value)])),
      ...languageAttributes(language),
    };
    for (const [name, value] of Object.entries(attributes)) quill.root.setAttribute(name, value);
    quill.root.classList.add(textStyles.text ?? '');
  }, [quill, controlProps, language]);
}

/** Counts the requests to open the find panel; 0 while it is closed. */
function useFindPanel(quill: Quill | undefined) {
  const [focusRequestCount, setFocusRequestCount] = useState(0);
  const open = () => setFocusRequestCount((count) => count + 1);
  useQuillEvent(quill, OPEN_FIND_PANEL, open);
  return { focusRequestCount, open, close: () => setFocusRequestCount(0) };
}

/** Renders Quill with a custom toolbar. Reads `value` and `initialHtml` only when it mounts. */
export function QuillEditor(props: QuillEditorProps) {
  const { value, onChange, onOpenHtmlView, controlProps, language } = props;
  const [quill, setQuill] = useState<Quill>();
  const [originalHtml] = useState(value);
  const [initialHtml] = useState(props.initialHtml);
  const frame = useRef<HTMLDivElement>(null);
  const toolbarArea = useRef<HTMLDivElement>(null);
  const { tasks, setTasks, openHtmlView, openBlock } = useEditorTasks(quill);
  const modules = useMemo(
    () =>
      quillModules((files, index) =>
        setTasks(files.map((file) => ({ type: 'picture', index, file }))),
      ),
    [setTasks],
  );
  const setEditor = useCallback((component: ReactQuill | null) => {
    if (component?.editor) setQuill(component.editor);
  }, []);
  useSyncTextToForm(quill, originalHtml, onChange);
  useEditableAttributes(quill, controlProps, language);
  useQuillEvent(quill, PASTE_INCOMPLETE, usePasteNotices('text'));
  const findPanel = useFindPanel(quill);
  usePreservedBlocks(quill, openBlock);
  const notifyReady = useEffectEvent(props.onReady);
  // The last effect: `onReady` may repeat the click or paste that opened the editor, which the listeners above handle.
  useEffect(() => {
    if (quill) notifyReady(quill.root);
  }, [quill]);

  return (
    <div ref={frame} className={styles.editor}>
      {quill && (
        <div ref={toolbarArea} className={styles.toolbarArea}>
          <Toolbar
            quill={quill}
            editableId={controlProps.id}
            onPicture={(task) => setTasks([task])}
            onInsertTable={(index) => setTasks([{ type: 'new-table', index }])}
            onInsertDivider={(index) => {
              const blockIndex = insertBlock(quill, index, '<hr>');
              quill.setSelection(blockIndex + 1, 0, 'user');
            }}
            onFind={findPanel.open}
            onOpenHtmlView={onOpenHtmlView}
          />
          {findPanel.focusRequestCount > 0 && (
            <FindPanel
              focusRequestCount={findPanel.focusRequestCount}
              quill={quill}
              language={language}
              onClose={findPanel.close}
            />
          )}
        </div>
      )}
      <ReactQuill
        ref={setEditor}
        className={styles.editableArea ?? ''}
        theme="default"
        defaultValue={initialHtml}
        useSemanticHTML={false}
        modules={modules}
        formats={FORMATS}
      />
      {quill && (
        <BlockBar
          {...{ quill, frame, toolbarArea }}
          onEdit={openBlock}
          onOpenHtmlView={openHtmlView}
        />
      )}
      {quill && <EditorDialogs {...{ quill, tasks, setTasks, language }} />}
    </div>
  );
}
