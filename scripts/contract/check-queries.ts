import type { OperationId } from '../../mocks/call';
import type { CheckReport } from './check-report';
import { idOf, isRow, rowsOf, type Exchange, type LiveBackend, type Row } from './live-backend';
import { AFFECTED_SCREENS } from './affected-screens';
import { idsOf, LANGUAGES, rowsOfRead, type Responses } from './collect-responses';

/** Paged lists with the name of their page parameter (§7). */
const PAGED: [OperationId, 'page' | 'pageNo'][] = [
  ['listNews', 'page'],
  ['listCases', 'page'],
  ['listLawyers', 'page'],
  ['listAdminNews', 'pageNo'],
  ['listAdminCases', 'pageNo'],
  ['listAdminHonors', 'pageNo'],
  ['listAdminLawyers', 'page'],
  ['listAdminProfessionalFields', 'page'],
];

/** Admin lists of language versions (D10, D20). */
const VERSIONS: OperationId[] = [
  'listAdminNews',
  'listAdminCases',
  'listAdminHonors',
  'listAdminLawyers',
];

const SIZE = 2;

function pageableOf({ body }: Exchange): Row | undefined {
  return isRow(body) && isRow(body.pageable) ? body.pageable : undefined;
}

const first = (exchange: Exchange) => String(idOf(rowsOf(exchange)[0]));

async function judgePages(
  ledger: CheckReport,
  backend: LiveBackend,
  id: OperationId,
  name: 'page' | 'pageNo',
): Promise<void> {
  const ask = (number: number, pageSize: number) =>
    backend.call(id, { query: { [name]: number, pageSize } });
  const [one, two, more] = [await ask(1, SIZE), await ask(2, SIZE), await ask(1, 2 * SIZE)];
  if (![one, two, more].every(({ ok }) => ok) || rowsOf(more).length === 0) return;
  ledger.hold('D7', first(one) === first(more), 'pages count from 1', [
    `${one.name} begins page 1 of ${SIZE} with ${first(one)}, page 1 of ${2 * SIZE} with ${first(more)}: pages seem to count from 0`,
    `breaks: ${AFFECTED_SCREENS[id]} begins with its second page`,
  ]);
  const pageable = pageableOf(one);
  if (pageable) {
    const { pageNo, totalCount } = pageable;
    const told = Number(totalCount) >= new Set(idsOf(rowsOf(one), 'no')).size;
    ledger.hold('D7', told, '`pageable` tells how many there are', [
      `${one.name} has the totalCount ${JSON.stringify(totalCount)}`,
      `breaks: ${AFFECTED_SCREENS[id]} has no pages after the first`,
    ]);
    if (pageNo !== undefined && pageNo !== null)
      ledger.hold('D7', Number(pageNo) === 1, 'page 1 is called 1', [
        `${one.name} calls page 1 ${JSON.stringify(pageNo)}`,
        `copes: ${AFFECTED_SCREENS[id]} goes by the page that it asked for`,
      ]);
    return;
  }
  const known = idsOf(rowsOf(one));
  ledger.hold(
    'D7',
    idsOf(rowsOf(two)).every((id) => known.includes(id)),
    'a list without `pageable` is whole',
    [
      `${one.name} has no \`pageable\`, and a second page with other items`,
      `breaks: ${AFFECTED_SCREENS[id]} has no pages after the first`,
    ],
  );
}

/** Returns which of the supported list variants a list of versions is (D10, D20). */
function shapeOf(rows: readonly Row[], pageSize: number, language: string): string {
  if (rows.every(({ lang }) => lang === language)) return 'one language alone';
  const items = new Set(idsOf(rows, 'no'));
  return items.size < rows.length && rows.length === pageSize
    ? 'a row per language version, pages counted by rows'
    : 'a row per language version, pages of whole items';
}

async function judgeVersions(
  ledger: CheckReport,
  backend: LiveBackend,
  id: OperationId,
): Promise<void> {
  const paging = id === 'listAdminLawyers' ? 'page' : 'pageNo';
  // An even number of rows would not show whether pages split items between their two versions.
  const pageSize = 5;
  const shapes = new Set<string>();
  let name = '';
  for (const language of LANGUAGES) {
    const answer = await backend.call(id, { query: { [paging]: 1, pageSize }, language });
    const rows = rowsOf(answer);
    if (rows.length === 0) return;
    const grouped = rows.every((row) => idOf(row, 'no') !== undefined);
    ledger.hold('D18', grouped, 'every version has a `no`', [
      `${answer.name} has rows without \`no\``,
      `breaks: ${AFFECTED_SCREENS[id]} is without these rows`,
    ]);
    shapes.add(shapeOf(rows, pageSize, language));
    const [alone = '', ...others] = new Set(rows.map(({ lang }) => String(lang)));
    if (others.length === 0 && alone !== language)
      ledger.differ(
        'D10',
        `${answer.name} in ${language} gives ${alone} alone`,
        `breaks: staff see ${alone} in place of ${language}`,
      );
    ({ name } = answer);
  }
  const shape = [...shapes].join(' or ');
  ledger.confirm(
    'D10',
    shape === 'one language alone'
      ? `${name} is narrowed to the language asked in`
      : `${name} is not narrowed by X-Language`,
  );
  ledger.confirm('D20', `${name}: ${shape}`);
}

