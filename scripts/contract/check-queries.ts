import type { OperationId } from '../../mocks/call';
import type { CheckContext } from './check-context';
import { effectOf, idOf, isRow, rowsOf, type Exchange, type Row } from './live-backend';
import { AFFECTED_FEATURES } from './affected-features';
import { idsOf, LANGUAGES, PAGE_PARAMETERS, rowsOfQuery } from './collect-responses';

/** Admin lists of language versions (D10, D20). */
const VERSION_LISTS: OperationId[] = [
  'listAdminNews',
  'listAdminCases',
  'listAdminHonors',
  'listAdminLawyers',
];

const TEST_PAGE_SIZE = 2;

function pageableOf({ body }: Exchange): Row | undefined {
  return isRow(body) && isRow(body.pageable) ? body.pageable : undefined;
}

const firstIdOf = (exchange: Exchange) => String(idOf(rowsOf(exchange)[0]));

async function checkPages(
  { report, backend }: CheckContext,
  id: OperationId,
  pageParameter: string,
): Promise<void> {
  const fetchPage = (number: number, pageSize: number) =>
    backend.call(id, { query: { [pageParameter]: number, pageSize } });
  const page1 = await fetchPage(1, TEST_PAGE_SIZE);
  const page2 = await fetchPage(2, TEST_PAGE_SIZE);
  const longerPage = await fetchPage(1, 2 * TEST_PAGE_SIZE);
  if (![page1, page2, longerPage].every(({ ok }) => ok) || rowsOf(longerPage).length === 0) return;
  report.check('D7', firstIdOf(page1) === firstIdOf(longerPage), 'page numbers start at 1', [
    `page 1 of ${page1.name} starts with ${firstIdOf(page1)} for ${TEST_PAGE_SIZE} rows, and with ${firstIdOf(longerPage)} for ${2 * TEST_PAGE_SIZE}: page numbers seem to start at 0`,
    `breaks: ${AFFECTED_FEATURES[id]} starts with its second page`,
  ]);
  const pageable = pageableOf(page1);
  if (pageable) {
    const { pageNo, totalCount } = pageable;
    const hasTotal = Number(totalCount) >= new Set(idsOf(rowsOf(page1), 'no')).size;
    report.check('D7', hasTotal, '`pageable` contains the total', [
      `${page1.name} has the totalCount ${JSON.stringify(totalCount)}`,
      `breaks: ${AFFECTED_FEATURES[id]} has no pages after the first`,
    ]);
    if (pageNo !== undefined && pageNo !== null)
      report.check('D7', Number(pageNo) === 1, '`pageNo` of page 1 is 1', [
        `${page1.name} has the pageNo ${JSON.stringify(pageNo)} on page 1`,
        `copes: ${AFFECTED_FEATURES[id]} uses the number of the requested page`,
      ]);
    return;
  }
  const idsOfPage1 = idsOf(rowsOf(page1));
  report.check(
    'D7',
    idsOf(rowsOf(page2)).every((itemId) => idsOfPage1.includes(itemId)),
    'a list without `pageable` is complete',
    [
      `${page1.name} has no \`pageable\`, but a second page with other items`,
      `breaks: ${AFFECTED_FEATURES[id]} has no pages after the first`,
    ],
  );
}

/** Returns which of the supported list variants a list of versions is (D10, D20). */
function variantOf(rows: readonly Row[], pageSize: number, language: string): string {
  if (rows.every(({ lang }) => lang === language)) return 'rows of one language only';
  const items = new Set(idsOf(rows, 'no'));
  return items.size < rows.length && rows.length === pageSize
    ? 'a row per language version, pages counted by rows'
    : 'a row per language version, pages of whole items';
}

async function checkVersions({ report, backend }: CheckContext, id: OperationId): Promise<void> {
  const pageParameter = PAGE_PARAMETERS[id] ?? 'page';
  // An even number of rows would not show whether pages split items between their two versions.
  const pageSize = 5;
  const variants = new Set<string>();
  let name = '';
  for (const language of LANGUAGES) {
    const response = await backend.call(id, { query: { [pageParameter]: 1, pageSize }, language });
    const rows = rowsOf(response);
    if (rows.length === 0) return;
    const areAllGrouped = rows.every((row) => idOf(row, 'no') !== undefined);
    report.check('D18', areAllGrouped, 'every version has a `no`', [
      `${response.name} has rows without \`no\``,
      `breaks: ${AFFECTED_FEATURES[id]} lacks these rows`,
    ]);
    variants.add(variantOf(rows, pageSize, language));
    const [onlyLanguage = '', ...others] = new Set(rows.map(({ lang }) => String(lang)));
    if (others.length === 0 && onlyLanguage !== language)
      report.contradict(
        'D10',
        `${response.name} in ${language} returns only ${onlyLanguage}`,
        `breaks: staff see ${onlyLanguage} instead of ${language}`,
      );
    ({ name } = response);
  }
  const variant = [...variants].join(' or ');
  report.confirm(
    'D10',
    variant === 'rows of one language only'
      ? `${name} is filtered by X-Language`
      : `${name} is not filtered by X-Language`,
  );
  report.confirm('D20', `${name}: ${variant}`);
}

