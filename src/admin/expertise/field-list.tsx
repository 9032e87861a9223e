import { Trans, useLingui } from '@lingui/react/macro';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { Button } from 'antd';
import { useMemo, useState } from 'react';
import {
  deleteProfessionalField,
  refreshProfessionalFields,
  useStaffProfessionalFields,
} from '../../api/staff/professional-fields';
import { useContentLanguages } from '../../api/staff/languages';
import { unreadableIn } from '../../api/unreadable';
import { OrderStatus } from '../kit/order/order-status';
import { reorderOf } from '../kit/order/reorder';
import { LinkButton } from '../kit/frame/link-button';
import { FilterBar } from '../kit/list/filter-bar';
import { ListTable } from '../kit/list/list-table';
import { MoveToPosition } from '../kit/list/move-to-position';
import { OpenOnSite } from '../kit/list/open-on-site';
import { RowLink, type MoreActions } from '../kit/list/row-actions';
import { OrderOutcome } from '../kit/order/order-outcome';
import { SelectionBar } from '../kit/list/selection-bar';
import { isLeaving } from '../kit/list/row-outcome';
import { useRowWrites } from '../kit/list/use-row-writes';
import { useSelection } from '../kit/list/use-selection';
import { PageFrame } from '../kit/frame/page-frame';
import { useBeyondEnd, useListUrl } from '../kit/list/use-list-url';
import { FieldDeletion } from './field-deletion';
import { FieldLanguage } from './field-language';
import { FieldMatchNote } from './field-match-note';
import { versionsOf, type FieldRow } from './field-match';
import { useFieldColumns } from './field-columns';
import type { FieldSearch } from './field-search';
import { useFieldName } from './use-field-name';
import { useFieldView } from './use-field-view';

const route = getRouteApi('/admin/expertise/list');
const NOBODY: readonly FieldRow[] = [];
const keyOf = ({ key }: FieldRow) => key;

