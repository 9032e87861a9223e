import { Trans, useLingui } from '@lingui/react/macro';
import { Checkbox, Flex, InputNumber, Modal, type GetRef } from 'antd';
import { useRef, useState } from 'react';
import { focusAfterOpening } from '@/admin/shared/focus-after-opening';
import { DialogItem } from '@/admin/rich-text/dialog-item';
import { newTable } from './table-edits';

const MAX_SIZE = { rows: 100, columns: 20 };

interface NewTableProps {
  onCreate: (html: string) => void;
  onCancel: () => void;
}

/** Renders the form for the size of a new table. */
export function NewTable({ onCreate, onCancel }: NewTableProps) {
  const { t } = useLingui();
  const rowsInput = useRef<GetRef<typeof InputNumber>>(null);
  const [rows, setRows] = useState(3);
  const [columns, setColumns] = useState(3);
  const [hasHeader, setHasHeader] = useState(true);
  const create = () => onCreate(newTable(rows, columns, hasHeader));
  return (
    <Modal
      open
      width={420}
      title={t`Insert table`}
      okText={t({ message: 'Next', context: 'step' })}
      cancelText={t`Cancel`}
      onOk={create}
      onCancel={onCancel}
      afterOpenChange={(open) => focusAfterOpening(open, () => rowsInput.current?.focus())}
    >
      <Flex gap="middle">
        <DialogItem label={t`Rows`}>
          {(controlProps) => (
            <InputNumber
              {...controlProps}
              ref={rowsInput}
              min={1}
              max={MAX_SIZE.rows}
              precision={0}
              value={rows}
              onChange={(value) => setRows(value ?? 1)}
              onPressEnter={create}
            />
          )}
        </DialogItem>
        <DialogItem label={t`Columns`}>
          {(controlProps) => (
            <InputNumber
              {...controlProps}
              min={1}
              max={MAX_SIZE.columns}
              precision={0}
              value={columns}
              onChange={(value) => setColumns(value ?? 1)}
              onPressEnter={create}
            />
          )}
        </DialogItem>
      </Flex>
      <Checkbox checked={hasHeader} onChange={({ target }) => setHasHeader(target.checked)}>
        <Trans>First row as header</Trans>
      </Checkbox>
    </Modal>
  );
}
