import { isSiteOff, siteSwitch } from '../../src/lib/is-site-off';
import { holderCountIn } from '../../src/api/holder-count-in';
import { parseMoment } from '../../src/lib/dates';
import { checkTokens } from './check-tokens';
import type { CheckReport } from './check-report';
import { effectOf, isRow, rowsOf, type Exchange, type LiveBackend, type Row } from './live-backend';
import { AFFECTED_SCREENS } from './affected-screens';
import { idsOf, rowsOfRead, valuesOf, type Responses } from './collect-responses';

const FLAGS = /^(is\w+Visible|bottomWebsiteShow)$/;
const YEAR_2001 = 1e12 - 1;

/** Returns the form of a value: a number, a boolean, a text. */
function form(value: unknown): string {
  return `${JSON.stringify(value)} (${typeof value})`;
}

/** Checks the envelope, content type, ids and dates of all responses (D6, D11, D15, D50). */
export function checkResponseForms(ledger: CheckReport, exchanges: readonly Exchange[]): void {
  judgeLongIds(ledger, exchanges);
  for (const exchange of exchanges) {
    const { name, id, ok, body, type, text } = exchange;
    if (text.trim() === '' || (body === undefined && id !== 'loginAdmin')) continue;
    ledger.hold('D50', /[/+]json$/.test(type), 'application/json', [
      `${name} answers as ${type || 'no type'}`,
      body === undefined ? effectOf(exchange) : 'copes: what is JSON is read as JSON',
    ]);
    if (!ok || id === 'loginAdmin') continue;
    const keys = isRow(body) ? Object.keys(body) : [];
    const has = keys.includes('result') || !name.startsWith('GET');
    ledger.hold('D6', has, '`result`, `message`, `status`', [
      `${name} has no \`result\`, but ${keys.join(', ') || typeof body}`,
      effectOf(exchange),
    ]);
    for (const value of valuesOf(body, /^(createTime|updateTime|lastLoginTime)$/))
      judgeDate(ledger, name, value);
  }
}

/** Checks whether ids exceed the safe integers of JavaScript (D11). */
function judgeLongIds(ledger: CheckReport, exchanges: readonly Exchange[]): void {
  const long = exchanges.flatMap(({ ok, text }) =>
    ok ? (/"(?:id|no)":\s*(\d{16,})/.exec(text)?.[1] ?? []) : [],
  );
  if (long.length > 0)
    ledger.confirm('D11', `numbers beyond 2^53 in ${long.length} answers, such as ${long[0]}`);
}

function judgeDate(ledger: CheckReport, name: string, value: unknown): void {
  if (value === null || value === '') return;
  const known = typeof value === 'string' || typeof value === 'number' ? value : undefined;
  const isShort = /^\d+$/.test(String(known)) && Number(known) < YEAR_2001;
  const seen = typeof value === 'number' ? 'epoch milliseconds' : 'texts of a date';
  ledger.hold('D15', !isShort && parseMoment(known) !== undefined, seen, [
    `${name} has the date ${form(value)}`,
    isShort ? 'breaks: dates are shown as of 1970' : 'breaks: the date is not shown',
  ]);
}