/** Checks that public lists have the language of X-Language, and that `lang` overrides it (D10). */
async function checkLanguages({ report, backend, responses }: CheckContext): Promise<void> {
  for (const list of [
    'listNews',
    'listCases',
    'listHonors',
    'listLawyers',
    'listBanners',
  ] as const) {
    for (const language of LANGUAGES) {
      const rows = rowsOfQuery(responses, list, language);
      if (rows.length === 0) continue;
      const rowOfOtherLanguage = rows.find(({ lang }) => lang !== language);
      const name = responses.get(list)?.name ?? list;
      report.check('D10', !rowOfOtherLanguage, 'public lists have the language of X-Language', [
        `${name} in ${language} returns ${String(rowOfOtherLanguage?.lang)}`,
        `breaks: ${AFFECTED_FEATURES[list]} shows ${String(rowOfOtherLanguage?.lang)} to visitors who read ${language}`,
      ]);
    }
  }
  for (const list of ['listNews', 'listJobs', 'listOffices'] as const) {
    const response = await backend.call(list, {
      query: { lang: 'zh_CN', ...(list === 'listNews' && { page: 1, pageSize: 5 }) },
    });
    const rows = rowsOf(response);
    if (rows.length === 0) continue;
    const rowOfOtherLanguage = rows.find(({ lang }) => lang !== 'zh_CN');
    report.check('D10', !rowOfOtherLanguage, '`lang` overrides X-Language', [
      `${response.name}?lang=zh_CN returns ${String(rowOfOtherLanguage?.lang)}`,
      list === 'listNews'
        ? 'breaks: an article does not show its other language'
        : 'copes: the application also sends X-Language',
    ]);
  }
}

const officeIdOf = ({ office }: Row) => (isRow(office) ? String(office.officeId) : '');

/** Checks how `no` and `officeIds` filter lists (D12, D19). */
async function checkFilters({ report, backend, responses }: CheckContext): Promise<void> {
  const offices = idsOf(rowsOfQuery(responses, 'listOffices', 'en_US')).slice(0, 2);
  if (offices.length === 2) {
    const lawyersOfOffices = await backend.call('listLawyers', {
      query: { officeIds: offices.join(), page: 1, pageSize: 50 },
    });
    const { ok, name, status } = lawyersOfOffices;
    const foundOffices = rowsOf(lawyersOfOffices).map(officeIdOf);
    const hasOtherOffice = foundOffices.some((id) => id !== '' && !offices.includes(id));
    const unfilteredOffices = rowsOfQuery(responses, 'listLawyers', 'en_US').map(officeIdOf);
    const lostOffices = offices.filter(
      (id) => unfilteredOffices.includes(id) && !foundOffices.includes(id),
    );
    if (!ok)
      report.contradict(
        'D12',
        `${name} responds with ${status} to officeIds=${offices.join()}`,
        effectOf(lawyersOfOffices),
      );
    else if (lostOffices.length > 0)
      report.contradict(
        'D12',
        `${name} returns no lawyers of office ${lostOffices.join(', ')} to officeIds=${offices.join()}`,
        'breaks: the filter by several offices hides lawyers',
      );
    else if (foundOffices.length > 0)
      report.check('D12', !hasOtherOffice, 'lists accept `officeIds` joined with commas', [
        `${name} returns lawyers of other offices`,
        'breaks: the filter by several offices shows other lawyers',
      ]);
  }
  const no = idOf(rowsOfQuery(responses, 'listAdminNews', 'en_US')[0], 'no');
  if (no === undefined) return;
  const group = await backend.call('listAdminNews', { query: { no, pageNo: 1, pageSize: 20 } });
  const rows = rowsOf(group);
  const rowOfOtherItem = rows.find((row) => String(row.no) !== String(no));
  if (rows.length === 0)
    report.contradict(
      'D19',
      `${group.name}?no=${no} does not return the item`,
      group.ok ? 'breaks: the form of an item reports that it was deleted' : effectOf(group),
    );
  else
    report.check('D19', !rowOfOtherItem, 'lists accept `no`', [
      `${group.name}?no=${no} also returns ${String(rowOfOtherItem?.no)}`,
      'breaks: the form of an item that is not in the first 50 rows reports that it was deleted',
    ]);
}

/** Checks that the additional headers and parameters change nothing (D8, D9). */
async function checkExtras({ report, backend, responses }: CheckContext): Promise<void> {
  const status = responses.get('listLanguages')?.status ?? 0;
  report.check('D8', status < 400, 'requests with `_t` succeed', [
    `GET /common/language with \`_t\` responds with ${status}`,
    'breaks: every request fails',
  ]);
  const responseWithPrefix = await backend.call('listLanguages', { prefix: '/contract-check' });
  report.check('D9', responseWithPrefix.status === status, 'a prefix changes nothing', [
    `with a prefix GET /common/language responds with ${responseWithPrefix.status}`,
    'breaks: requests of a site with a prefix fail',
  ]);
}

/** Requests lists with different parameters and reports their variants. */
export async function checkQueries(context: CheckContext): Promise<void> {
  const isAvailable = (id: string) => context.responses.get(id)?.ok === true;
  for (const [id, pageParameter] of Object.entries(PAGE_PARAMETERS))
    if (isAvailable(id)) await checkPages(context, id as OperationId, pageParameter);
  for (const id of VERSION_LISTS) if (isAvailable(id)) await checkVersions(context, id);
  await checkLanguages(context);
  await checkFilters(context);
  await checkExtras(context);
}
