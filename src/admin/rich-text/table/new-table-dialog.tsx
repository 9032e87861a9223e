import { Trans, useLingui } from '@lingui/react/macro';
import { Checkbox, Flex, InputNumber, Modal, type GetRef } from 'antd';
import { useRef, useState } from 'react';
import { focusAfterOpening } from '@/admin/shared/focus-after-opening';
import { DialogItem } from '@/admin/rich-text/dialog-item';
import { newTable } from './table-edits';

interface NewTableDialogProps {
  onCreate: (html: string) => void;
  onCancel: () => void;
}

/** Renders the dialog for the size and the header row of a new table. */
export function NewTableDialog({ onCreate, onCancel }: NewTableDialogProps) {
  const { t } = useLingui();
  const rowCountInput = useRef<GetRef<typeof InputNumber>>(null);
  const [rowCount, setRowCount] = useState(3);
  const [columnCount, setColumnCount] = useState(3);
  const [hasHeader, setHasHeader] = useState(true);
  const dimensions = [
    { label: t`Rows`, max: 100, value: rowCount, onChange: setRowCount, ref: rowCountInput },
    { label: t`Columns`, max: 20, value: columnCount, onChange: setColumnCount, ref: undefined },
  ];
  const create = () => onCreate(newTable(rowCount, columnCount, hasHeader));
  return (
    <Modal
      open
      width={420}
      title={t`Insert table`}
      okText={t({ message: 'Next', context: 'step' })}
      cancelText={t`Cancel`}
      onOk={create}
      onCancel={onCancel}
      afterOpenChange={(open) => focusAfterOpening(open, () => rowCountInput.current?.focus())}
    >
      <Flex gap="middle">
        {dimensions.map(({ label, max, value, onChange, ref }) => (
          <DialogItem key={label} label={label}>
            {(controlProps) => (
              <InputNumber
                {...{ ...controlProps, ref, max, value }}
                min={1}
                precision={0}
                onChange={(count) => onChange(count ?? 1)}
                onPressEnter={create}
              />
            )}
          </DialogItem>
        ))}
      </Flex>
      <Checkbox checked={hasHeader} onChange={({ target }) => setHasHeader(target.checked)}>
        <Trans>First row as header</Trans>
      </Checkbox>
    </Modal>
  );
}
