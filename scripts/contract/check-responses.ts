import { isSiteOff, siteStateOf } from '../../src/lib/site-state';
import { holderCountIn } from '../../src/api/admin/response-values';
import { parseMoment } from '../../src/lib/dates';
import { checkTokens } from './check-tokens';
import type { CheckContext } from './check-context';
import type { CheckReport } from './check-report';
import { effectOf, isRow, rowsOf, type Exchange, type Row } from './live-backend';
import { AFFECTED_FEATURES } from './affected-features';
import { idsOf, rowsOfQuery, valuesOf } from './collect-responses';

const FLAG_FIELD_PATTERN = /^(is\w+Visible|bottomWebsiteShow)$/;
/** Smaller numbers are seconds: as milliseconds, they would be before September 2001. */
const MIN_EPOCH_MS = 1e12;

/** Returns a value with its type: `1 (number)`. */
function describeValue(value: unknown): string {
  return `${JSON.stringify(value)} (${typeof value})`;
}

/** Checks the envelope, content type, ids and dates of all responses (D6, D11, D15, D50). */
export function checkResponseFormats(report: CheckReport, exchanges: readonly Exchange[]): void {
  checkLongIds(report, exchanges);
  for (const exchange of exchanges) {
    const { name, id, ok, body, contentType, text } = exchange;
    if (text.trim() === '' || (body === undefined && id !== 'loginAdmin')) continue;
    report.check('D50', /[/+]json$/.test(contentType), 'application/json', [
      `${name} responds with ${contentType || 'no content type'}`,
      body === undefined ? effectOf(exchange) : 'copes: the application parses any JSON',
    ]);
    if (!ok || id === 'loginAdmin') continue;
    const keys = isRow(body) ? Object.keys(body) : [];
    const hasResult = keys.includes('result') || !name.startsWith('GET');
    report.check('D6', hasResult, '`result`, `message`, `status`', [
      `${name} has no \`result\`, but ${keys.join(', ') || typeof body}`,
      effectOf(exchange),
    ]);
    for (const value of valuesOf(body, /^(createTime|updateTime|lastLoginTime)$/))
      checkDate(report, name, value);
  }
}

/** Checks whether ids exceed the safe integers of JavaScript (D11). */
function checkLongIds(report: CheckReport, exchanges: readonly Exchange[]): void {
  const longIds = exchanges.flatMap(({ ok, text }) => {
    const ids = [...text.matchAll(/"(?:id|no)":\s*(\d{16,})/g)].map(([, id = '']) => id);
    return ok ? (ids.find((id) => !Number.isSafeInteger(Number(id))) ?? []) : [];
  });
  if (longIds.length > 0)
    report.confirm('D11', `ids above 2^53 in ${longIds.length} responses, such as ${longIds[0]}`);
}

function checkDate(report: CheckReport, name: string, value: unknown): void {
  if (value === null || value === '') return;
  const dateValue = typeof value === 'string' || typeof value === 'number' ? value : undefined;
  const isTooEarly = /^\d+$/.test(String(dateValue)) && Number(dateValue) < MIN_EPOCH_MS;
  const format = typeof value === 'number' ? 'epoch milliseconds' : 'texts with a date';
  report.check('D15', !isTooEarly && parseMoment(dateValue) !== undefined, format, [
    `${name} has the date ${describeValue(value)}`,
    isTooEarly ? 'breaks: dates are shown in 1970' : 'breaks: the date is not shown',
  ]);
}

