import { Trans, useLingui } from '@lingui/react/macro';
import { App, Modal, Typography } from 'antd';
import { useRef, useState, type KeyboardEvent } from 'react';
import { languageAttributes } from '@/i18n/locales';
import { focusAfterOpening } from '@/admin/shared/focus-after-opening';
import { LinkDialog, linkRangeOf, type LinkRange } from '@/admin/rich-text/link-dialog';
import { TableCells } from './table-cells';
import { TableOptions } from './table-options';
import { TableTools } from './table-tools';
import { useTableEditing } from './use-table-editing';

interface TableDialogProps {
  html: string;
  /** Whether the table is not in the text yet. */
  isNew: boolean;
  language: string | null;
  onDone: (html: string) => void;
  onCancel: () => void;
}

/**
 * Renders the table dialog: rows, columns, merged cells, headers, caption and cell content. `onDone` receives the new
 * HTML of the table, in which everything that was not edited is unchanged.
 */
export function TableDialog({ html, isNew, language, onDone, onCancel }: TableDialogProps) {
  const { t } = useLingui();
  const { modal } = App.useApp();
  const [linkRange, setLinkRange] = useState<LinkRange>();
  const dialogContent = useRef<HTMLDivElement>(null);
  const editing = useTableEditing(html, dialogContent);
  const { editedCell, quill, commitCell, undo, redo } = editing;

  const close = () => {
    if (!editing.hasChanged()) onCancel();
    else {
      modal.confirm({
        title: t`Discard changes to the table?`,
        okText: t({ message: 'Discard', context: 'changes' }),
        cancelText: t`Keep editing`,
        onOk: onCancel,
      });
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const key = event.key.toLowerCase();
    if (!(event.ctrlKey || event.metaKey) || editedCell) return;
    const act = key === 'y' || (key === 'z' && event.shiftKey) ? redo : key === 'z' && undo;
    if (act) {
      event.preventDefault();
      editing.undoOrRedo(act);
    }
  };
  return (
    <Modal
      open
      width={1080}
      title={isNew ? t`Insert table` : t`Edit table`}
      okText={isNew ? t`Insert table` : t`Apply`}
      cancelText={t`Cancel`}
      mask={{ closable: false }}
      onOk={() => onDone(commitCell())}
      onCancel={close}
      afterOpenChange={(open) => focusAfterOpening(open, () => editing.focusSelection())}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- handles the keys of the controls inside */}
      <div ref={dialogContent} onKeyDown={onKeyDown}>
        <TableTools editing={editing} onLink={() => setLinkRange(quill && linkRangeOf(quill))} />
        <div {...languageAttributes(language)}>
          <TableCells editing={editing} />
        </div>
        <Typography.Paragraph type="secondary">
          <Trans>
            Use the arrow keys to move, and Shift with them to select several cells. Press Enter or
            type to edit a cell, and Esc to finish.
          </Trans>
        </Typography.Paragraph>
        <TableOptions editing={editing} />
        <Typography.Text type="secondary" role="status">
          {editing.announcement}
        </Typography.Text>
      </div>
      {linkRange && quill && (
        <LinkDialog quill={quill} range={linkRange} onClose={() => setLinkRange(undefined)} />
      )}
    </Modal>
  );
}
