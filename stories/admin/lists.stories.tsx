import { Form, Input } from 'antd';
import type { ComponentProps } from 'react';
import { ApiError } from '../../src/api/errors';
import { FailedRequest } from '../../src/admin/requests/failed-request';
import { QuerySkeleton } from '../../src/admin/page/query-states';
import { ListEmpty } from '../../src/admin/list/list-empty';
import { FilterBar } from '../../src/admin/list/filter-bar';
import { MoreMenu } from '../../src/admin/list/row-actions';
import { RowMenus } from '../../src/admin/list/row-menus';
import { TwoLines } from '../../src/admin/list/two-lines';
import { InvalidRows } from '../../src/admin/list/invalid-rows';
import { LastPublication } from '../../src/admin/list/last-publication';
import { OrderDisagreement } from '../../src/admin/reorder/order-disagreement';
import { OrderStatus } from '../../src/admin/reorder/order-status';
import { useErrorMessage } from '../../src/admin/requests/error-message';

export default { title: 'Admin components/Lists' };

function Failure({ error }: { error: unknown }) {
  return <FailedRequest message={useErrorMessage()(error)} />;
}

const LONG_TITLE = 'A very long title of a matter that went through every court there is '.repeat(
  4,
);

export const Empty = () => <ListEmpty>Use the button above to add an item.</ListEmpty>;
export const Loading = () => <QuerySkeleton rows={4} />;
/** The server returns a reason. */
export const RequestRejected = () => (
  <Failure
    error={
      new ApiError({ kind: 'http', status: 409, serverMessage: 'The catalogue is not empty.' })
    }
  />
);
export const ServerError = () => <Failure error={new ApiError({ kind: 'http', status: 500 })} />;
export const ServerUnreachable = () => <Failure error={new ApiError({ kind: 'network' })} />;
export const MalformedResponse = () => <Failure error={new ApiError({ kind: 'malformed' })} />;
export const InvalidRowsOmitted = () => (
  <InvalidRows
    rows={[
      { id: 'N-7', no: 'N-7', lang: 'en_US' },
      { id: undefined, no: undefined, lang: undefined },
    ]}
  />
);
export const Title = () => (
  <TwoLines
    firstLine="Forty years in 2027"
    title="Forty years in 2027"
    secondLineTexts={[
      { lang: 'zh_CN', text: '2027，衡联四十年' },
      { lang: 'ar_SA', text: 'أربعون عاما' },
    ]}
  />
);
export const TitleLong = () => (
  <TwoLines
    firstLine={LONG_TITLE}
    title={LONG_TITLE}
    secondLineTexts={[{ lang: 'zh_CN', text: '很长的标题'.repeat(40) }]}
  />
);
export const LastPublished = () => <LastPublication time="2027-06-30T09:30:00Z" tag="en-US" />;
export const Actions = () => (
  <RowMenus>
    <MoreMenu
      rowName="Forty years in 2027"
      items={[
        { key: 'pin', label: 'Pin' },
        { type: 'divider' },
        { key: 'delete', label: 'Delete', danger: true },
      ]}
    />
  </RowMenus>
);

const renderFilterBar = (list: Parameters<typeof FilterBar>[0]['list']) => (
  <FilterBar list={list} onReset={() => undefined}>
    <Form.Item label="Title">
      <Input.Search aria-label="Title" defaultValue={list.hasFilters ? 'data' : ''} />
    </Form.Item>
  </FilterBar>
);

export const Filters = () =>
  renderFilterBar({ hasFilters: false, total: 43, countsVersions: false });
/** The number of items is not loaded yet. */
export const FiltersLoading = () =>
  renderFilterBar({ hasFilters: false, total: undefined, countsVersions: false });
/** The backend counts language versions (D20). */
export const FiltersSet = () =>
  renderFilterBar({ hasFilters: true, total: 7, countsVersions: true });

const renderOrderStatus = (
  orderState: Partial<ComponentProps<typeof OrderStatus>['order']>,
  announcement = '',
) => (
  <OrderStatus
    order={{ failure: undefined, progress: undefined, pendingNos: new Set(), ...orderState }}
    isShown={() => false}
    announcement={announcement}
  />
);
const renderFailedMove = (state: 'unmoved' | 'unknown') =>
  renderOrderStatus({
    failure: {
      failedReorders: [
        { no: 'L-1', passedNos: ['L-2'], direction: 'up', name: 'Lin Zhengyuan', state },
      ],
      message: 'Couldn’t reach the server.',
      isChangedByOthers: false,
    },
  });

export const OrderAnnounced = () =>
  renderOrderStatus({}, '“Lin Zhengyuan” is now at position 2 of 36.');
export const OrderSaving = () =>
  renderOrderStatus({ progress: { done: 2, total: 5 }, pendingNos: new Set(['L-1']) });
export const OrderRestored = () => renderFailedMove('unmoved');
/** The versions of a professional field have different positions in each language. */
export const OrderDiffersByLanguage = () => (
  <OrderDisagreement
    disagreements={[
      {
        parent: '',
        orders: [
          {
            lang: 'en_US',
            items: [
              { no: 'a', id: 1, name: 'Corporate and M&A', position: 2 },
              { no: 'b', id: 2, name: 'Banking and Finance', position: 3 },
            ],
          },
          {
            lang: 'zh_CN',
            items: [
              { no: 'b', id: 4, name: '银行与金融', position: 2 },
              { no: 'a', id: 3, name: '公司与并购', position: 3 },
            ],
          },
        ],
      },
    ]}
    orderApplication={{ start: () => undefined, lang: undefined, failure: undefined }}
  />
);
/** The list failed to load after the move. */
export const OrderUnknown = () => renderFailedMove('unknown');
