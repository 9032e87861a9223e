import { UndoOutlined } from '@ant-design/icons';
import { Trans } from '@lingui/react/macro';
import { Button, Grid, Typography } from 'antd';
import type { ReactNode } from 'react';
import { useFocusFallback } from '@/admin/shared/focus-fallback';
import { HiddenName } from '@/ui/hidden-name';
import type { RowMutations } from './row-mutation';

interface UndoableRowActionsProps<Row> {
  row: Row;
  mutations: RowMutations<Row>;
  rowName: string;
  /** Actions of the row, shown unless it is being deleted. */
  children: ReactNode;
}

/** Returns whether a row has a pending deletion. */
export function isBeingDeleted<Row>(row: Row, mutations: RowMutations<Row>): boolean {
  const result = mutations.resultOf(row);
  return result?.isDeletion === true && result.state !== 'failed';
}

/** Renders the actions of a row; while its deletion is pending, the undo button until the deletion is sent. */
export function UndoableRowActions<Row>({
  row,
  mutations,
  rowName,
  children,
}: UndoableRowActionsProps<Row>) {
  if (mutations.resultOf(row)?.state === 'undoable')
    return <UndoableDeletion rowName={rowName} onUndo={() => mutations.undo([row])} />;
  if (isBeingDeleted(row, mutations)) {
    return (
      <Typography.Text type="secondary">
        <Trans context="in progress">Deleting…</Trans>
      </Typography.Text>
    );
  }
  return children;
}

function UndoableDeletion({ rowName, onUndo }: { rowName: string; onUndo: () => void }) {
  const { undoButtonRef } = useFocusFallback();
  // Where only one button fits, the struck-through row shows the deletion.
  const labelClass = Grid.useBreakpoint().md ? undefined : 'visually-hidden';
  return (
    <Typography.Text type="secondary">
      <span className={labelClass}>
        <Trans>Deleting…</Trans>{' '}
      </span>
      <Button
        ref={undoButtonRef}
        size="small"
        {...(labelClass && { icon: <UndoOutlined aria-hidden /> })}
        onClick={onUndo}
      >
        <span className={labelClass}>
          <Trans>Undo</Trans>
        </span>
        <HiddenName name={rowName} />
      </Button>
    </Typography.Text>
  );
}
