import { Trans, useLingui } from '@lingui/react/macro';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { Button } from 'antd';
import { useMemo, useState } from 'react';
import { deleteField, refreshFields, useStaffFields } from '../../api/staff/professional-fields';
import { useContentLanguages } from '../../api/staff/languages';
import { OrderStatus } from '../kit/order/order-status';
import { passageOf } from '../kit/order/passage';
import { LinkButton } from '../kit/frame/link-button';
import { ListBody } from '../kit/list/list-body';
import { SelectionBar } from '../kit/list/selection-bar';
import { useRowWrites } from '../kit/list/use-row-writes';
import { useSelection } from '../kit/list/use-selection';
import { ListTotal } from '../kit/list/list-states';
import listStyles from '../kit/list.module.css';
import { PageFrame } from '../kit/frame/page-frame';
import { useBeyondEnd, useListUrl } from '../kit/list/use-list-url';
import { FieldDeletion } from './field-deletion';
import { FieldLanguage } from './field-language';
import styles from './field-list.module.css';
import { FieldMatchNote } from './field-match-note';
import { versionsOf, type FieldRow } from './field-match';
import { FieldRows } from './field-rows';
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
  const { data, error, isValidating, mutate } = useStaffFields(known);
  const codes = useMemo(() => Object.keys(data ?? {}), [data]);
  const asked = codes.find((code) => code === search.language);
  const view = useFieldView(data, codes, asked);
  const { rows, order } = view;
  const total = data && rows.length;
  const url = useListUrl(search, go);
  const { pageNo, pageSize } = url;
  const before = (pageNo - 1) * pageSize;
  const shown = rows.slice(before, before + pageSize);
  const page = data && { items: shown, total: rows.length, pageNo, pageSize };
  const beyond = useBeyondEnd(page, url, (last) =>
    go({ ...search, pageNo: last }, { replace: true }),
  );
  const [said, say] = useState('');
  const { rowName } = useFieldName();
  const selection = useSelection(shown, keyOf);
  const writes = useRowWrites({
    keyOf,
    nameOf: rowName,
    rows: data && rows,
    afterwards: refreshFields,
  });
  const [deleting, setDeleting] = useState(NOBODY);

  const remove = (doomed: readonly FieldRow[], languages: readonly string[]) => {
    const send = async (row: FieldRow) => {
      for (const { id, lang } of versionsOf(row))
        if (languages.includes(lang)) await deleteField(id);
    };
    void writes.run(doomed, { name: 'delete', send, undoable: true });
    selection.clear();
  };
  const shift = (from: number, to: number) => {
    const passage = passageOf(rows.map(keyOf), from, to);
    const row = rows[from];
    const other = rows[to];
    if (!passage || !row || !other) return;
    const name = rowName(row);
    const otherName = rowName(other);
    const position = to + 1;
    const all = rows.length;
    say(
      order.pass(passage, name)
        ? t`“${name}” is now ${position} of ${all}.`
        : t`“${name}” and “${otherName}” have no language in common: visitors never see them side by side.`,
    );
  };
  const list = {
    ...url,
    filtered: false,
    total,
    error,
    loading: !error && (!data || beyond),
    busy: isValidating,
    retry: () => void mutate(),
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
      <div role="search" className={listStyles.filters}>
        <FieldLanguage
          codes={codes}
          value={view.together ? undefined : view.codes[0]}
          together={!view.unsure}
          onChoose={(language) =>
            go({ ...search, language, pageNo: undefined }, { replace: false })
          }
        />
        <ListTotal total={total} />
      </div>
      {data && <FieldMatchNote lists={data} view={view} />}
      <OrderStatus
        order={order}
        isShown={(key) => shown.some((row) => row.key === key)}
        className={styles.outcome}
        said={said}
      />
      <ListBody
        list={list}
        empty={rows.length === 0}
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
        onClear={() => go({}, { replace: true })}
      >
        <FieldRows
          {...{ rows: shown, before, total: rows.length, order, writes, selection }}
          codes={view.codes}
          onShift={shift}
          onDelete={(row) => setDeleting([row])}
        />
      </ListBody>
      <SelectionBar selection={selection} writes={writes}>
        <Button danger onClick={() => setDeleting(selection.rows)}>
          <Trans>Delete</Trans>
        </Button>
      </SelectionBar>
      <FieldDeletion rows={deleting} onDelete={remove} onClose={() => setDeleting(NOBODY)} />
    </PageFrame>
  );
}
