import { MinusSquareOutlined, PlusSquareOutlined } from '@ant-design/icons';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Flex, Table, type TableColumnType, type TableColumnsType } from 'antd';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import listStyles from '@/admin/list/list.module.css';
import { MoreMenu, type MoreActions } from '@/admin/list/row-actions';
import { RowMenus } from '@/admin/list/row-menus';
import { createRowOrder } from '@/admin/list/row-order';
import { isBeingDeleted, UndoableRowActions } from '@/admin/list/undoable-row-actions';
import { useRowSelection } from '@/admin/list/row-selection';
import { RowDragHandle, SortableRow, SortableRows } from '@/admin/list/sortable-rows';
import type { RowMutations } from '@/admin/list/row-mutation';
import type { Selection } from '@/admin/list/use-selection';
import type { TableSettings } from '@/admin/list/use-table-settings';
import { OrderOutcome } from '@/admin/reorder/order-outcome';
import { NameCell, NameInLanguage } from './name-cell';
import type { NamedItem } from './named-items';
import { FailedRequest } from '@/admin/requests/failed-request';
import { SILENT_TABLE } from '@/admin/shared/silent-table';
import { HiddenName } from '@/ui/hidden-name';
import styles from './names.module.css';
import type { NamedItems } from './use-named-items';

export interface NamesTableProps {
  namedItems: NamedItems;
  mutations: RowMutations<NamedItem>;
  label: string;
  /** For the keyboard, read by screen readers. */
  instructions: string;
  /** Returns the label of the button that expands or collapses an item. */
  childrenLabelOf?: (name: string) => string;
  columns?: readonly (TableColumnType<NamedItem> & { key: string; title: string })[];
  selection?: Selection<NamedItem>;
  /** Returns the actions between the order and the deletion. */
  moreActions?: (item: NamedItem) => MoreActions;
  onDelete: (item: NamedItem) => void;
  /** Called when an item is dropped on another to become its child. */
  onDropInto?: (item: NamedItem, parent: NamedItem) => void;
  note?: (item: NamedItem) => ReactNode;
}

interface PageProvidedProps {
  /** Whether the table has a column for each language, and the columns of the section. */
  hasLanguageColumns: boolean;
  settings: TableSettings;
  onRename: (item: NamedItem) => void;
  /** Moves one of the siblings to another's index, both from 0. */
  onMoveItem: (siblings: readonly NamedItem[], fromIndex: number, toIndex: number) => void;
  onChoosePosition: (item: NamedItem) => void;
}

/** Returns the index of an item among its siblings; -1 if it is none of them. */
export const indexOfItem = (siblings: readonly NamedItem[], item: NamedItem): number =>
  siblings.findIndex(({ no }) => no === item.no);

/** Returns the columns that can be hidden: the languages but the first and, in a table with language columns, the section's. */
export function hideableColumns(
  { namedItems, columns = [] }: NamesTableProps,
  hasLanguageColumns: boolean,
) {
  const [, ...codes] = namedItems.codes;
  const languages = codes.map((code) => ({ key: code, title: namedItems.languageOf(code) }));
  return hasLanguageColumns ? [...languages, ...columns] : languages;
}

/** Renders the items with their names in all languages, as a tree if they are nested, to reorder (D27), rename and delete. */
export function NamesTable(props: NamesTableProps & PageProvidedProps) {
  const {
    namedItems,
    mutations,
    label,
    instructions,
    childrenLabelOf,
    hasLanguageColumns,
    settings,
  } = props;
  const { selection, onMoveItem, onDropInto } = props;
  const { items, itemsByNo, nameOf } = namedItems;
  const rowSelection = useRowSelection(selection, nameOf);
  return (
    <RowMenus>
      <SortableRows
        order={createRowOrder({
          groups: [items, ...[...itemsByNo.values()].map(({ children }) => children)],
          keyOf: ({ no }) => no,
          ...{ nameOf, mutations, instructions, onDropInto },
          onDrop: onMoveItem,
        })}
      >
        <Table<NamedItem>
          {...SILENT_TABLE}
          aria-label={label}
          className={`${listStyles.table} ${styles.namesTable}`}
          size={settings.density}
          tableLayout="fixed"
          rowKey="no"
          columns={useNameColumns(props)}
          dataSource={items}
          components={{ body: { row: SortableRow } }}
          pagination={false}
          {...(rowSelection && { rowSelection })}
          expandable={{
            indentSize: hasLanguageColumns ? 24 : 8,
            // oxlint-disable-next-line typescript/no-deprecated -- the column in its place is for rows that unfold, not for a tree
            expandIconColumnIndex: 1,
            expandedRowKeys: [...itemsByNo.keys()].filter((no) => !namedItems.collapsedNos.has(no)),
            onExpand: (isExpanded, { no }) => namedItems.setExpanded(no, isExpanded),
            expandIcon: ({ expanded, record, onExpand }) =>
              record.children.length === 0 ? (
                namedItems.calls.canNest && <span className={styles.expandIcon} />
              ) : (
                <Button
                  type="text"
                  size="small"
                  className={styles.expandIcon ?? ''}
                  icon={expanded ? <MinusSquareOutlined /> : <PlusSquareOutlined />}
                  aria-expanded={expanded}
                  aria-label={childrenLabelOf?.(nameOf(record))}
                  onClick={(event) => onExpand(record, event)}
                />
              ),
          }}
        />
      </SortableRows>
    </RowMenus>
  );
}

