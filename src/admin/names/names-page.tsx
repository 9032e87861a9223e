import { Button, Flex, Grid, Typography } from 'antd';
import { useState, type ReactNode } from 'react';
import { DraftRecoveryBanner } from '@/admin/edit-form/draft-recovery-banner';
import { UnsavedChangesDialog } from '@/admin/edit-form/unsaved-changes-dialog';
import { AdminPage } from '@/admin/page/admin-page';
import { ListEmpty } from '@/admin/list/list-empty';
import { QueryError, QuerySkeleton } from '@/admin/page/query-states';
import { ListSettings } from '@/admin/list/list-settings';
import { HiddenFailures } from '@/admin/list/hidden-failures';
import { LazyPositionDialog } from '@/admin/list/lazy-position-dialog';
import { SelectionBar } from '@/admin/list/selection-bar';
import { InvalidRows } from '@/admin/list/invalid-rows';
import { useTableSettings } from '@/admin/list/use-table-settings';
import { OrderDisagreement } from '@/admin/reorder/order-disagreement';
import { OrderStatus } from '@/admin/reorder/order-status';
import { findDisagreements } from '@/admin/reorder/sibling-orders';
import { useMoveItem } from '@/admin/reorder/use-move-item';
import { NameFormDialog, type NameFormMessages } from './name-form';
import { ordersOf } from './name-order';
import { TOP_LEVEL, type NamedItem } from './named-items';
import { hideableColumns, NamesTable, indexOfItem, type NamesTableProps } from './names-table';
import type { NameForm } from './use-name-form';
import type { NamedItems } from './use-named-items';

interface NamesMessages extends NameFormMessages {
  addLabel: ReactNode;
  /** Shown without items: their purpose. */
  emptyExplanation: ReactNode;
  addFirstLabel: ReactNode;
  itemCount: ReactNode;
}

interface NamesPageProps extends NamesTableProps {
  settingsKey: string;
  title: string;
  help: string;
  backLink?: ReactNode;
  messages: NamesMessages;
  form: NameForm;
  announcement: string;
  announce: (message: string) => void;
  /** Opens the confirm dialog for deleting the selected rows, if the section allows it. */
  onDeleteSeveral?: (items: readonly NamedItem[]) => void;
  children: ReactNode;
}

const keyOf = ({ no }: NamedItem) => no;

/** Renders the screen of items that are names: to add, rename, reorder and delete them. */
export function NamesPage(props: NamesPageProps) {
  const { settingsKey, title, help, backLink, messages, form, ...others } = props;
  const { announcement, announce, onDeleteSeveral, children, ...tableProps } = others;
  const { namedItems, mutations, selection } = tableProps;
  const { order, isReady, error, itemsByNo } = namedItems;
  const moveItem = useMoveItem(order, { keyOf, nameOf: namedItems.nameOf, announce });
  const [settings, changeSettings] = useTableSettings(settingsKey);
  const isWide = Grid.useBreakpoint().md === true;
  const [itemToMove, setItemToMove] = useState<NamedItem>();
  const { draft } = form;
  const isDraftRecoverable = draft.recoverable !== undefined;
  const isEmpty = isReady && itemsByNo.size === 0;
  const openNewItemForm = () => {
    announce('');
    form.open({ kind: 'add', parentNo: TOP_LEVEL });
  };
  return (
    <AdminPage
      title={title}
      movesHelpBelowIfNarrow
      help={help}
      actions={
        <>
          {backLink}
          {isReady && (
            <Button type="primary" disabled={isDraftRecoverable} onClick={openNewItemForm}>
              {messages.addLabel}
            </Button>
          )}
        </>
      }
    >
      {isReady && draft.recoverable && (
        <DraftRecoveryBanner
          draft={draft.recoverable}
          labels={undefined}
          onRestore={form.restore}
          onDiscard={draft.discard}
        />
      )}
      {error !== undefined && <QueryError error={error} onRetry={namedItems.retry} />}
      {error === undefined && !isReady && <QuerySkeleton />}
      <Flex justify="space-between" gap="small" wrap>
        <OrderStatus {...{ order, announcement }} isShown={(no) => itemsByNo.has(no)} />
        {isReady && !isEmpty && (
          <Flex align="center" gap="small" style={{ marginInlineStart: 'auto' }}>
            <Typography.Text type="secondary">{messages.itemCount}</Typography.Text>
            <ListSettings
              columns={hideableColumns(tableProps, isWide)}
              settings={settings}
              onChange={changeSettings}
            />
          </Flex>
        )}
      </Flex>
      <NameOrderDisagreement namedItems={namedItems} />
      <InvalidRows rows={namedItems.invalidRows} />
      {!selection && <HiddenFailures {...mutations} />}
      {/* Nothing can be changed until the draft is restored or discarded. */}
      <div inert={isDraftRecoverable}>
        {isEmpty && (
          <ListEmpty>
            <p>{messages.emptyExplanation}</p>
            <Button onClick={openNewItemForm}>{messages.addFirstLabel}</Button>
          </ListEmpty>
        )}
        {isReady && !isEmpty && (
          <NamesTable
            {...tableProps}
            hasLanguageColumns={isWide}
            settings={settings}
            onMoveItem={moveItem}
            onChoosePosition={setItemToMove}
            onRename={({ no }) => form.open({ kind: 'rename', no })}
          />
        )}
        {selection && onDeleteSeveral && (
          <SelectionBar {...{ selection, mutations }} onDelete={onDeleteSeveral} />
        )}
      </div>
      {itemToMove && (
        <NameMoveDialog
          key={itemToMove.no}
          {...{ namedItems, moveItem }}
          item={itemToMove}
          onClose={() => setItemToMove(undefined)}
        />
      )}
      <NameFormDialog namedItems={namedItems} form={form} messages={messages} />
      {children}
      <UnsavedChangesDialog
        hasChanges={form.hasChanges}
        isPublishing={form.isSaving}
        draft={draft}
        labels={{ nameOf: namedItems.languageOf }}
      />
    </AdminPage>
  );
}

/** Shows where the languages order the items differently, unless an order is being sent. */
function NameOrderDisagreement({ namedItems }: { namedItems: NamedItems }) {
  const { order, itemsByNo, nameOf } = namedItems;
  return (
    <OrderDisagreement
      disagreements={order.pendingNos.size > 0 ? [] : findDisagreements(ordersOf(order.state))}
      orderApplication={order.orderApplication}
      parentNameOf={(no) => {
        const parent = itemsByNo.get(no);
        return parent && nameOf(parent);
      }}
    />
  );
}

interface NameMoveDialogProps {
  namedItems: NamedItems;
  item: NamedItem;
  moveItem: (siblings: readonly NamedItem[], fromIndex: number, toIndex: number) => void;
  onClose: () => void;
}

function NameMoveDialog({ namedItems, item, moveItem, onClose }: NameMoveDialogProps) {
  const siblings = namedItems.siblingsOf(item);
  const index = indexOfItem(siblings, item);
  return (
    <LazyPositionDialog
      name={namedItems.nameOf(item)}
      currentPosition={index + 1}
      total={siblings.length}
      send={(position) => moveItem(siblings, index, position - 1)}
      onClose={onClose}
    />
  );
}
