import { UndoOutlined } from '@ant-design/icons';
import { Trans } from '@lingui/react/macro';
import { Button, Grid, Typography } from 'antd';
import type { ReactNode } from 'react';
import { useFocusFallback } from '@/admin/shared/focus-fallback';
import type { RowMutations } from './row-mutation';

interface RowOutcomeProps<Row> {
  row: Row;
  writes: RowMutations<Row>;
  /** What the row is called, for screen readers. */
  what: string;
  /** The row's actions, where nothing is under way. */
  children: ReactNode;
}

/** Whether a row is about to be deleted. */
export function isLeaving<Row>(row: Row, writes: RowMutations<Row>): boolean {
  const result = writes.resultOf(row);
  return result?.going === true && result.state !== 'failed';
}

/** The place of a row's actions: while the row is about to be deleted, the way to undo that instead, until it is gone. */
export function RowOutcome<Row>({ row, writes, what, children }: RowOutcomeProps<Row>) {
  const { undo } = useFocusFallback();
  // Where there is room for one button, the row itself is struck through.
  const words = Grid.useBreakpoint().md ? undefined : 'visually-hidden';
  const state = writes.resultOf(row)?.state;
  if (state === 'undoable') {
    return (
      <Typography.Text type="secondary">
        <span className={words}>
          <Trans>Is being deleted.</Trans>{' '}
        </span>
        <Button
          ref={undo}
          size="small"
          {...(words && { icon: <UndoOutlined aria-hidden /> })}
          onClick={() => writes.undo([row])}
        >
          <span className={words}>
            <Trans>Undo</Trans>
          </span>
          <span className="visually-hidden">: {what}</span>
        </Button>
      </Typography.Text>
    );
  }
  if (isLeaving(row, writes)) {
    return (
      <Typography.Text type="secondary">
        <Trans>Sending…</Trans>
      </Typography.Text>
    );
  }
  return children;
}
