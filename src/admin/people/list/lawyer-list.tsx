import { Trans, useLingui } from '@lingui/react/macro';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { LinkButton } from '@/admin/page/link-button';
import { PageLinks } from '@/admin/page/page-links';
import type { ExportScope } from '@/admin/csv/list-export';
import { ListTable } from '@/admin/list/list-table';
import { ViewOnSiteLink } from '@/admin/list/view-on-site-link';
import { RowLink, type MoreActions } from '@/admin/list/row-actions';
import { UnsavedEditsDialog } from '@/admin/list/row-edits/unsaved-edits-dialog';
import { useRowEdits } from '@/admin/list/row-edits/use-row-edits';
import { isPending } from '@/admin/list/row-mutation-queue';
import { createRowOrder } from '@/admin/list/row-order';
import type { RowPins } from '@/admin/list/row-pins';
import { useSelection } from '@/admin/list/use-selection';
import { orderOutcomeOf } from '@/admin/reorder/order-outcome';
import { OrderStatus } from '@/admin/reorder/order-status';
import { useMoveItem } from '@/admin/reorder/use-move-item';
import { AdminPage } from '@/admin/page/admin-page';
import type { Store } from '@/lib/store';
import { StoreConsumer, useNewStore } from '@/lib/use-store';
import { isPinned, type ListedLawyer } from '@/admin/people/lawyer';
import type { JobsValue } from '@/admin/people/changes/jobs-editor';
import { useLawyerName } from '@/admin/people/use-lawyer-name';
import { LawyerBulkActions } from './lawyer-bulk-actions';
import { LawyerDeletionDialog } from './lawyer-deletion-dialog';
import { useLawyerColumns } from './lawyer-columns';
import { LawyerExport } from './lawyer-export';
import { LawyerFilterBar } from './lawyer-filters';
import { LawyerMoveDialog } from './lawyer-move-dialog';
import { NO_FILTERS } from './lawyer-search';
import { useLawyerPage } from './use-lawyer-page';
import { keyOf, useLawyerMutations } from './use-lawyer-mutations';

const route = getRouteApi('/admin/people/list');
const NO_LAWYERS: readonly ListedLawyer[] = [];

/** Renders `/admin/people/list`: every lawyer with all languages, to find, pin, reorder, open and delete. */
export function LawyerList() {
  const { t } = useLingui();
  const search = route.useSearch();
  const nameOf = useLawyerName();
  const [announcement, announce] = useState('');
  const { list, order, countBefore } = useLawyerPage(search, announce);
  const { state: lawyers } = order;
  const selection = useSelection(lawyers, keyOf);
  const { mutations, pins, deletionIn } = useLawyerMutations(
    list.loading ? undefined : lawyers,
    list.refreshItems,
  );
  const lawyersToDelete = useNewStore(NO_LAWYERS);
  const lawyerToMove = useNewStore<ListedLawyer | undefined>(undefined);
  const exportScope = useNewStore<ExportScope<ListedLawyer>>(undefined);
  const dragOrder = createRowOrder({
    groups: [lawyers.filter(isPinned), lawyers.filter((lawyer) => !isPinned(lawyer))],
    ...{ keyOf, nameOf, mutations },
    instructions: t`Press Space to pick up the lawyer’s row, the arrow keys to move the row within this page, Space again to drop it, or Esc to cancel.`,
    onDrop: useMoveItem(order, { keyOf, nameOf, announce }),
  });
  // A filtered list hides rows in between, and a sorted one has another order: rows cannot be dragged, and positions are
  // unknown, as they are if the server counts versions instead of lawyers.
  const isInOrder = !list.hasFilters && !list.sort;
  const hasPositions = isInOrder && !list.countsVersions;
  const positionOf = (lawyer: ListedLawyer) =>
    hasPositions ? countBefore + 1 + lawyers.findIndex(({ no }) => no === lawyer.no) : undefined;
  const nameEdits = useRowEdits('lawyers/name', list.refreshItems);
  const jobEdits = useRowEdits<JobsValue>('lawyers/jobs', list.refreshItems);
  const columns = useLawyerColumns({
    ...{ nameEdits, jobEdits },
    isPinned: pins.isPinned,
    isReadOnly: (lawyer) => isPending(mutations.resultOf(lawyer)),
  });
  const clearFilters = () => list.filter(NO_FILTERS);
  const lawyerActionsOf = useLawyerActions({ pins, lawyerToMove, lawyersToDelete });
  const actionsOf = (lawyer: ListedLawyer) => ({
    ...lawyerActionsOf(lawyer),
    ...orderOutcomeOf({ order, no: keyOf(lawyer), itemName: nameOf(lawyer) }),
  });

  return (
    <AdminPage
      title={t`Lawyers`}
      movesHelpBelowIfNarrow
      help={t`The firm’s lawyers, in the order that visitors see. Pinned ones come first.`}
      actions={<LawyerLinks isEmpty={!list.total} onExport={() => exportScope.set('list')} />}
    >
      <LawyerFilterBar {...{ search, list, columns }} onReset={clearFilters} />
      <ListTable
        {...{ list, keyOf, nameOf, columns, selection, mutations, actionsOf }}
        label={t`Lawyers`}
        rows={lawyers}
        order={isInOrder ? dragOrder : undefined}
        messages={
          <OrderStatus
            order={order}
            isShown={(no) => lawyers.some((lawyer) => keyOf(lawyer) === no)}
            announcement={announcement}
          />
        }
        note={!isInOrder && <ReorderNote isFiltered={list.hasFilters} />}
        emptyListAction={
          <LinkButton to="/admin/people/add">
            <Trans>Add the first lawyer</Trans>
          </LinkButton>
        }
        onClearFilters={clearFilters}
      />
      <LawyerBulkActions
        {...{ selection, mutations, pins }}
        onExport={exportScope.set}
        onDelete={lawyersToDelete.set}
      />
      <LawyerExport list={list} scope={exportScope} />
      <UnsavedEditsDialog edits={[nameEdits, jobEdits]} />
      <LawyerDeletionDialog
        store={lawyersToDelete}
        onDelete={(rows, codes, deletesAllLanguages) => {
          selection.clear();
          void mutations.run(rows, deletionIn(deletesAllLanguages ? undefined : codes));
        }}
      />
      <StoreConsumer store={lawyerToMove}>
        {(lawyer) =>
          lawyer && (
            <LawyerMoveDialog
              key={keyOf(lawyer)}
              lawyer={lawyer}
              currentPosition={positionOf(lawyer)}
              total={hasPositions ? list.total : undefined}
              announce={announce}
              onClose={() => lawyerToMove.set(undefined)}
            />
          )
        }
      </StoreConsumer>
    </AdminPage>
  );
}