/** Checks the settings of the site: status, flags, offices (D4, D31, D33, D35). */
function judgeSite(ledger: CheckReport, answers: Responses): void {
  for (const id of ['getSiteStatus', 'getAdminSiteStatus']) {
    const answer = answers.get(id);
    if (!answer) continue;
    const { name, status, result } = answer;
    if (id === 'getSiteStatus')
      ledger.hold('D4', status !== 503, `the site status answers ${status}`, [
        `${name} answers 503`,
        effectOf(answer),
      ]);
    if (!answer.ok) continue;
    ledger.hold('D35', siteSwitch(result) !== 'other', `the status is ${form(result)}`, [
      `${name} gives ${form(result)}`,
      'breaks: the switch of the site is disabled',
    ]);
    if (isSiteOff(result)) {
      const news = answers.get('listNews')?.status;
      ledger.hold('D4', news === 503, 'the site is off, and visitors are answered 503', [
        `the site is off, and news answer ${news}`,
        'breaks: visitors still read the site while it is off',
      ]);
    }
  }
  const staff = answers.get('getAdminPortalConfiguration');
  const visitors = answers.get('getPortalConfiguration');
  if (staff?.ok)
    ledger.hold('D33', Array.isArray(staff.result), 'an array for staff', [
      `${staff.name} gives no array`,
      effectOf(staff),
    ]);
  for (const answer of [staff, visitors]) {
    if (!answer?.ok) continue;
    for (const flag of valuesOf(answer.result, FLAGS)) {
      if (flag === null) continue;
      const loose = typeof flag === 'boolean' || flag === 0 || flag === 1;
      ledger.hold('D33', loose, `flags such as ${form(flag)}`, [
        `${answer.name} has the flag ${form(flag)}`,
        effectOf(answer),
      ]);
    }
  }
  const offices = new Set(idsOf(rowsOfRead(answers, 'listOffices', 'en_US')));
  const [english] = [visitors?.result].flat();
  const listed =
    isRow(english) && Array.isArray(english.officesList) ? english.officesList.filter(isRow) : [];
  const ids = idsOf(listed, 'officeId');
  if (offices.size > 0 && listed.length > 0)
    ledger.hold(
      'D31',
      ids.length > 0 && ids.every((id) => offices.has(id)),
      `${ids.length} offices are in both`,
      [
        `the configuration's offices ${ids.join(', ') || 'without officeId'} are not those of GET /admin/office`,
        'breaks: an office that staff change in the portal configuration stays as it was in the choice of offices',
      ],
    );
}

/** Checks the languages, ids and fields of lists (D11, D21, D22, D25, D26, D28, D34, D39). */
function judgeLists(ledger: CheckReport, answers: Responses): void {
  for (const list of ['listJobs', 'listOffices', 'listProfessionalFieldsByLanguage'] as const) {
    const [english, chinese] = (['en_US', 'zh_CN'] as const).map((lang) =>
      rowsOfRead(answers, list, lang),
    );
    const shared = idsOf(english ?? []).filter((id) => idsOf(chinese ?? []).includes(id));
    const name = answers.get(list)?.name ?? list;
    if (english?.length && chinese?.length)
      ledger.hold('D22', shared.length === 0, 'no id is of two languages', [
        `${name} gives ${shared.join(', ')} in both languages`,
        'breaks: deleting one language version deletes the other',
      ]);
  }
  for (const [id, answer] of answers) if (!id.includes(' ')) judgeList(ledger, answer);
  for (const item of ['getNews', 'getCase', 'getHonor', 'getLawyer', 'getProfessionalField']) {
    const answer = answers.get(item);
    if (answer)
      ledger.hold('D11', answer.status !== 404, 'items are found by the ids of their lists', [
        `${answer.name} answers 404 to an id of its list`,
        `breaks: ${AFFECTED_SCREENS[answer.id]} shows that it was not found`,
      ]);
  }
  const turn = answers.get('getProfessionalFieldNeighbours');
  if (turn?.ok) {
    const keys = isRow(turn.result) ? Object.keys(turn.result) : [];
    const [field] = rowsOfRead(answers, 'listProfessionalFields', 'en_US');
    const hasNo = field?.no !== undefined && field.no !== null;
    ledger.hold(
      'D26',
      keys.every((key) => key === 'previous' || key === 'next') && keys.length > 0,
      '`{previous, next}`',
      [
        `${turn.name} gives ${keys.join(', ') || form(turn.result)}`,
        hasNo
          ? `breaks: ${AFFECTED_SCREENS[turn.id]} are missing`
          : 'copes: fields without `no` have their neighbors from the list',
      ],
    );
  }
  const detail = answers.get('getAdminLawyer');
  if (detail)
    ledger.hold('D28', detail.ok && isRow(detail.result), 'one language version', [
      `${detail.name} answers ${detail.status}`,
      effectOf(detail),
    ]);
  const held = answers.get('checkJob');
  const count = holderCountIn(held?.body);
  if (held?.ok)
    ledger.hold(
      'D30',
      typeof held.result === 'number' || typeof held.result === 'boolean',
      form(held.result),
      [
        `${held.name} gives ${JSON.stringify(held.result)}`,
        count === undefined
          ? 'breaks: a replacement is asked for even where nobody holds the job'
          : `copes: it is read as ${count}`,
      ],
    );
  const honours = answers.get('listHonors');
  if (honours?.ok && isRow(honours.body)) {
    const total = isRow(honours.body.pageable) ? Number(honours.body.pageable.totalCount) : 0;
    const count = rowsOf(honours).length;
    ledger.hold('D39', !(total > count), `${count} honours at once`, [
      `${honours.name} gives ${count} of ${total}`,
      `breaks: visitors see ${count} of ${total} honors`,
    ]);
  }
}

