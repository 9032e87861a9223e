import { arrayMove, SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { PlusOutlined } from '@ant-design/icons';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Empty, Flex } from 'antd';
import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useFormState, useFormStore } from '@/admin/fields/form-store';
import { fieldId, focusField } from '@/admin/fields/field-errors';
import { SortArea } from '@/admin/reorder/sort-area';
import { usePortalScreen } from '@/admin/portal/portal-context';
import { isEntered } from '@/admin/portal/portal-content';
import { newRow, type ListName, type PortalValues, type Row } from '@/admin/portal/portal-values';
import { usePortalFieldLabel } from '@/admin/portal/use-portal-labels';
import { RowItem } from './row-item';
import { useRowName } from './row-name';

interface RowListProps {
  list: ListName;
  addLabel: string;
  /** Rendered after “No data” in an empty list (§2). */
  emptyNote: ReactNode;
  /** Name of the field that has the focus after a row is added. */
  firstField: string;
  children: ReactNode;
}

const LIST_STYLE = { padding: 0, listStyle: 'none' };

/** Returns whether a row has content that the user could miss. */
function isWorthKeeping({ versions }: Row): boolean {
  return Object.values(versions).some((entry) => entry && (entry.stored ?? isEntered(entry)));
}

/** Renders one of the lists: rows to add, remove and reorder, by buttons, keyboard or dragging. */
export function RowList({ list, addLabel, emptyNote, firstField, children }: RowListProps) {
  const { t } = useLingui();
  const label = usePortalFieldLabel()(list);
  const { languages, setExpanded, rowButtons } = usePortalScreen();
  const { setFieldValue } = useFormStore<PortalValues>();
  const rows = useFormState(({ values }: { values: PortalValues }): readonly Row[] => values[list]);
  const addButton = useRef<HTMLButtonElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const rowName = useRowName();
  const nameOf = (key: string) => {
    const index = rows.findIndex((row) => row.key === key);
    const row = rows[index];
    return row ? rowName(list, row, index).name : '';
  };

  const setRows = (nextRows: readonly Row[]) => flushSync(() => setFieldValue(list, nextRows));
  const move = (from: number, to: number) => {
    const row = rows[from];
    if (!row || from === to || to < 0 || to >= rows.length) return;
    const { name } = rowName(list, row, from);
    const [position, total] = [to + 1, rows.length];
    setRows(arrayMove([...rows], from, to));
    setAnnouncement(t`“${name}” is now at position ${position} of ${total}.`);
  };
  const setRemoved = (row: Row, isRemoved: boolean) => {
    // Removing an empty row loses nothing.
    if (isRemoved && !isWorthKeeping(row)) {
      setRows(rows.filter((other) => other !== row));
      addButton.current?.focus();
      return;
    }
    setRows(rows.map((other) => (other === row ? { ...row, removed: isRemoved } : other)));
    rowButtons.get(row.key)?.focus();
  };
  const append = () => {
    const codes = languages.map(({ code }) => code);
    const row = newRow(list, codes);
    flushSync(() => setExpanded(row.key, true));
    setRows([...rows, row]);
    focusField(`${list}.${rows.length}.versions.${codes[0] ?? ''}.${firstField}`);
  };

  return (
    <>
      {rows.length === 0 && (
        <Empty
          image={Empty.PRESENTED_IMAGE_SIMPLE}
          description={
            <>
              <b>
                <Trans>No data</Trans>
              </b>{' '}
              {emptyNote}
            </>
          }
        />
      )}
      <SortArea
        nameOf={nameOf}
        instructions={t`Press Space to pick it up, the arrow keys to move it, Space again to drop it, or Esc to cancel.`}
        onDrop={(_, from, to) => move(from, to)}
      >
        <SortableContext
          id={list}
          items={rows.map(({ key }) => key)}
          strategy={verticalListSortingStrategy}
        >
          {rows.length > 0 && (
            <Flex vertical gap={8} component="ol" aria-label={label} style={LIST_STYLE}>
              {rows.map((row, index) => (
                <RowItem
                  key={row.key}
                  {...{ list, row, index }}
                  count={rows.length}
                  onMove={(to) => move(index, to)}
                  setRemoved={(isRemoved) => setRemoved(row, isRemoved)}
                >
                  {children}
                </RowItem>
              ))}
            </Flex>
          )}
        </SortableContext>
      </SortArea>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      <div>
        <Button
          ref={addButton}
          id={fieldId(list)}
          icon={<PlusOutlined aria-hidden />}
          onClick={append}
        >
          {addLabel}
        </Button>
      </div>
    </>
  );
}