function ReorderNote({ isFiltered }: { isFiltered: boolean }) {
  return isFiltered ? (
    <Trans>Reset the filters to reorder by dragging.</Trans>
  ) : (
    <Trans>Reset the sort order to reorder by dragging.</Trans>
  );
}

interface LawyerActionsOptions {
  pins: RowPins<ListedLawyer>;
  lawyerToMove: Store<ListedLawyer | undefined>;
  lawyersToDelete: Store<readonly ListedLawyer[]>;
}

/** Returns the function for the actions of a row. */
function useLawyerActions({ pins, lawyerToMove, lawyersToDelete }: LawyerActionsOptions) {
  const { t } = useLingui();
  const nameOf = useLawyerName();
  return (lawyer: ListedLawyer) => {
    const { id } = lawyer.mainVersion;
    const editLink = { to: '/admin/people/edit/$id', params: { id: String(id) } } as const;
    const moreActions: MoreActions = [
      { key: 'edit', label: <Link {...editLink}>{t`Edit`}</Link> },
      pins.menuItemOf(lawyer),
      { key: 'move', label: t`Move to a position`, onClick: () => lawyerToMove.set(lawyer) },
      {
        key: 'duplicate',
        label: <Link to="/admin/people/add" search={{ copy: String(id) }}>{t`Duplicate`}</Link>,
      },
      { key: 'open', label: <ViewOnSiteLink to="/people/detail/$id" id={id} /> },
      { type: 'divider' },
      {
        key: 'delete',
        label: t`Delete`,
        danger: true,
        onClick: () => lawyersToDelete.set([lawyer]),
      },
    ];
    return {
      link: <RowLink {...editLink} label={t`Edit`} rowName={nameOf(lawyer)} />,
      moreActions,
    };
  };
}

interface LawyerLinksProps {
  /** Whether the list has no lawyers, or has not been loaded yet. */
  isEmpty: boolean;
  onExport: () => void;
}

function LawyerLinks({ isEmpty, onExport }: LawyerLinksProps) {
  const { t } = useLingui();
  const label = t({ message: 'Export', context: 'button' });
  return (
    <PageLinks
      links={[
        { to: '/admin/people/import', label: t`Import` },
        { key: 'export', label, disabled: isEmpty, onClick: onExport },
        { to: '/admin/people/add', label: t`Add a lawyer` },
      ]}
    />
  );
}
