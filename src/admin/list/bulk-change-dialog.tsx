import { Plural, Trans } from '@lingui/react/macro';
import { Flex, Form, Typography } from 'antd';
import { useState, type ReactNode } from 'react';
import { ConfirmDialog } from '@/admin/shared/confirm-dialog';
import styles from './selection.module.css';
import { NameGroups, type NameGroup } from './name-list';

interface BulkChangeDialogProps<Row> {
  title: string;
  okText: string;
  /** Rows that the change applies to; the OK button is disabled if there are none. */
  rowsToChange: readonly Row[];
  unchangedGroups: readonly NameGroup<Row>[];
  keyOf: (row: Row) => string;
  nameOf: (row: Row) => string;
  fields: ReactNode;
  /** What will happen to the rows; empty until the fields are filled in. */
  summary: ReactNode;
  notes?: ReactNode;
  onConfirm: (rows: readonly Row[]) => void;
  /** Called after the dialog has closed. */
  onClose: () => void;
}

/** Renders the dialog of a bulk change: its fields, what will happen, and which rows cannot change. */
export function BulkChangeDialog<Row>(props: BulkChangeDialogProps<Row>) {
  const { title, okText, rowsToChange, unchangedGroups, keyOf, nameOf } = props;
  const { fields, summary, notes, onConfirm, onClose } = props;
  const unchangedCount = unchangedGroups.reduce((count, { rows }) => count + rows.length, 0);
  const [open, setOpen] = useState(true);
  return (
    <ConfirmDialog
      open={open}
      title={title}
      okText={okText}
      okButtonProps={{ disabled: rowsToChange.length === 0 }}
      onOk={() => {
        onConfirm(rowsToChange);
        setOpen(false);
      }}
      onCancel={() => setOpen(false)}
      afterClose={onClose}
    >
      <Form layout="vertical" component="div" className={styles.changeFields ?? ''}>
        {fields}
      </Form>
      <Flex vertical gap="small" role="status" className={styles.changeSummary ?? ''}>
        {summary && (
          <Typography.Text strong>
            {rowsToChange.length > 0 ? (
              summary
            ) : (
              <Trans>None of the selected items will change.</Trans>
            )}
          </Typography.Text>
        )}
        {summary && rowsToChange.length > 0 && unchangedCount > 0 && (
          <Plural value={unchangedCount} one="# item is skipped." other="# items are skipped." />
        )}
      </Flex>
      {rowsToChange.length > 0 && notes}
      {summary && <NameGroups {...{ groups: unchangedGroups, keyOf, nameOf }} />}
    </ConfirmDialog>
  );
}