function judgeList(ledger: CheckReport, answer: Exchange): void {
  const rows = rowsOf(answer);
  if (answer.id === 'listIcons' && rows.length > 0)
    ledger.hold(
      'D34',
      rows.every((icon) => 'iconUrl' in icon),
      '`{id, iconUrl}`',
      [`${answer.name} has icons of ${Object.keys(rows[0] ?? {}).join(', ')}`, effectOf(answer)],
    );
  if (!/(News|Cases)$/.test(answer.id)) return;
  const external = rows.filter((row) => [1, true, '1'].some((yes) => yes === row.isLink));
  for (const row of external)
    ledger.hold('D25', hasAddress(row), '`isLink` with `contentUrl`', [
      `${answer.name} has the external item ${String(row.id)} without \`contentUrl\``,
      'breaks: the item opens as an article without a text',
    ]);
}

function hasAddress({ contentUrl }: Row): boolean {
  return typeof contentUrl === 'string' && /^https?:/.test(contentUrl);
}

function catalogueIds(tree: readonly Row[]): string[] {
  return tree.flatMap((one) => [
    ...idsOf([one]),
    ...catalogueIds(Array.isArray(one.childrenList) ? one.childrenList.filter(isRow) : []),
  ]);
}

/** Checks whether articles belong to a catalogue of their own language (D21). */
function judgeCatalogues(ledger: CheckReport, answers: Responses): void {
  for (const lang of ['en_US', 'zh_CN'] as const) {
    const known = new Set(catalogueIds(rowsOfRead(answers, 'listAdminCatalogues', lang)));
    const rows = rowsOfRead(answers, 'listAdminNews', lang).filter(
      (row) => row.lang === lang && row.cataId,
    );
    if (known.size === 0) continue;
    for (const { id, cataId } of rows)
      ledger.hold(
        'D21',
        known.has(String(cataId)),
        'articles stand in catalogues of their own language',
        [
          `the ${lang} news ${String(id)} stands in catalogue ${String(cataId)}, which is none of ${lang}`,
          'breaks: visitors who choose the catalogue do not find the item',
        ],
      );
  }
}

/** Checks where the text of an article comes from: the admin list, or the public call (D19). */
function judgeTexts(ledger: CheckReport, answers: Responses): void {
  for (const [list, read] of [
    ['listAdminNews', 'getNews'],
    ['listAdminCases', 'getCase'],
    ['listAdminHonors', 'getHonor'],
  ] as const) {
    const [listed, item] = [answers.get(list), answers.get(read)];
    const result = isRow(item?.result) ? item.result : {};
    // An item of an earlier check may have no text.
    const hasNone = [result.title, result.contentUrl].some(
      (text) => typeof text === 'string' && /^(Contract check|https?:)/.test(text),
    );
    if (!listed?.ok || !item?.ok || hasNone) continue;
    const isTold = [...rowsOf(listed), result].some(({ content }) => typeof content === 'string');
    ledger.hold('D19', isTold, 'texts come with the list or the item', [
      `neither ${listed.name} nor ${item.name} has the text`,
      'breaks: the form of an item shows no text',
    ]);
  }
}

/** Checks the responses of all GETs. */
export async function checkResponses(
  ledger: CheckReport,
  backend: LiveBackend,
  answers: Responses,
): Promise<void> {
  judgeSite(ledger, answers);
  judgeLists(ledger, answers);
  judgeCatalogues(ledger, answers);
  judgeTexts(ledger, answers);
  await checkTokens(ledger, backend, answers);
}
