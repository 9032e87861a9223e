import { Trans, useLingui } from '@lingui/react/macro';
import { Checkbox, InputNumber, Modal } from 'antd';
import { useId, useState } from 'react';
import { newTable } from './table-edits';
import styles from './table.module.css';

const MOST = { rows: 100, columns: 20 };

interface NewTableProps {
  onMake: (html: string) => void;
  onCancel: () => void;
}

/** Asks how large a new table is to be. */
export function NewTable({ onMake, onCancel }: NewTableProps) {
  const { t } = useLingui();
  const id = useId();
  const [rows, setRows] = useState(3);
  const [columns, setColumns] = useState(3);
  const [header, setHeader] = useState(true);
  const make = () => onMake(newTable(rows, columns, header));
  return (
    <Modal
      open
      width={420}
      title={t`Insert a table`}
      okText={t`Go on`}
      cancelText={t`Cancel`}
      onOk={make}
      onCancel={onCancel}
      afterOpenChange={(open) => open && document.getElementById(`${id}-rows`)?.focus()}
    >
      <div className={styles.size}>
        <label htmlFor={`${id}-rows`}>{t`Rows`}</label>
        <label htmlFor={`${id}-columns`}>{t`Columns`}</label>
        <InputNumber
          id={`${id}-rows`}
          min={1}
          max={MOST.rows}
          precision={0}
          value={rows}
          onChange={(value) => setRows(value ?? 1)}
          onPressEnter={make}
        />
        <InputNumber
          id={`${id}-columns`}
          min={1}
          max={MOST.columns}
          precision={0}
          value={columns}
          onChange={(value) => setColumns(value ?? 1)}
          onPressEnter={make}
        />
        <Checkbox checked={header} onChange={({ target }) => setHeader(target.checked)}>
          <Trans>The first row has headers</Trans>
        </Checkbox>
      </div>
    </Modal>
  );
}
