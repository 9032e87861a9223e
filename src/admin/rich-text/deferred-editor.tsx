import { useLingui } from '@lingui/react/macro';
import { Flex } from 'antd';
import {
  Fragment,
  startTransition,
  useEffect,
  useRef,
  useState,
  type ClipboardEvent,
  type DOMAttributes,
  type MouseEvent,
  type Ref,
} from 'react';
import { languageAttributes } from '@/i18n/locales';
import { whenIdle } from './when-idle';
import { SafeHtml } from '@/ui/html/safe-html';
import { useNearViewport } from '@/ui/use-near-viewport';
import type { RichTextEditor, RichTextEditorProps } from './rich-text-editor';
import styles from './rich-text.module.css';

interface DeferredEditorProps extends Omit<RichTextEditorProps, 'onReady'> {
  /** The editor, once its code is loaded. */
  Editor?: typeof RichTextEditor;
}

/** Continues an action that began on the stored text, in the editable element that replaced it. */
type Continuation = (editable: HTMLElement) => void;

/**
 * Renders stored HTML, and the editor in its place when the text is near the viewport and the browser is idle, or when the
 * user is about to edit: editors take most of the time to open an edit form, and texts of a hidden language need none.
 */
export function DeferredEditor({ Editor, ...props }: DeferredEditorProps) {
  const [isEditing, setIsEditing] = useState(false);
  const continuation = useRef<Continuation>(undefined);
  const [storedText, isNear] = useNearViewport<HTMLDivElement>({ ignoresTab: true });
  useEffect(() => {
    if (!Editor || isEditing || !isNear) return;
    return whenIdle(() => startTransition(() => setIsEditing(true)));
  }, [Editor, isEditing, isNear]);
  const runContinuation = (editable: HTMLElement) => {
    continuation.current?.(editable);
    continuation.current = undefined;
  };
  if (Editor && isEditing) return <Editor {...props} onReady={runContinuation} />;

  const startEditing = (next?: Continuation) => {
    continuation.current = next;
    setIsEditing(true);
  };
  return (
    <StoredText
      ref={storedText}
      html={props.value}
      language={props.language}
      controlProps={Editor && props.controlProps}
      events={{
        onFocus: () => startEditing(focusEditable),
        onMouseDown: (event) => {
          // The browser would focus the text that the editor replaces.
          event.preventDefault();
          startEditing(createFocusContinuation(event));
        },
        onPaste: (event) => {
          event.preventDefault();
          startEditing(createPasteContinuation(event));
        },
        onDragEnter: () => startEditing(),
      }}
    />
  );
}

function focusEditable(editable: HTMLElement): void {
  editable.focus({ preventScroll: true });
}

/** Returns the continuation that sets the caret where the mouse was pressed, if the browser can find that. */
function createFocusContinuation({ clientX, clientY }: MouseEvent): Continuation {
  return (editable) => {
    focusEditable(editable);
    const caret = (document as Partial<Document>).caretPositionFromPoint?.call(
      document,
      clientX,
      clientY,
    );
    if (caret && editable.contains(caret.offsetNode))
      getSelection()?.setPosition(caret.offsetNode, caret.offset);
  };
}

function createPasteContinuation({ clipboardData }: ClipboardEvent): Continuation {
  return (editable) => {
    focusEditable(editable);
    editable.dispatchEvent(
      new globalThis.ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  };
}

/** Number of buttons in each group of the toolbar; buttons beyond its width are cut off. */
const TOOLS_PER_GROUP = [4, 3, 3, 4, 4, 2, 2];

interface StoredTextProps {
  ref: Ref<HTMLDivElement>;
  html: string;
  language: string | null;
  /** Id and ARIA attributes of the text, once the editor can replace it. */
  controlProps: RichTextEditorProps['controlProps'] | undefined;
  events: DOMAttributes<HTMLDivElement>;
}

/** Returns whether the texts in HTML have no line ends and no successive spaces, which the editor would remove. */
const isSingleSpaced = (html: string) => !/\s\s|\n/.test(html.replaceAll(/>\s+</g, '><'));

/** Renders stored HTML in the same box as the editor that will replace it. */
function StoredText({ ref, html, language, controlProps, events }: StoredTextProps) {
  const { t } = useLingui();
  return (
    <div ref={ref} className={styles.editor}>
      <div className={styles.toolbarArea}>
        {!controlProps && (
          <span role="status" className="visually-hidden">{t`Loading the editor…`}</span>
        )}
        <ToolbarOutline />
      </div>
      <div
        className={`${styles.editableArea} ${styles.storedText}`}
        data-single-spaced={isSingleSpaced(html) || undefined}
      >
        <div
          className="ql-editor"
          {...(controlProps && {
            ...controlProps,
            ...events,
            role: 'textbox',
            tabIndex: 0,
            'aria-multiline': true,
            'aria-labelledby': `${controlProps.id}-label`,
          })}
          {...languageAttributes(language)}
        >
          <SafeHtml html={html} lang={language} />
        </div>
      </div>
    </div>
  );
}

function ToolbarOutline() {
  return (
    <Flex align="center" aria-hidden style={{ overflow: 'hidden' }}>
      <span className={styles.toolOutline} style={{ inlineSize: 116 }} />
      {TOOLS_PER_GROUP.map((count, group) => (
        <Fragment key={group}>
          <span className={styles.dividerOutline} />
          {Array.from({ length: count }, (_, tool) => (
            <span key={tool} className={styles.toolOutline} />
          ))}
        </Fragment>
      ))}
    </Flex>
  );
}
