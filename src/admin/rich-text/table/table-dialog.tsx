import { Trans, useLingui } from '@lingui/react/macro';
import { App, Button, Modal, Typography } from 'antd';
import { useRef, useState, type KeyboardEvent } from 'react';
import { languageAttributes } from '@/i18n/locales';
import { focusAfterOpening } from '@/admin/shared/focus-after-opening';
import { LinkDialog, linkRangeOf, type LinkRange } from '@/admin/rich-text/link-dialog';
import { TableCells } from './table-cells';
import { setCellHtml } from './table-edits';
import { cellsIn, gridOf } from './table-grid';
import { TableOptions } from './table-options';
import { TableTools } from './table-tools';
import { useTableEditing } from './use-table-editing';

interface TableDialogProps {
  /** Stored HTML of the table. */
  html: string;
  /** Whether the table is not in the text yet. */
  isNew: boolean;
  /** Code of the content language, or null. */
  language: string | null;
  onDone: (html: string) => void;
  onCancel: () => void;
}

/**
 * Renders the table dialog: rows, columns, merged cells, headers, caption and cell content. Returns the new HTML of
 * the table, in which everything that was not edited is unchanged.
 */
export function TableDialog({ html, isNew, language, onDone, onCancel }: TableDialogProps) {
  const { t } = useLingui();
  const { message, modal } = App.useApp();
  const [linkRange, setLinkRange] = useState<LinkRange>();
  const box = useRef<HTMLDivElement>(null);
  const editing = useTableEditing(html, box);
  const { tableHistory, focus, area, editedCell, quill, commitCell, apply } = editing;
  const { table, grid } = tableHistory.parsedTable ?? {};
  if (!table || !grid || !area) return null;

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
    const act =
      key === 'y' || (key === 'z' && event.shiftKey)
        ? tableHistory.redo
        : key === 'z' && tableHistory.undo;
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
      mask={{ closable: false }}
      onCancel={close}
      afterOpenChange={(open) => focusAfterOpening(open, () => editing.focusSelection())}
      footer={[
        <Button key="cancel" onClick={close}>
          <Trans>Cancel</Trans>
        </Button>,
        <Button key="done" type="primary" onClick={() => onDone(commitCell())}>
          {isNew ? <Trans>Insert table</Trans> : <Trans>Apply</Trans>}
        </Button>,
      ]}
    >
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions -- handles the keys of the controls inside */}
      <div ref={box} onKeyDown={onKeyDown}>
        <TableTools
          {...{ tableHistory, table, grid, area, apply, quill }}
          onLink={() => setLinkRange(quill && linkRangeOf(quill))}
        />
        <div {...languageAttributes(language)}>
          <TableCells
            {...{ table, grid, focusedPosition: focus, selectedArea: area }}
            editedCell={editedCell}
            onSelect={editing.select}
            onEdit={editing.editCell}
            onLeave={editing.leaveCell}
            onClearCells={() =>
              apply(
                (now) => {
                  for (const element of cellsIn(gridOf(now), area)) setCellHtml(element, '');
                },
                t`Cells cleared.`,
              )
            }
            onReady={editing.setActiveCell}
            onPicture={() =>
              void message.warning(t`Table cells cannot contain pictures. Add them to the text.`)
            }
          />
        </div>
        <Typography.Paragraph type="secondary">
          <Trans>
            Use the arrow keys to move, and Shift with them to select several cells. Press Enter or
            type to edit a cell, and Esc to finish.
          </Trans>
        </Typography.Paragraph>
        <TableOptions {...{ table, editing }} />
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