/** Checks what visitors receive in each language, and `lang` (D10). */
async function judgeLanguages(
  ledger: CheckReport,
  backend: LiveBackend,
  answers: Responses,
): Promise<void> {
  for (const list of [
    'listNews',
    'listCases',
    'listHonors',
    'listLawyers',
    'listBanners',
  ] as const) {
    for (const language of LANGUAGES) {
      const wrong = rowsOfRead(answers, list, language).find(({ lang }) => lang !== language);
      const name = answers.get(list)?.name ?? list;
      ledger.hold('D10', !wrong, 'visitors get the language asked in', [
        `${name} in ${language} gives ${String(wrong?.lang)}`,
        `breaks: ${AFFECTED_SCREENS[list]} shows ${String(wrong?.lang)} to visitors of ${language}`,
      ]);
    }
  }
  for (const list of ['listNews', 'listJobs', 'listOffices'] as const) {
    const answer = await backend.call(list, {
      query: { lang: 'zh_CN', ...(list === 'listNews' && { page: 1, pageSize: 5 }) },
    });
    const wrong = rowsOf(answer).find(({ lang }) => lang !== 'zh_CN');
    ledger.hold('D10', !wrong, '`lang` outranks X-Language', [
      `${answer.name}?lang=zh_CN gives ${String(wrong?.lang)}`,
      list === 'listNews'
        ? 'breaks: an article does not find its other language'
        : 'copes: X-Language is sent with it',
    ]);
  }
}

/** Checks how `no` and `officeIds` filter lists (D12, D19). */
async function judgeFilters(
  ledger: CheckReport,
  backend: LiveBackend,
  answers: Responses,
): Promise<void> {
  const offices = idsOf(rowsOfRead(answers, 'listOffices', 'en_US')).slice(0, 2);
  if (offices.length === 2) {
    const both = await backend.call('listLawyers', {
      query: { officeIds: offices.join(), page: 1, pageSize: 50 },
    });
    const outside = rowsOf(both).find(
      ({ office }) => isRow(office) && !offices.includes(String(office.officeId)),
    );
    ledger.hold('D12', both.ok && !outside, '`officeIds` joined with commas', [
      both.ok
        ? `${both.name} gives lawyers of other offices`
        : `${both.name} answers ${both.status} to officeIds=${offices.join()}`,
      'breaks: the filter by several offices shows other lawyers',
    ]);
  }
  const no = idOf(rowsOfRead(answers, 'listAdminNews', 'en_US')[0], 'no');
  if (no === undefined) return;
  const group = await backend.call('listAdminNews', { query: { no, pageNo: 1, pageSize: 20 } });
  const other = rowsOf(group).find((row) => String(row.no) !== String(no));
  ledger.hold('D19', group.ok && !other, 'lists take `no`', [
    `${group.name}?no=${no} gives ${String(other?.no)}, too`,
    'breaks: the form of an item that is not among the first 50 says that it was deleted',
  ]);
}

/** Checks that the additional headers and parameters change nothing (D8, D9). */
async function judgeExtras(
  ledger: CheckReport,
  backend: LiveBackend,
  answers: Responses,
): Promise<void> {
  const status = answers.get('listLanguages')?.status ?? 0;
  ledger.hold('D8', status < 400, 'calls with `_t` are answered', [
    `GET /common/language with \`_t\` answers ${status}`,
    'breaks: every request fails',
  ]);
  const prefixed = await backend.call('listLanguages', { prefix: '/contract-check' });
  ledger.hold('D9', prefixed.status === status, 'a prefix changes nothing', [
    `with a prefix GET /common/language answers ${prefixed.status}`,
    'breaks: requests of a site with a prefix fail',
  ]);
}

/** Requests lists with different parameters and reports their variants. */
export async function checkQueries(
  ledger: CheckReport,
  backend: LiveBackend,
  answers: Responses,
): Promise<void> {
  const mayAsk = (id: OperationId) => answers.get(id)?.ok === true;
  for (const [id, name] of PAGED) if (mayAsk(id)) await judgePages(ledger, backend, id, name);
  for (const id of VERSIONS) if (mayAsk(id)) await judgeVersions(ledger, backend, id);
  await judgeLanguages(ledger, backend, answers);
  await judgeFilters(ledger, backend, answers);
  await judgeExtras(ledger, backend, answers);
}
