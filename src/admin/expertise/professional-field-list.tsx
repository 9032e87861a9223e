import { Trans, useLingui } from '@lingui/react/macro';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { revalidateProfessionalFields } from '@/api/admin/professional-fields';
import { OrderStatus } from '@/admin/reorder/order-status';
import { useMoveItem } from '@/admin/reorder/use-move-item';
import { useNewStore } from '@/lib/use-store';
import { LinkButton } from '@/admin/page/link-button';
import { FilterBar } from '@/admin/list/filter-bar';
import { ListTable } from '@/admin/list/list-table';
import { LazyPositionDialog } from '@/admin/list/lazy-position-dialog';
import { ViewOnSiteLink } from '@/admin/list/view-on-site-link';
import { RowLink, type MoreActions } from '@/admin/list/row-actions';
import { orderOutcomeOf } from '@/admin/reorder/order-outcome';
import { createRowOrder } from '@/admin/list/row-order';
import { useRowMutations } from '@/admin/list/use-row-mutations';
import { SelectFilter } from '@/admin/list/select-filter';
import { useSelection } from '@/admin/list/use-selection';
import { AdminPage } from '@/admin/page/admin-page';
import { useLanguageNames } from '@/admin/shared/language-names';
import { createFieldDeletion } from './deleted-professional-field';
import { ProfessionalFieldBulkActions } from './professional-field-bulk-actions';
import { ProfessionalFieldDeletionDialog } from './professional-field-deletion-dialog';
import {
  ProfessionalFieldOrderDisagreement,
  ProfessionalFieldMatchNote,
} from './professional-field-notes';
import type { ProfessionalFieldRow } from './professional-field-match';
import { useProfessionalFieldColumns } from './professional-field-columns';
import type { ProfessionalFieldSearch } from './professional-field-search';
import { useProfessionalFieldName } from './use-professional-field-name';
import { useProfessionalFieldPage } from './use-professional-field-page';
import type { ProfessionalFieldListView } from './use-professional-field-list-view';

const route = getRouteApi('/admin/expertise/list');
const NO_ROWS: readonly ProfessionalFieldRow[] = [];
const keyOf = ({ key }: ProfessionalFieldRow) => key;

/** Renders `/admin/expertise/list`, with the languages side by side or one alone, to reorder, edit and delete fields. */
export function ProfessionalFieldList() {
  const { t } = useLingui();
  const search = route.useSearch();
  const navigate = useNavigate();
  const setSearch = (next: ProfessionalFieldSearch, { replace }: { replace: boolean }) =>
    void navigate({ to: '/admin/expertise/list', search: next, replace });
  const [announcement, announce] = useState('');
  const fieldPage = useProfessionalFieldPage(search, setSearch, announce);
  const { data, codes, view, list, countBefore, shownRows } = fieldPage;
  const { rows, order } = view;
  const hasDisagreement = view.orderDisagreements.length > 0;
  const { rowName } = useProfessionalFieldName();
  const [rowToMove, setRowToMove] = useState<ProfessionalFieldRow>();
  const rowsToDelete = useNewStore(NO_ROWS);
  const selection = useSelection(shownRows, keyOf);
  const mutations = useRowMutations({
    keyOf,
    nameOf: rowName,
    rows: data && rows,
    revalidate: revalidateProfessionalFields,
  });
  const moveField = useMoveItem(order, { keyOf, nameOf: rowName, announce });
  const columns = useProfessionalFieldColumns(view.codes, countBefore);
  const actionsOf = useFieldActions({
    view,
    countBefore,
    moveField,
    onMove: setRowToMove,
    onDelete: rowsToDelete.set,
  });
  const indexOfRow = (row: ProfessionalFieldRow) => rows.findIndex(({ key }) => key === row.key);
  const clear = () => setSearch({}, { replace: true });
  const isShown = (key: string) => shownRows.some((row) => row.key === key);
  return (
    <AdminPage
      title={t`Professional fields`}
      movesHelpBelowIfNarrow
      help={t`The firm’s professional fields, in the order that visitors see on the expertise page.`}
      actions={
        <LinkButton to="/admin/expertise/add" primary>
          <Trans>Add a professional field</Trans>
        </LinkButton>
      }
    >
      {hasDisagreement && <ProfessionalFieldOrderDisagreement view={view} />}
      <FilterBar list={list} onReset={clear}>
        <LanguageChoice
          codes={codes}
          value={view.isSideBySide ? undefined : view.codes[0]}
          canShowSideBySide={!view.hasUnmatchedRecords}
          onChoose={(language) =>
            setSearch({ ...search, language, pageNo: undefined }, { replace: false })
          }
        />
      </FilterBar>
      <ListTable
        {...{ list, keyOf, columns, selection, mutations, actionsOf, nameOf: rowName }}
        label={t`Professional fields`}
        rows={shownRows}
        order={createRowOrder({
          ...{ keyOf, mutations },
          groups: [shownRows],
          nameOf: rowName,
          instructions: t`Press Space to pick up the professional field, the arrow keys to move it, Space again to drop it, or Esc to cancel.`,
          onDrop: (_, from, to) => moveField(rows, countBefore + from, countBefore + to),
        })}
        messages={
          <>
            {data && !hasDisagreement && <ProfessionalFieldMatchNote lists={data} view={view} />}
            <OrderStatus {...{ order, announcement, isShown }} />
          </>
        }
        emptyListAction={<EmptyListHint />}
        onClearFilters={clear}
      />
      <ProfessionalFieldBulkActions
        {...{ selection, mutations }}
        isSideBySide={view.isSideBySide}
        onDelete={rowsToDelete.set}
      />
      {rowToMove && (
        <LazyPositionDialog
          key={rowToMove.key}
          name={rowName(rowToMove)}
          currentPosition={indexOfRow(rowToMove) + 1}
          total={rows.length}
          send={(position) => moveField(rows, indexOfRow(rowToMove), position - 1)}
          onClose={() => setRowToMove(undefined)}
        />
      )}
      <ProfessionalFieldDeletionDialog
        store={rowsToDelete}
        onDelete={(chosen, languages) => {
          void mutations.run(chosen, createFieldDeletion(languages));
          selection.clear();
        }}
      />
    </AdminPage>
  );
}