/** Checks the settings of the site: status, flags, offices (D4, D31, D33, D35). */
function checkSite({ report, responses }: CheckContext): void {
  for (const id of ['getSiteStatus', 'getAdminSiteStatus']) {
    const response = responses.get(id);
    if (!response) continue;
    const { name, status, result } = response;
    if (id === 'getSiteStatus')
      report.check('D4', status !== 503, `the site status responds with ${status}`, [
        `${name} responds with 503`,
        effectOf(response),
      ]);
    if (!response.ok) continue;
    report.check('D35', siteStateOf(result) !== 'other', `the status is ${describeValue(result)}`, [
      `${name} returns ${describeValue(result)}`,
      id === 'getSiteStatus'
        ? 'copes: visitors are let through'
        : 'breaks: the switch of the site is disabled',
    ]);
    if (isSiteOff(result)) {
      const news = responses.get('listNews')?.status;
      report.check('D4', news === 503, 'the site is off, and public requests get 503', [
        `the site is off, and the news list gets ${news}`,
        'breaks: visitors can read the site while it is off',
      ]);
    }
  }
  const staff = responses.get('getAdminPortalConfiguration');
  const visitors = responses.get('getPortalConfiguration');
  if (staff?.ok)
    report.check('D33', Array.isArray(staff.result), 'an array for staff', [
      `${staff.name} returns no array`,
      effectOf(staff),
    ]);
  for (const response of [staff, visitors]) {
    if (!response?.ok) continue;
    for (const flag of valuesOf(response.result, FLAG_FIELD_PATTERN)) {
      if (flag === null) continue;
      const isFlag = typeof flag === 'boolean' || flag === 0 || flag === 1;
      report.check('D33', isFlag, `flags such as ${describeValue(flag)}`, [
        `${response.name} has the flag ${describeValue(flag)}`,
        effectOf(response),
      ]);
    }
  }
  const offices = new Set(idsOf(rowsOfQuery(responses, 'listOffices', 'en_US')));
  const [english] = [visitors?.result].flat();
  const assignedRows =
    isRow(english) && Array.isArray(english.officesList) ? english.officesList.filter(isRow) : [];
  const ids = idsOf(assignedRows, 'officeId');
  if (offices.size > 0 && assignedRows.length > 0)
    report.check(
      'D31',
      ids.length > 0 && ids.every((id) => offices.has(id)),
      `${ids.length} offices are in both lists`,
      [
        `the offices of the portal configuration, ${ids.join(', ') || 'without officeId'}, are not those of GET /admin/office`,
        'breaks: the choice of offices shows outdated offices',
      ],
    );
}

/** Checks the languages, ids and fields of lists (D11, D22, D25, D26, D28, D30, D34, D39). */
function checkLists({ report, responses }: CheckContext): void {
  for (const list of ['listJobs', 'listOffices', 'listProfessionalFieldsByLanguage'] as const) {
    const [english, chinese] = (['en_US', 'zh_CN'] as const).map((lang) =>
      rowsOfQuery(responses, list, lang),
    );
    const sharedIds = idsOf(english ?? []).filter((id) => idsOf(chinese ?? []).includes(id));
    const name = responses.get(list)?.name ?? list;
    if (english?.length && chinese?.length)
      report.check('D22', sharedIds.length === 0, 'languages have separate ids', [
        `${name} returns ${sharedIds.join(', ')} in both languages`,
        'breaks: deleting one language version deletes the other',
      ]);
  }
  for (const [id, response] of responses) if (!id.includes(' ')) checkList(report, response);
  for (const item of ['getNews', 'getCase', 'getHonor', 'getLawyer', 'getProfessionalField']) {
    const response = responses.get(item);
    if (response && (response.ok || response.status === 404))
      report.check('D11', response.ok, 'items are found by the ids of their lists', [
        `${response.name} responds with 404 to an id of its list`,
        `breaks: ${AFFECTED_FEATURES[response.id]} shows that the item was not found`,
      ]);
  }
  const neighbors = responses.get('getProfessionalFieldNeighbors');
  if (neighbors?.ok) {
    const keys = isRow(neighbors.result) ? Object.keys(neighbors.result) : [];
    const [field] = rowsOfQuery(responses, 'listProfessionalFields', 'en_US');
    const hasNo = field?.no !== undefined && field.no !== null;
    report.check(
      'D26',
      keys.every((key) => key === 'previous' || key === 'next') && keys.length > 0,
      '`{previous, next}`',
      [
        `${neighbors.name} returns ${keys.join(', ') || describeValue(neighbors.result)}`,
        hasNo
          ? `breaks: ${AFFECTED_FEATURES[neighbors.id]} are missing`
          : 'copes: the neighbors of fields without `no` come from the list',
      ],
    );
  }
  const detail = responses.get('getAdminLawyer');
  if (detail)
    report.check('D28', detail.ok && isRow(detail.result), 'one language version', [
      `${detail.name} responds with ${detail.status}`,
      effectOf(detail),
    ]);
  const jobCheck = responses.get('checkJob');
  const count = holderCountIn(jobCheck?.body);
  if (jobCheck?.ok)
    report.check(
      'D30',
      typeof jobCheck.result === 'number' || typeof jobCheck.result === 'boolean',
      describeValue(jobCheck.result),
      [
        `${jobCheck.name} returns ${JSON.stringify(jobCheck.result)}`,
        count === undefined
          ? 'breaks: a replacement is required although no lawyer has the job'
          : `copes: the application reads it as ${count}`,
      ],
    );
  const honors = responses.get('listHonors');
  if (honors?.ok && isRow(honors.body)) {
    const total = isRow(honors.body.pageable) ? Number(honors.body.pageable.totalCount) : 0;
    const honorCount = rowsOf(honors).length;
    report.check('D39', !(total > honorCount), `all ${honorCount} honors in one response`, [
      `${honors.name} returns ${honorCount} of ${total}`,
      `breaks: visitors see ${honorCount} of ${total} honors`,
    ]);
  }
}

