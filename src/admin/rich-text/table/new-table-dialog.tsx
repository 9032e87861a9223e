import { Trans, useLingui } from '@lingui/react/macro';
import { Checkbox, Flex, InputNumber, Modal, type GetRef } from 'antd';
import { useRef, useState } from 'react';
import { focusAfterOpening } from '@/admin/shared/focus-after-opening';
import { DialogItem } from '@/admin/rich-text/dialog-item';
import { newTable } from './table-edits';

/** Number of rows and of columns that the dialog suggests. */
const INITIAL_COUNT = 3;

interface NewTableDialogProps {
  onCreate: (html: string) => void;
  onCancel: () => void;
}

/** Renders the dialog for the size and the header row of a new table. */
export function NewTableDialog({ onCreate, onCancel }: NewTableDialogProps) {
  const { t } = useLingui();
  const rowCountInput = useRef<GetRef<typeof InputNumber>>(null);
  // A ref, because Enter also corrects a number that is too large, right before it creates the table.
  const size = useRef({ rowCount: INITIAL_COUNT, columnCount: INITIAL_COUNT });
  const [hasHeader, setHasHeader] = useState(true);
  const dimensions = [
    { name: 'rowCount', label: t`Rows`, max: 100, ref: rowCountInput },
    { name: 'columnCount', label: t`Columns`, max: 20, ref: undefined },
  ] as const;
  const create = () => {
    const { rowCount, columnCount } = size.current;
    onCreate(newTable(rowCount, columnCount, hasHeader));
  };
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
        {dimensions.map(({ name, label, max, ref }) => (
          <DialogItem key={name} label={label}>
            {(controlProps) => (
              <InputNumber
                {...{ ...controlProps, ref, max }}
                defaultValue={INITIAL_COUNT}
                min={1}
                precision={0}
                onChange={(count) => {
                  size.current[name] = count ?? 1;
                }}
                onPressEnter={(event) => {
                  // Would press the button that the next dialog focuses: it closes that dialog.
                  event.preventDefault();
                  create();
                }}
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