interface FieldActionsOptions {
  view: ProfessionalFieldListView;
  /** The number of rows on earlier pages. */
  countBefore: number;
  /** Moves one of the rows to another's index, both from 0. */
  moveField: (rows: readonly ProfessionalFieldRow[], from: number, to: number) => void;
  onMove: (row: ProfessionalFieldRow) => void;
  onDelete: (rows: readonly ProfessionalFieldRow[]) => void;
}

/** Returns the function for the actions of a row. */
function useFieldActions({ view, countBefore, moveField, onMove, onDelete }: FieldActionsOptions) {
  const { t } = useLingui();
  const { rowName, mainRecordOf } = useProfessionalFieldName();
  const { rows, order } = view;
  return (row: ProfessionalFieldRow, indexOnPage: number) => {
    const index = countBefore + indexOnPage;
    const name = rowName(row);
    const params = { id: String(mainRecordOf(row)?.id ?? '') };
    const editLink = { to: '/admin/expertise/edit/$id', params } as const;
    const moreActions: MoreActions = [
      { key: 'edit', label: <Link {...editLink}>{t`Edit`}</Link> },
      {
        key: 'up',
        label: t`Move up`,
        disabled: index === 0,
        onClick: () => moveField(rows, index, index - 1),
      },
      {
        key: 'down',
        label: t`Move down`,
        disabled: index === rows.length - 1,
        onClick: () => moveField(rows, index, index + 1),
      },
      { key: 'move', label: t`Move to a position`, onClick: () => onMove(row) },
      { key: 'open', label: <ViewOnSiteLink to="/expertise/detail/$id" id={params.id} /> },
      { type: 'divider' },
      { key: 'delete', label: t`Delete`, danger: true, onClick: () => onDelete([row]) },
    ];
    return {
      link: <RowLink {...editLink} label={t`Edit`} rowName={name} />,
      moreActions,
      ...orderOutcomeOf({ order, no: row.key, itemName: name }),
    };
  };
}

function EmptyListHint() {
  return (
    <>
      <p>
        <Trans>Visitors find lawyers and articles by professional field.</Trans>
      </p>
      <LinkButton to="/admin/expertise/add">
        <Trans>Add the first professional field</Trans>
      </LinkButton>
    </>
  );
}

interface LanguageChoiceProps {
  codes: readonly string[];
  /** The only visible language; undefined for all side by side. */
  value: string | undefined;
  canShowSideBySide: boolean;
  onChoose: (language: string | undefined) => void;
}

/** Renders the choice between all languages side by side and a single one, which can be reordered alone. */
function LanguageChoice({ codes, value, canShowSideBySide, onChoose }: LanguageChoiceProps) {
  const { t } = useLingui();
  const { nameOf } = useLanguageNames();
  const options = [
    ...(canShowSideBySide ? [{ value: '', label: t`Side by side` }] : []),
    ...codes.map((code) => ({ value: code, label: nameOf(code) })),
  ];
  return (
    <SelectFilter
      label={t`Languages`}
      style={{ minInlineSize: 200 }}
      {...{ value, options, onChoose }}
    />
  );
}
