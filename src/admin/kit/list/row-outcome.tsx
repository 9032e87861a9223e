import { ExclamationCircleFilled, UndoOutlined } from '@ant-design/icons';
import { Trans, useLingui } from '@lingui/react/macro';
import { RowAction } from '../row-action';
import type { ReactNode } from 'react';
import styles from './row-outcome.module.css';
import type { RowWrites } from './use-row-writes';

interface RowOutcomeProps<Row> {
  row: Row;
  writes: RowWrites<Row>;
  /** What the row is called, for screen readers. */
  what: string;
  /** The row's actions, where nothing is under way. */
  children: ReactNode;
}

/**
 * The place of a row's actions: the actions, with the message of what failed above them; while the row is
 * about to be deleted the way to undo that instead, until it is gone.
 */
export function RowOutcome<Row>({ row, writes, what, children }: RowOutcomeProps<Row>) {
  const { t } = useLingui();
  const result = writes.resultOf(row);
  if (result?.state === 'undoable') {
    return (
      <p className={styles.undoable}>
        <Trans>Is being deleted.</Trans>
        <span data-undo>
          <RowAction
            icon={<UndoOutlined />}
            word={t`Undo`}
            what={what}
            onClick={() => writes.undo([row])}
          />
        </span>
      </p>
    );
  }
  if (result?.going && result.state !== 'failed') {
    return (
      <p className={styles.sending}>
        <Trans>Sending…</Trans>
      </p>
    );
  }
  return (
    <>
      {result?.state === 'failed' && (
        <p className={styles.failed} role="alert">
          <ExclamationCircleFilled aria-hidden /> {result.message}
        </p>
      )}
      {children}
    </>
  );
}