/** `/admin/expertise/list`: the firm's fields with their languages beside each other, to put in order, edit and delete. */
export function FieldList() {
  const { t } = useLingui();
  const search = route.useSearch();
  const navigate = useNavigate();
  const go = (next: FieldSearch, { replace }: { replace: boolean }) =>
    void navigate({ to: '/admin/expertise/list', search: next, replace });
  const known = useContentLanguages()?.map(({ code }) => code);
  const { data, error, isValidating, mutate } = useStaffProfessionalFields(known);
  const codes = useMemo(() => Object.keys(data ?? {}), [data]);
  const asked = codes.find((code) => code === search.language);
  const view = useFieldView(data, codes, asked);
  const { rows, order } = view;
  const total = data && rows.length;
  const url = useListUrl('fields', search, go);
  const { pageNo, pageSize } = url;
  const before = (pageNo - 1) * pageSize;
  const shown = rows.slice(before, before + pageSize);
  const page = data && { items: shown, total: rows.length, pageNo, pageSize };
  const beyond = useBeyondEnd(page, url, (last) =>
    go({ ...search, pageNo: last }, { replace: true }),
  );
  const [said, say] = useState('');
  const { rowName, mainOf } = useFieldName();
  const [moving, setMoving] = useState<FieldRow>();
  const selection = useSelection(shown, keyOf);
  const writes = useRowWrites({
    keyOf,
    nameOf: rowName,
    rows: data && rows,
    afterwards: refreshProfessionalFields,
  });
  const [deleting, setDeleting] = useState(NOBODY);

  const remove = (chosen: readonly FieldRow[], languages: readonly string[]) => {
    const send = async (row: FieldRow) => {
      for (const { id, lang } of versionsOf(row))
        if (languages.includes(lang)) await deleteProfessionalField(id);
    };
    void writes.run(chosen, { name: 'delete', send, undoable: true });
    selection.clear();
  };
  const shift = (from: number, to: number) => {
    const reorder = reorderOf(rows.map(keyOf), from, to);
    const row = rows[from];
    const other = rows[to];
    if (!reorder || !row || !other) return;
    const name = rowName(row);
    const otherName = rowName(other);
    const position = to + 1;
    const all = rows.length;
    say(
      order.move(reorder, name)
        ? t`“${name}” is now ${position} of ${all}.`
        : t`“${name}” and “${otherName}” have no language in common: visitors never see them side by side.`,
    );
  };
  const list = {
    ...url,
    filtered: false,
    total,
    countsRows: false,
    unreadable: unreadableIn(data),
    error,
    loading: !error && (!data || beyond),
    busy: isValidating,
    retry: () => void mutate(),
  };
  const columns = useFieldColumns(view.codes, before);
  const clear = () => go({}, { replace: true });
  const actions = (row: FieldRow, at: number) => {
    const index = before + at;
    const name = rowName(row);
    const params = { id: String(mainOf(row)?.id ?? '') };
    const edit = { to: '/admin/expertise/edit/$id', params } as const;
    const more: MoreActions = [
      { key: 'edit', label: <Link {...edit}>{t`Edit`}</Link> },
      {
        key: 'up',
        label: t`Move up`,
        disabled: index === 0,
        onClick: () => shift(index, index - 1),
      },
      {
        key: 'down',
        label: t`Move down`,
        disabled: index === rows.length - 1,
        onClick: () => shift(index, index + 1),
      },
      { key: 'move', label: t`Move to a position`, onClick: () => setMoving(row) },
      { key: 'open', label: <OpenOnSite to="/expertise/detail/$id" id={params.id} /> },
      { type: 'divider' },
      { key: 'delete', label: t`Delete`, danger: true, onClick: () => setDeleting([row]) },
    ];
    return {
      link: <RowLink {...edit} word={t`Edit`} what={name} />,
      more,
      note: <OrderOutcome order={order} no={row.key} what={name} />,
    };
  };
  return (
    <PageFrame
      title={t`Professional fields`}
      help={t`What the firm practises, in the order in which visitors find it on the page about its expertise.`}
      actions={
        <LinkButton to="/admin/expertise/add" primary>
          <Trans>New field</Trans>
        </LinkButton>
      }
    >
      <FilterBar list={list} onReset={clear}>
        <FieldLanguage
          codes={codes}
          value={view.together ? undefined : view.codes[0]}
          together={!view.unsure}
          onChoose={(language) =>
            go({ ...search, language, pageNo: undefined }, { replace: false })
          }
        />
      </FilterBar>
      {data && <FieldMatchNote lists={data} view={view} />}
      <OrderStatus
        order={order}
        isShown={(key) => shown.some((row) => row.key === key)}
        said={said}
      />
      <ListTable
        {...{ list, keyOf, columns, selection, writes, actions }}
        nameOf={rowName}
        label={t`Professional fields`}
        rows={shown}
        order={{
          groups: [shown.map(keyOf)],
          isFixed: (key) => shown.some((row) => row.key === key && isLeaving(row, writes)),
          nameOf: (key) => {
            const row = shown.find((one) => one.key === key);
            return row ? rowName(row) : '';
          },
          instructions: t`Press the space bar to pick the field up, the arrow keys to move it, the space bar to put it down, Escape to leave it where it was.`,
          onDrop: (_, from, to) => shift(before + from, before + to),
        }}
        firstStep={
          <>
            <p>
              <Trans>Visitors find lawyers and articles by what the firm practises.</Trans>
            </p>
            <LinkButton to="/admin/expertise/add">
              <Trans>Add the first field</Trans>
            </LinkButton>
          </>
        }
        onClear={clear}
      />
      <SelectionBar selection={selection} writes={writes}>
        <Button danger onClick={() => setDeleting(selection.rows)}>
          <Trans>Delete</Trans>
        </Button>
      </SelectionBar>
      {moving && (
        <MoveToPosition
          key={moving.key}
          name={rowName(moving)}
          present={rows.findIndex(({ key }) => key === moving.key) + 1}
          total={rows.length}
          send={(position) => {
            shift(
              rows.findIndex(({ key }) => key === moving.key),
              position - 1,
            );
            return Promise.resolve();
          }}
          onClose={() => setMoving(undefined)}
        />
      )}
      <FieldDeletion rows={deleting} onDelete={remove} onClose={() => setDeleting(NOBODY)} />
    </PageFrame>
  );
}
