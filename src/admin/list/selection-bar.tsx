import { CloseOutlined, DownOutlined } from '@ant-design/icons';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button, Dropdown, Grid } from 'antd';
import { HiddenFailures } from './hidden-failures';
import styles from './selection.module.css';
import type { RowPins } from './row-pins';
import type { RowMutations } from './row-mutation';
import { useSelectedRows, type Selection } from './use-selection';

interface BulkAction<Row> {
  key: string;
  label: string;
  onClick: (rows: readonly Row[]) => void;
}

export interface SelectionBarProps<Row> {
  selection: Selection<Row>;
  mutations: RowMutations<Row>;
  pins?: RowPins<Row>;
  /** Further actions, between pinning and deletion. */
  actions?: readonly BulkAction<Row>[];
  /** Opens the confirm dialog. */
  onDelete: (rows: readonly Row[]) => void;
}

/** Renders the actions for the selected rows and their results: progress, undo, failures and retry. */
export function SelectionBar<Row>(props: SelectionBarProps<Row>) {
  const { selection, mutations } = props;
  const { t } = useLingui();
  const rows = useSelectedRows(selection);
  const { undoableRows, visibleFailedRows, hiddenFailures, progress } = mutations;
  const resultCount = undoableRows.length + visibleFailedRows.length + hiddenFailures.length;
  const shownKeys = new Set(selection.pageRows.map(selection.keyOf));
  const hasHiddenUndo = undoableRows.some((row) => !shownKeys.has(selection.keyOf(row)));
  const isShown = rows.length > 0 || resultCount > 0 || progress !== undefined;
  const doneCount = progress?.done ?? 0;
  const totalCount = progress?.total ?? 0;
  return (
    <div
      className={isShown ? styles.selectionBar : 'visually-hidden'}
      {...(isShown && { role: 'region', 'aria-label': t`Bulk actions` })}
    >
      {rows.length > 0 && <SelectedRows {...props} rows={rows} />}
      <div className={styles.barGroup} role="status">
        {progress && totalCount > 1 && (
          <Trans>
            {doneCount} of {totalCount} done…
          </Trans>
        )}
        {undoableRows.length > 0 && (
          <Plural
            value={undoableRows.length}
            one="# deletion can still be undone."
            other="# deletions can still be undone."
          />
        )}
        {!progress && visibleFailedRows.length > 0 && (
          <span className={styles.failedCount}>
            <Plural value={visibleFailedRows.length} one="# failed." other="# failed." />
          </span>
        )}
      </div>
      {/* The button of a single row is in the row, unless the row is on another page. */}
      {(undoableRows.length > 1 || hasHiddenUndo) && (
        <Button onClick={() => mutations.undo(undoableRows)}>
          {undoableRows.length > 1 ? <Trans>Undo all</Trans> : <Trans>Undo</Trans>}
        </Button>
      )}
      {!progress && visibleFailedRows.length > 0 && (
        <div className={styles.barGroup}>
          <Button onClick={() => void mutations.retry()}>
            <Trans>Retry failed items</Trans>
          </Button>
          <Button onClick={() => mutations.dismiss()}>
            <Trans>Dismiss</Trans>
          </Button>
        </div>
      )}
      {!progress && <HiddenFailures {...mutations} />}
    </div>
  );
}

/** Renders the number of selected rows and their actions: on narrow screens, more than two besides deletion in a menu. */
function SelectedRows<Row>(props: SelectionBarProps<Row> & { rows: readonly Row[] }) {
  const { rows, pins, actions = [], selection, onDelete } = props;
  const { t } = useLingui();
  const isWide = Grid.useBreakpoint().lg;
  const selectedCount = rows.length;
  const allActions: readonly BulkAction<Row>[] = [
    ...(pins
      ? [
          { key: 'pin', label: t`Pin`, onClick: () => pins.setPinned(rows, true) },
          { key: 'unpin', label: t`Unpin`, onClick: () => pins.setPinned(rows, false) },
        ]
      : []),
    ...actions,
  ];
  const isInMenu = !isWide && allActions.length > 2;
  return (
    <div className={styles.barGroup}>
      <strong>
        <Plural value={selectedCount} one="# selected" other="# selected" />
      </strong>
      {!isInMenu &&
        allActions.map(({ key, label, onClick }) => (
          <Button key={key} onClick={() => onClick(rows)}>
            {label}
          </Button>
        ))}
      {isInMenu && (
        <Dropdown
          trigger={['click']}
          menu={{
            items: allActions.map(({ key, label, onClick }) => ({
              key,
              label,
              onClick: () => onClick(rows),
            })),
          }}
        >
          <Button icon={<DownOutlined aria-hidden />} iconPlacement="end">
            <Trans>More actions</Trans>
          </Button>
        </Dropdown>
      )}
      <Button danger onClick={() => onDelete(rows)}>
        <Trans>Delete</Trans>
      </Button>
      {isWide ? (
        <Button onClick={selection.clear}>
          <Trans>Clear selection</Trans>
        </Button>
      ) : (
        <Button
          type="text"
          icon={<CloseOutlined aria-hidden />}
          aria-label={t`Clear selection`}
          title={t`Clear selection`}
          onClick={selection.clear}
        />
      )}
    </div>
  );
}
