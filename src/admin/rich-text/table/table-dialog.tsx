import { Trans, useLingui } from '@lingui/react/macro';
import { App, Button, Checkbox, Flex, Form, Input, Modal, Typography } from 'antd';
import type Quill from 'quill';
import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { directionOf, languageTag } from '@/i18n/locales';
import { focusAfterOpening } from '@/admin/shared/focus-after-opening';
import { DialogItem } from '@/admin/rich-text/dialog-item';
import { LinkDialog } from '@/admin/rich-text/link-dialog';
import type { ActiveCell } from './cell-editor';
import { TableCells, type CellPosition } from './table-cells';
import {
  setCellHtml,
  hasHeadColumn,
  hasHeadRow,
  setCaption,
  setHeadColumn,
  setHeadRow,
} from './table-edits';
import { cellsIn, gridOf, wholeArea } from './table-grid';
import { TableTools } from './table-tools';
import { useTable } from './use-table';

interface TableDialogProps {
  /** Stored HTML of the table. */
  html: string;
  /** Whether the table is not in the text yet. */
  fresh: boolean;
  /** Code of the content language, or null. */
  language: string | null;
  onDone: (html: string) => void;
  onCancel: () => void;
}

/**
 * Renders the table dialog: rows, columns, merged cells, headers, caption and cell content. Returns the new HTML of
 * the table, in which everything that was not edited is unchanged.
 */
export function TableDialog({ html, fresh, language, onDone, onCancel }: TableDialogProps) {
  const { t } = useLingui();
  const { message, modal } = App.useApp();
  const work = useTable(html);
  const [from, setFrom] = useState<CellPosition>({ row: 0, column: 0 });
  const [to, setTo] = useState<CellPosition>({ row: 0, column: 0 });
  const [editing, setEditing] = useState<CellPosition>();
  /** A ref, available before the next render: a key may come first. */
  const cell = useRef<ActiveCell>(undefined);
  const [quill, setQuill] = useState<Quill>();
  const [linking, setLinking] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  const box = useRef<HTMLDivElement>(null);
  /** Whether to focus the selection after the next render. */
  const follow = useRef(false);
  const { table, grid } = work.read ?? {};

  // Before paint and the next key: keys apply to the focused cell.
  useLayoutEffect(() => {
    if (!follow.current || editing) return;
    follow.current = false;
    box.current?.querySelector<HTMLElement>('[data-position][tabindex="0"]')?.focus();
  });

  if (!table || !grid) return null;
  const within = (position: CellPosition): CellPosition => ({
    row: Math.min(position.row, grid.slots.length - 1),
    column: Math.min(position.column, grid.columns - 1),
  });
  const focus = within(to);
  const area = wholeArea(grid, within(from), focus);
  const edited = editing && grid.slots[editing.row]?.[editing.column];

  /** Applies the text that is being edited. Returns the HTML of the table. */
  const settle = (): string => {
    const content = cell.current?.content();
    const position = editing;
    setEditing(undefined);
    if (content === undefined || !position || content === edited?.innerHTML) return work.html;
    return work.change((now) => {
      const target = gridOf(now).slots[position.row]?.[position.column];
      if (target) setCellHtml(target, content);
    });
  };
  const select = (position: CellPosition, extend: boolean) => {
    if (editing) settle();
    follow.current = true;
    setTo(position);
    if (!extend) setFrom(position);
  };
  const apply = (edit: (now: HTMLTableElement) => void, text: string) => {
    work.change(edit, settle());
    setAnnouncement(text);
  };
  const close = () => {
    const now = cell.current?.content();
    const changed = work.changed || (now !== undefined && now !== edited?.innerHTML);
    if (!changed) onCancel();
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
    if (!(event.ctrlKey || event.metaKey) || editing) return;
    const act =
      key === 'y' || (key === 'z' && event.shiftKey) ? work.redo : key === 'z' && work.undo;
    if (act) {
      event.preventDefault();
      follow.current = true;
      act();
    }
  };
  const caption = table.caption;
  const plainCaption = !caption || caption.children.length === 0;
  return (
    <Modal
      open
      width={1080}
      title={fresh ? t`Insert table` : t`Edit table`}
      mask={{ closable: false }}
      onCancel={close}
      afterOpenChange={(open) =>
        focusAfterOpening(open, () =>
          box.current?.querySelector<HTMLElement>('[data-position][tabindex="0"]')?.focus(),
        )
      }
      footer={[
        <Button key="cancel" onClick={close}>
          <Trans>Cancel</Trans>
        </Button>,
        <Button key="done" type="primary" onClick={() => onDone(settle())}>
          {fresh ? <Trans>Insert table</Trans> : <Trans>Apply</Trans>}
        </Button>,
      ]}
    >
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions -- handles the keys of the controls inside */}
      <div ref={box} onKeyDown={onKeyDown}>
        <TableTools
          {...{ work, table, grid, area, apply, quill }}
          onLink={() => setLinking(true)}
        />
        <div {...(language && { lang: languageTag(language), dir: directionOf(language) })}>
          <TableCells
            {...{ table, grid, focus, area }}
            editing={edited}
            onSelect={select}
            onEdit={(next) => {
              const at = grid.areas.get(next);
              if (!at) return;
              // Synchronously: the key that started the edit is entered into the cell.
              flushSync(() => {
                settle();
                setEditing(at);
                setFrom(at);
                setTo(at);
              });
            }}
            onLeave={(next) => {
              settle();
              if (!next) return;
              follow.current = true;
              setFrom(next);
              setTo(next);
            }}
            onEmpty={() =>
              apply(
                (now) => {
                  for (const element of cellsIn(gridOf(now), area)) setCellHtml(element, '');
                },
                t`Cells cleared.`,
              )
            }
            onReady={(ready) => {
              cell.current = ready;
              setQuill(ready?.quill);
            }}
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
        <Form.Item>
          <Flex wrap gap="small">
            <Checkbox
              checked={hasHeadRow(table)}
              onChange={({ target }) =>
                apply((now) => setHeadRow(now, target.checked), t`Header row changed.`)
              }
            >
              <Trans>Header row</Trans>
            </Checkbox>
            <Checkbox
              checked={hasHeadColumn(table)}
              onChange={({ target }) =>
                apply((now) => setHeadColumn(now, target.checked), t`Header column changed.`)
              }
            >
              <Trans>Header column</Trans>
            </Checkbox>
          </Flex>
        </Form.Item>
        <DialogItem
          label={t`Caption`}
          rule={
            !plainCaption && (
              <Trans>This caption has formatting. Edit it in the HTML of the table.</Trans>
            )
          }
        >
          {(control) => (
            <Input
              {...control}
              value={caption?.textContent ?? ''}
              readOnly={!plainCaption}
              onChange={({ target }) =>
                work.change((now) => setCaption(now, target.value), settle())
              }
            />
          )}
        </DialogItem>
        <Typography.Text type="secondary" role="status">
          {announcement}
        </Typography.Text>
      </div>
      {linking && quill && <LinkDialog quill={quill} onClose={() => setLinking(false)} />}
    </Modal>
  );
}
