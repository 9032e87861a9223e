import { Button } from 'antd';
import { screen, userEvent } from 'storybook/test';
import { ApiError } from '../../src/api/errors';
import { ListTable } from '../../src/admin/list/list-table';
import { RowLink } from '../../src/admin/list/row-actions';
import { SelectionBar } from '../../src/admin/list/selection-bar';
import { TwoLines } from '../../src/admin/list/two-lines';
import { LastPublication } from '../../src/admin/list/last-publication';
import type { List } from '../../src/admin/list/use-list';
import type { RowResult, RowMutations } from '../../src/admin/list/row-mutation';
import { useSelection } from '../../src/admin/list/use-selection';

export default { title: 'Admin components/Tables' };

interface Row {
  no: string;
  title: string;
  chinese: string;
}

const ROWS: Row[] = [
  { no: 'N-1', title: 'Forty years in 2027', chinese: '2027，衡联四十年' },
  { no: 'N-2', title: 'Sending data out of China', chinese: '数据出境新规' },
  { no: 'N-3', title: 'A new office', chinese: '新的办公室' },
];
const LONG_ROWS: Row[] = ROWS.map(({ no, title, chinese }) => ({
  no,
  title: `${title}, and what became of it in every court there is `.repeat(5),
  chinese: chinese.repeat(30),
}));
const noop = () => undefined;
const LIST: List = {
  settings: { hidden: [], density: 'medium', pageSize: undefined },
  changeSettings: noop,
  pageNo: 1,
  pageSize: 10,
  hasFilters: false,
  showPage: noop,
  total: 43,
  countsVersions: false,
  invalidRows: [],
  error: undefined,
  loading: false,
  isValidating: false,
  retry: () => Promise.resolve(),
};
const keyOf = ({ no }: Row) => no;
const nameOf = ({ title }: Row) => title;

function rowMutations(result?: RowResult): RowMutations<Row> {
  const [first] = ROWS;
  const rowsIn = (state: RowResult['state']) => (first && result?.state === state ? [first] : []);
  return {
    run: () => Promise.resolve(),
    undo: noop,
    resultOf: ({ no }) => (no === first?.no ? result : undefined),
    undoableRows: rowsIn('undoable'),
    visibleFailedRows: rowsIn('failed'),
    hiddenFailures: [],
    progress: undefined,
    retry: () => Promise.resolve(),
    dismiss: noop,
  };
}

interface ListTableStoryProps {
  rows?: Row[];
  list?: Partial<List>;
  /** The result of the action on the first row. */
  result?: RowResult;
}

function ListTableStory({ rows = ROWS, list = {}, result }: ListTableStoryProps) {
  const selection = useSelection(rows, keyOf);
  const mutations = rowMutations(result);
  return (
    // Reserves the height of the filters, next to which the table's settings are rendered.
    <div style={{ paddingBlockStart: 42 }}>
      <ListTable<Row>
        {...{ rows, keyOf, nameOf, selection, mutations }}
        label="News"
        list={{ ...LIST, ...list }}
        columns={[
          {
            key: 'title',
            title: 'Title',
            render: (_, { title, chinese }) => (
              <TwoLines
                firstLine={title}
                title={title}
                secondLineTexts={[{ lang: 'zh_CN', text: chinese }]}
              />
            ),
          },
          {
            key: 'updated',
            title: 'Updated',
            width: 168,
            responsive: ['md'],
            render: () => <LastPublication time="2027-06-30T09:30:00Z" tag="en-US" />,
          },
        ]}
        actionsOf={({ title }) => ({
          link: <RowLink to="." label="Edit" rowName={title} />,
          moreActions: [{ key: 'delete', label: 'Delete', danger: true }],
        })}
        emptyListAction={<Button>Write the first one</Button>}
        onClearFilters={noop}
      />
      <SelectionBar {...{ selection, mutations }} onDelete={noop} />
    </div>
  );
}

const NO_ROWS = { rows: [], list: { total: 0 } };

export const Rows = () => <ListTableStory />;
export const RowsLong = () => <ListTableStory rows={LONG_ROWS} />;
export const RowsDense = () => (
  <ListTableStory list={{ settings: { hidden: ['updated'], density: 'small', pageSize: 10 } }} />
);
export const Empty = () => <ListTableStory {...NO_ROWS} />;
export const EmptyBySearch = () => (
  <ListTableStory rows={[]} list={{ total: 0, hasFilters: true }} />
);
export const Loading = () => (
  <ListTableStory rows={[]} list={{ total: undefined, loading: true }} />
);
export const LoadingFailed = () => (
  <ListTableStory
    rows={[]}
    list={{ total: undefined, error: new ApiError({ kind: 'http', status: 500 }) }}
  />
);
/** The rows that were loaded before stay visible. */
export const RefreshFailed = () => (
  <ListTableStory list={{ error: new ApiError({ kind: 'network' }) }} />
);
export const Selection = {
  render: () => <ListTableStory />,
  play: async () => {
    for (const box of screen.getAllByRole('checkbox').slice(1, 3)) await userEvent.click(box);
  },
};
export const DeletionPending = () => (
  <ListTableStory result={{ name: 'delete', isDeletion: true, state: 'undoable' }} />
);
export const DeletionRejected = () => (
  <ListTableStory
    result={{ name: 'delete', isDeletion: true, state: 'failed', message: 'It is still in use.' }}
  />
);
