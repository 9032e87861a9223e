import { Flex, Form, Typography } from 'antd';
import { useState, type ReactNode } from 'react';
import { ConfirmDialog } from '@/admin/shared/confirm-dialog';
import styles from './selection.module.css';

/** Rows that a bulk change leaves as they are, and why. */
export interface UnchangedRows<Row> {
  reason: ReactNode;
  rows: readonly Row[];
}

interface BulkChangeDialogProps<Row> {
  title: string;
  okText: string;
  danger?: boolean;
  /** The rows that change; none disables the button. */
  changed: readonly Row[];
  unchanged: readonly UnchangedRows<Row>[];
  keyOf: (row: Row) => string;
  nameOf: (row: Row) => string;
  /** The fields of the change. */
  fields: ReactNode;
  /** What happens to the rows, once the fields are filled in. */
  summary: ReactNode;
  /** Starts the change of the rows. */
  onChange: (rows: readonly Row[]) => void;
  /** Called after the dialog has closed. */
  onClose: () => void;
}

/** Renders the dialog of a bulk change: its fields, what will happen, and which rows cannot change. */
export function BulkChangeDialog<Row>(props: BulkChangeDialogProps<Row>) {
  const { title, okText, danger = false, changed, unchanged, keyOf, nameOf } = props;
  const { fields, summary, onChange, onClose } = props;
  const [open, setOpen] = useState(true);
  return (
    <ConfirmDialog
      open={open}
      title={title}
      okText={okText}
      okButtonProps={{ disabled: changed.length === 0, danger }}
      onOk={() => {
        onChange(changed);
        setOpen(false);
      }}
      onCancel={() => setOpen(false)}
      afterClose={onClose}
    >
      <Form layout="vertical" component="div" className={styles.fields ?? ''}>
        {fields}
      </Form>
      <Flex vertical gap="small" role="status" className={styles.summary ?? ''}>
        {summary && changed.length > 0 && <p>{summary}</p>}
        {summary &&
          unchanged.map(
            ({ reason, rows }, index) =>
              rows.length > 0 && (
                <div key={index}>
                  <Typography.Text type="warning">{reason}</Typography.Text>
                  <ul>
                    {rows.map((row) => (
                      <li key={keyOf(row)}>{nameOf(row)}</li>
                    ))}
                  </ul>
                </div>
              ),
          )}
      </Flex>
    </ConfirmDialog>
  );
}