function checkList(report: CheckReport, response: Exchange): void {
  const rows = rowsOf(response);
  if (response.id === 'listIcons' && rows.length > 0)
    report.check(
      'D34',
      rows.every((icon) => 'iconUrl' in icon),
      '`{id, iconUrl}`',
      [
        `${response.name} has icons of ${Object.keys(rows[0] ?? {}).join(', ')}`,
        effectOf(response),
      ],
    );
  if (!/(News|Cases)$/.test(response.id)) return;
  const externalRows = rows.filter((row) =>
    [1, true, '1'].some((trueValue) => trueValue === row.isLink),
  );
  for (const row of externalRows)
    report.check('D25', hasAddress(row), '`isLink` with `contentUrl`', [
      `${response.name} has the external item ${String(row.id)} without \`contentUrl\``,
      'breaks: the item opens as an article without text',
    ]);
}

function hasAddress({ contentUrl }: Row): boolean {
  return typeof contentUrl === 'string' && /^https?:/.test(contentUrl);
}

function catalogueIds(tree: readonly Row[]): string[] {
  return tree.flatMap((catalogue) => [
    ...idsOf([catalogue]),
    ...catalogueIds(
      Array.isArray(catalogue.childrenList) ? catalogue.childrenList.filter(isRow) : [],
    ),
  ]);
}

/** Checks whether news items belong to a catalogue of their own language (D21). */
function checkCatalogues({ report, responses }: CheckContext): void {
  for (const lang of ['en_US', 'zh_CN'] as const) {
    const knownIds = new Set(catalogueIds(rowsOfQuery(responses, 'listAdminCatalogues', lang)));
    const rows = rowsOfQuery(responses, 'listAdminNews', lang).filter(
      (row) => row.lang === lang && row.cataId,
    );
    if (knownIds.size === 0) continue;
    for (const { id, cataId } of rows)
      report.check(
        'D21',
        knownIds.has(String(cataId)),
        'articles belong to catalogues of their language',
        [
          `the ${lang} news ${String(id)} belongs to catalogue ${String(cataId)}, which has no ${lang} version`,
          'breaks: visitors who choose the catalogue do not find the item',
        ],
      );
  }
}

/** Checks that the admin list or the public call returns the text of an article (D19). */
function checkTexts({ report, responses }: CheckContext): void {
  for (const [list, read] of [
    ['listAdminNews', 'getNews'],
    ['listAdminCases', 'getCase'],
    ['listAdminHonors', 'getHonor'],
  ] as const) {
    const [listResponse, item] = [responses.get(list), responses.get(read)];
    const result = isRow(item?.result) ? item.result : {};
    // An external item, or one of an earlier check, may have no text.
    const mayLackText = [result.title, result.contentUrl].some(
      (text) => typeof text === 'string' && /^(Contract check|https?:)/.test(text),
    );
    if (!listResponse?.ok || !item?.ok || mayLackText) continue;
    const hasText = [...rowsOf(listResponse), result].some(
      ({ content }) => typeof content === 'string',
    );
    report.check('D19', hasText, 'the list or the item contains the text', [
      `neither ${listResponse.name} nor ${item.name} has the text`,
      'breaks: the edit form of an item has no text',
    ]);
  }
}

/** Checks the collected responses, and how the backend treats tokens. */
export async function checkResponses(context: CheckContext): Promise<void> {
  checkSite(context);
  checkLists(context);
  checkCatalogues(context);
  checkTexts(context);
  await checkTokens(context);
}
