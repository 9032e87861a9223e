import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button } from 'antd';
import { FailedMutations } from './failed-mutations';
import styles from './selection.module.css';
import type { RowPins } from './row-pins';
import type { RowMutations } from './row-mutation';
import { useSelectedRows, type Selection } from './use-selection';

interface SelectionBarProps<Row> {
  selection: Selection<Row>;
  mutations: RowMutations<Row>;
  /** How rows are pinned, if they can be. */
  pins?: RowPins<Row>;
  /** Opens the confirm dialog for these rows. */
  onDelete: (rows: readonly Row[]) => void;
}

/** Renders the actions for the selected rows and their results: progress, undo, failures and retry. */
export function SelectionBar<Row>({
  selection,
  mutations,
  pins,
  onDelete,
}: SelectionBarProps<Row>) {
  const { t } = useLingui();
  const rows = useSelectedRows(selection);
  const marked = rows.length;
  const { undoable, failed, lost, progress } = mutations;
  const results = undoable.length + failed.length + lost.length;
  const shown = marked > 0 || results > 0 || progress !== undefined;
  const done = progress?.done ?? 0;
  const all = progress?.all ?? 0;
  return (
    <div
      className={shown ? styles.bar : 'visually-hidden'}
      {...(shown && { role: 'region', 'aria-label': t`Bulk actions` })}
    >
      {marked > 0 && (
        <div className={styles.part}>
          <strong>
            <Plural value={marked} one="# selected" other="# selected" />
          </strong>
          {pins && (
            <>
              <Button onClick={() => pins.set(rows, true)}>
                <Trans>Pin</Trans>
              </Button>
              <Button onClick={() => pins.set(rows, false)}>
                <Trans>Unpin</Trans>
              </Button>
            </>
          )}
          <Button danger onClick={() => onDelete(rows)}>
            <Trans>Delete</Trans>
          </Button>
          <Button onClick={selection.clear}>
            <Trans>Clear selection</Trans>
          </Button>
        </div>
      )}
      <div className={styles.part} role="status">
        {progress && all > 1 && (
          <Trans>
            {done} of {all} done…
          </Trans>
        )}
        {undoable.length > 0 && (
          <Plural value={undoable.length} one="Deleting # item…" other="Deleting # items…" />
        )}
        {!progress && failed.length > 0 && (
          <span className={styles.failed}>
            <Plural value={failed.length} one="# failed." other="# failed." />
          </span>
        )}
      </div>
      {undoable.length > 1 && (
        <Button onClick={() => mutations.undo(undoable)}>
          <Trans>Undo all</Trans>
        </Button>
      )}
      {!progress && failed.length > 0 && (
        <div className={styles.part}>
          <Button onClick={() => void mutations.retry()}>
            <Trans>Retry failed items</Trans>
          </Button>
          <Button onClick={mutations.dismiss}>
            <Trans>Dismiss</Trans>
          </Button>
        </div>
      )}
      {!progress && <FailedMutations {...mutations} />}
    </div>
  );
}
