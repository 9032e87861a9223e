import { Trans, useLingui } from '@lingui/react/macro';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { Button } from 'antd';
import { useState } from 'react';
import { useStaffLawyers, type Lawyer, type StaffLawyerQuery } from '../../../api/staff/lawyers';
import { useLocale } from '../../../i18n/use-locale';
import { groupVersions } from '../../../lib/group-versions';
import { LinkButton } from '../../kit/frame/link-button';
import { ListBody } from '../../kit/list/list-body';
import { SelectionBar } from '../../kit/list/selection-bar';
import { useList } from '../../kit/list/use-list';
import { useSelection } from '../../kit/list/use-selection';
import { ListTotal } from '../../kit/list/list-states';
import listStyles from '../../kit/list.module.css';
import { OrderStatus } from '../../kit/order/order-status';
import { passageOf } from '../../kit/order/passage';
import { PageFrame } from '../../kit/frame/page-frame';
import { SearchField } from '../../kit/list/text-filter';
import type { ListedLawyer } from '../lawyer';
import { LawyerDeletion } from './lawyer-deletion';
import styles from './lawyer-list.module.css';
import { LawyerMove } from './lawyer-move';
import { LawyerRows } from './lawyer-rows';
import { officeFilter, officeIdsOf, type LawyerSearch } from './lawyer-search';
import { OfficeFilter } from './office-filter';
import { useLawyerOrder } from './use-lawyer-order';
import { keyOf, useLawyerWrites } from './use-lawyer-writes';

const route = getRouteApi('/admin/people/list');
const NOBODY: readonly ListedLawyer[] = [];

/** `/admin/people/list`: every lawyer with all languages, to find, pin, put in order, open and delete. */
export function LawyerList() {
  const { t } = useLingui();
  const { locale } = useLocale();
  const navigate = useNavigate();
  const search = route.useSearch();
  const officeIds = officeIdsOf(search);
  const list = useList<LawyerSearch, StaffLawyerQuery, Lawyer>({
    search,
    go: (next, options) => void navigate({ to: '/admin/people/list', search: next, ...options }),
    query: ({ pageNo, pageSize }) => ({
      page: pageNo,
      pageSize,
      ...(search.name && { name: search.name }),
      ...(officeIds.length > 0 && { officeIds }),
    }),
    useItems: useStaffLawyers,
  });
  const order = useLawyerOrder(groupVersions(list.items, locale));
  const { state: lawyers } = order;
  const selection = useSelection(lawyers, keyOf);
  const { writes, setTop, remove, pinned } = useLawyerWrites(list.loading ? undefined : lawyers);
  const [deleting, setDeleting] = useState(NOBODY);
  const [moving, setMoving] = useState<ListedLawyer>();
  const [said, say] = useState('');

  /** Takes one of several lawyers to another's place, both counted from 0, and says where that is. */
  const shift = (among: readonly ListedLawyer[], from: number, to: number) => {
    const passage = passageOf(among.map(keyOf), from, to);
    const moved = among[from]?.main.name ?? '';
    const other = among[to]?.main.name ?? '';
    if (!passage) return;
    say(
      order.pass(passage, moved)
        ? ''
        : t`“${moved}” and “${other}” have no language in common: visitors never see them side by side.`,
    );
  };
  const first = (list.pageNo - 1) * list.pageSize + 1;

  return (
    <PageFrame
      title={t`Lawyers`}
      help={t`The people of the firm, in the order in which visitors find them. Pinned ones come first.`}
      actions={
        <LinkButton to="/admin/people/add" primary>
          <Trans>Add a lawyer</Trans>
        </LinkButton>
      }
    >
      <div role="search" className={listStyles.filters}>
        <SearchField
          label={t`Lawyer’s name`}
          value={search.name}
          onSearch={(name) => list.filter({ name })}
        />
        <OfficeFilter
          chosen={officeIds}
          onChoose={(ids) => list.filter({ officeIds: officeFilter(ids) })}
        />
        <ListTotal total={list.total} />
      </div>
      <OrderStatus
        order={order}
        isShown={(no) => lawyers.some((lawyer) => keyOf(lawyer) === no)}
        className={styles.said}
        said={said}
      />
      <ListBody
        list={list}
        empty={lawyers.length === 0}
        firstStep={
          <LinkButton to="/admin/people/add">
            <Trans>Add the first lawyer</Trans>
          </LinkButton>
        }
        onClear={() => list.filter({ name: undefined, officeIds: undefined })}
      >
        <LawyerRows
          {...{ order, writes, selection, pinned }}
          label={t`Lawyers`}
          filtered={list.filtered}
          onShift={shift}
          onPin={(lawyer) => setTop([lawyer], !pinned(lawyer))}
          onMove={setMoving}
          onDelete={(lawyer) => setDeleting([lawyer])}
        />
        {list.filtered && (
          <p className={styles.hint}>
            <Trans>Clear the search to change the order by dragging.</Trans>
          </p>
        )}
      </ListBody>
      <SelectionBar selection={selection} writes={writes}>
        <Button onClick={() => setTop(selection.rows, true)}>
          <Trans>Pin</Trans>
        </Button>
        <Button onClick={() => setTop(selection.rows, false)}>
          <Trans>Unpin</Trans>
        </Button>
        <Button danger onClick={() => setDeleting(selection.rows)}>
          <Trans>Delete</Trans>
        </Button>
      </SelectionBar>
      <LawyerDeletion
        lawyers={deleting}
        onDelete={(chosen) => {
          selection.clear();
          remove(chosen);
        }}
        onClose={() => setDeleting(NOBODY)}
      />
      {moving && (
        <LawyerMove
          key={keyOf(moving)}
          lawyer={moving}
          present={
            list.filtered ? undefined : first + lawyers.findIndex(({ no }) => no === moving.no)
          }
          total={list.filtered ? undefined : list.total}
          onMoved={say}
          onClose={() => setMoving(undefined)}
        />
      )}
    </PageFrame>
  );
}
