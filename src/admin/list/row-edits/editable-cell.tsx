import { EditOutlined } from '@ant-design/icons';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from 'antd';
import { useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react';
import { LazyComponent } from '@/ui/lazy-component';
import type { RowEdits } from './row-edits';
import styles from './row-edits.module.css';

interface EditableCellProps<Value, Editor> {
  edits: RowEdits<Value>;
  rowKey: string;
  rowName: string;
  value: Value;
  /** The verb and the field: “Edit title”. */
  label: string;
  isReadOnly: boolean;
  /** Loads the editor. Must be referentially stable. */
  load: () => Promise<Editor>;
  editor: (editor: Editor) => ReactNode;
  /** Renders the value: the stored one, or the typed one while it is being saved. */
  children: (value: Value) => ReactNode;
}

/** Renders a value of a row in a cell with a button that edits it in place. */
export function EditableCell<Value, Editor>(props: EditableCellProps<Value, Editor>) {
  const {
    edits,
    rowKey,
    rowName,
    value,
    label: action,
    isReadOnly,
    load,
    editor,
    children,
  } = props;
  const { t } = useLingui();
  const edit = useSyncExternalStore(edits.store.subscribe, () => edits.editOf(rowKey));
  const editButton = useRef<HTMLButtonElement>(null);
  const isEditing = edit?.state === 'editing';
  const wasEditing = useRef(isEditing);
  useEffect(() => {
    // The editor is removed with the focused field.
    if (wasEditing.current && !isEditing && document.activeElement === document.body)
      editButton.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  const isSaving = edit !== undefined && !isEditing;
  const view = (
    <div className={styles.editableCell}>
      <div className={styles.shownValue}>{children(isSaving ? edit.typed : value)}</div>
      {!isReadOnly && (
        <Button
          ref={editButton}
          type="text"
          size="small"
          className={styles.editButton ?? ''}
          icon={<EditOutlined aria-hidden />}
          loading={edit !== undefined}
          data-busy={edit !== undefined || undefined}
          title={action}
          aria-label={t`${action}: ${rowName}`}
          onClick={() => edits.open(rowKey, rowName, value)}
        />
      )}
      <span className="visually-hidden" role="status">
        {isSaving && <Trans>Saving…</Trans>}
      </span>
    </div>
  );
  if (!isEditing) return view;
  return (
    <LazyComponent load={load} fallback={view}>
      {editor}
    </LazyComponent>
  );
}