function useNameColumns(props: NamesTableProps & PageProvidedProps): TableColumnsType<NamedItem> {
  const {
    namedItems,
    mutations,
    columns = [],
    note,
    hasLanguageColumns,
    settings,
    onRename,
  } = props;
  const { t } = useLingui();
  const { codes, nameOf, order } = namedItems;
  const isShown = (key: string) => !settings.hidden.includes(key);
  const [firstCode = '', ...codesAfterFirst] = codes;
  const otherCodes = codesAfterFirst.filter(isShown);
  const moreActionsOf = useMoreActions(props);
  const nameColumn = (lang: string): TableColumnType<NamedItem> => ({
    key: lang,
    title: namedItems.languageOf(lang),
    render: (_, item) => (
      <NameInLanguage
        {...{ namedItems, item, lang }}
        isBeingDeleted={isBeingDeleted(item, mutations)}
      />
    ),
  });
  return [
    {
      key: 'order',
      width: 44,
      title: <span className="visually-hidden">{t`Position`}</span>,
      render: (_, item) => <RowDragHandle name={nameOf(item)} />,
    },
    {
      ...nameColumn(firstCode),
      ...(!hasLanguageColumns && { title: t`Name` }),
      render: (_, item) => {
        const result = mutations.resultOf(item);
        return (
          <NameCell
            {...{ namedItems, item }}
            languages={hasLanguageColumns ? [firstCode] : [firstCode, ...otherCodes]}
            isBeingDeleted={isBeingDeleted(item, mutations)}
          >
            {result?.state === 'failed' && (
              <FailedRequest
                message={result.message}
                itemName={nameOf(item)}
                onRetry={() => void mutations.retry(item)}
              />
            )}
            <OrderOutcome order={order} no={item.no} itemName={nameOf(item)} />
            {note?.(item)}
          </NameCell>
        );
      },
    },
    ...(hasLanguageColumns
      ? [...otherCodes.map(nameColumn), ...columns.filter(({ key }) => isShown(key))]
      : []),
    {
      key: 'actions',
      title: t`Actions`,
      width: hasLanguageColumns ? 184 : 92,
      render: (_, item) => (
        <UndoableRowActions row={item} mutations={mutations} rowName={nameOf(item)}>
          <Flex gap={4} align="center">
            {hasLanguageColumns && (
              <Button type="link" size="small" onClick={() => onRename(item)}>
                <Trans>Rename</Trans>
                <HiddenName name={nameOf(item)} />
              </Button>
            )}
            <MoreMenu items={moreActionsOf(item)} rowName={nameOf(item)} />
          </Flex>
        </UndoableRowActions>
      ),
    },
  ];
}

function useMoreActions({
  namedItems,
  hasLanguageColumns,
  moreActions,
  onRename,
  onMoveItem,
  onChoosePosition,
  onDelete,
}: NamesTableProps & PageProvidedProps) {
  const { t } = useLingui();
  return (item: NamedItem): MoreActions => {
    const siblings = namedItems.siblingsOf(item);
    const index = indexOfItem(siblings, item);
    const moveAction = (key: string, toIndex: number, label: string) => ({
      key,
      label,
      disabled: toIndex < 0 || toIndex >= siblings.length,
      // Synchronously: the menu then restores the focus to the moved row.
      onClick: () => flushSync(() => onMoveItem(siblings, index, toIndex)),
    });
    return [
      ...(hasLanguageColumns
        ? []
        : [{ key: 'rename', label: t`Rename`, onClick: () => onRename(item) }]),
      moveAction('up', index - 1, t`Move up`),
      moveAction('down', index + 1, t`Move down`),
      {
        key: 'position',
        label: t`Move to a position`,
        disabled: siblings.length < 2,
        onClick: () => onChoosePosition(item),
      },
      ...(moreActions?.(item) ?? []),
      { type: 'divider' },
      { key: 'delete', label: t`Delete`, danger: true, onClick: () => onDelete(item) },
    ];
  };
}
