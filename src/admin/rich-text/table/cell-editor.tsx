import { useLingui } from '@lingui/react/macro';
import { App } from 'antd';
import type Quill from 'quill';
import { useEffect, useEffectEvent, useRef } from 'react';
import { prepareForEditor } from '@/admin/rich-text/prepare-for-editor';
import type { PasteOmissions } from '@/admin/rich-text/pasted-html';
import { makeQuill, PASTE_INCOMPLETE } from '@/admin/rich-text/quill-setup';
import { usePasteNotices } from '@/admin/rich-text/use-paste-notices';
import { toStoredHtml, unwrapOnlyParagraph } from '@/admin/rich-text/stored-html';
import styles from '@/admin/rich-text/rich-text.module.css';

/** The editor of a cell and its content. */
export interface CellEditorHandle {
  quill: Quill;
  /** Returns the content to store; unchanged unless edited. */
  contentHtml: () => string;
}

interface CellEditorProps {
  html: string;
  /** Receives the editor when it is mounted, and undefined when it is unmounted. */
  onReady: (handle: CellEditorHandle | undefined) => void;
}

/** Renders the editor of a cell: text, formatting, links, lists and line breaks. */
export function CellEditor({ html, onReady }: CellEditorProps) {
  const { t } = useLingui();
  const area = useRef<HTMLDivElement>(null);
  const { message } = App.useApp();
  const notifyReady = useEffectEvent(onReady);
  const rejectPicture = useEffectEvent(
    () =>
      void message.warning(
        t`Pictures cannot be added to table cells here. Add them outside the table.`,
      ),
  );
  const announceOmissions = useEffectEvent(usePasteNotices('cell'));
  const getHtml = useEffectEvent(() => html);
  const label = t`Cell text`;
  useEffect(() => {
    if (!area.current) return;
    const container = document.createElement('div');
    area.current.append(container);
    const originalHtml = getHtml();
    const quill = makeQuill(container, prepareForEditor(originalHtml).editorHtml, () =>
      rejectPicture(),
    );
    const pristineHtml = quill.root.innerHTML;
    quill.root.setAttribute('role', 'textbox');
    quill.root.setAttribute('aria-multiline', 'true');
    quill.root.setAttribute('aria-label', label);
    quill.emitter.on(PASTE_INCOMPLETE, (omissions: PasteOmissions) => announceOmissions(omissions));
    const contentHtml = () => {
      const editorHtml = quill.root.innerHTML;
      return editorHtml === pristineHtml
        ? originalHtml
        : unwrapOnlyParagraph(toStoredHtml(editorHtml));
    };
    notifyReady({ quill, contentHtml });
    quill.setSelection(quill.getLength() - 1, 0, 'user');
    return () => {
      notifyReady(undefined);
      container.remove();
    };
  }, [label]);
  return <div ref={area} className={`${styles.editableArea} ${styles.cellEditor}`} />;
}
