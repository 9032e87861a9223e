import { holderCountIn } from '../../src/api/holder-count-in';
import { effectOf, idOf, isRow, rowsOf, sameId, type Id, type Row } from './live-backend';
import type { TestItemType } from './test-items';
import { AFFECTED_SCREENS } from './affected-screens';
import { pinById, type CheckPass } from './check-pass';

const ENGLISH = 'en_US';

/** Returns the English test records of a type in the order of the list. */
async function english({ own }: CheckPass, kind: TestItemType, part: string): Promise<Row[]> {
  return (await own.find(kind, part)).filter(({ lang }) => lang === ENGLISH);
}

/** Moves the second of two neighbors before the first, and checks the order (D27). */
async function sort(
  given: CheckPass,
  kind: TestItemType,
  part: string,
  id: 'sortJobs' | 'sortProfessionalFields' | 'sortLawyers',
): Promise<void> {
  const { backend, ledger } = given;
  const [a, b] = await english(given, kind, part);
  if (!a || !b) return;
  const { name, ok } = await backend.call(id, { body: { sourceId: b.id, targetId: a.id } });
  const after = await english(given, kind, part);
  ledger.hold('D27', ok && sameId(after[0]?.id, b.id), 'a neighbour takes the place before', [
    `after ${name} the order is the same`,
    `breaks: ${AFFECTED_SCREENS[id]} has no effect`,
  ]);
}

/** Creates and checks two jobs in both languages (D18, D22, D30). */
async function jobs(given: CheckPass): Promise<Row[]> {
  const { backend, ledger, own } = given;
  const both = (name: string) => [
    { lang: ENGLISH, name },
    { lang: 'zh_CN', name },
  ];
  for (const part of ['job A', 'job B'])
    await backend.call('createJob', { body: both(own.name(part)) });
  const rows = await own.find('jobs', 'job A');
  const [job] = rows;
  const id = idOf(job);
  if (!job || id === undefined) return [];
  ledger.hold(
    'D18',
    rows.length === 2 && sameId(rows[0]?.no, rows[1]?.no),
    'versions written in one array share a `no`',
    [
      `a job of two languages has ${rows.length} versions`,
      'breaks: a job has no name in some language',
    ],
  );
  await backend.call('getJob', { path: { id } });
  await backend.call('updateJob', {
    body: rows.map(({ id: one, no, lang, name }) => ({ id: one, no, lang, name })),
  });
  const check = await backend.call('checkJob', { path: { id } });
  ledger.hold('D30', holderCountIn(check.body) === 0, 'nobody holds a new job', [
    `${check.name} gives ${JSON.stringify(check.result)} for a new job`,
    'breaks: a replacement is asked for where nobody holds the job',
  ]);
  await sort(given, 'jobs', 'job', 'sortJobs');
  return english(given, 'jobs', 'job');
}

/** Creates and checks two English professional fields (D26). */
async function fields(given: CheckPass): Promise<Row | undefined> {
  const { backend, ledger, own } = given;
  const body = ['field A', 'field B'].map((part) => ({ lang: ENGLISH, name: own.name(part) }));
  const made = await backend.call('createProfessionalField', { body });
  const [field] = await english(given, 'fields', 'field');
  const id = idOf(field);
  if (!field || id === undefined) return undefined;
  ledger.hold('D26', made.ok, 'fields are records of one language', [
    `${made.name} answers ${made.status}`,
    effectOf(made),
  ]);
  await backend.call('getAdminProfessionalField', { path: { id } });
  await backend.call('updateProfessionalField', {
    body: [{ id, lang: ENGLISH, name: field.name }],
  });
  await sort(given, 'fields', 'field', 'sortProfessionalFields');
  return field;
}

async function office({ backend }: CheckPass): Promise<Id | undefined> {
  return idOf(rowsOf(await backend.call('listOffices', { query: { lang: ENGLISH } }))[0]);
}

/** Checks whether a lawyer is returned as it was saved (D29). */
function judgeLawyer(
  { ledger }: CheckPass,
  detail: unknown,
  sent: { jobIds: unknown[]; proFieldIds: unknown[]; officeId: Id | undefined },
): void {
  if (!isRow(detail)) return;
  const same = (ids: unknown, wanted: unknown[]) =>
    Array.isArray(ids) && ids.map(String).join() === wanted.map(String).join();
  ledger.hold('D29', same(detail.jobIds, sent.jobIds), '`jobIds`', [
    `\`jobIds\` come back as ${JSON.stringify(detail.jobIds)}`,
    'breaks: the form of a lawyer shows other jobs',
  ]);
  ledger.hold('D29', same(detail.proFieldIds, sent.proFieldIds), '`proFieldIds`', [
    `\`proFieldIds\` come back as ${JSON.stringify(detail.proFieldIds)}`,
    'breaks: the form of a lawyer shows other professional fields',
  ]);
  ledger.hold(
    'D29',
    Array.isArray(detail.customContents) && detail.customContents.length === 1,
    '`customContents`',
    [
      `\`customContents\` come back as ${JSON.stringify(detail.customContents)}`,
      'breaks: the form of a lawyer shows other sections',
    ],
  );
  const stands = isRow(detail.office) ? detail.office.officeId : undefined;
  ledger.hold(
    'D29',
    sent.officeId === undefined || sameId(stands, sent.officeId),
    '`office.officeId`',
    [
      `\`office\` comes back as ${JSON.stringify(detail.office)}`,
      'breaks: the form of a lawyer shows another office',
    ],
  );
}

async function lawyers(
  given: CheckPass,
  [jobA, jobB]: Row[],
  field: Row | undefined,
): Promise<void> {
  const { backend, own } = given;
  const officeId = await office(given);
  const jobIds = jobA ? [jobA.id] : [];
  const proFieldIds = field ? [field.id] : [];
  const version = (part: string) => ({
    ...{ lang: ENGLISH, name: own.name(part), jobIds, proFieldIds },
    customContents: [{ title: 'Contract check', content: '<p>Contract check</p>' }],
    ...(officeId !== undefined && { office: { officeId } }),
  });
  for (const part of ['lawyer A', 'lawyer B'])
    await backend.call('createLawyer', { body: [version(part)] });
  const [lawyer, other] = await english(given, 'lawyers', 'lawyer');
  const id = idOf(lawyer);
  if (!lawyer || id === undefined) return;
  judgeLawyer(given, (await backend.call('getAdminLawyer', { path: { id } })).result, {
    jobIds,
    proFieldIds,
    officeId,
  });
  await backend.call('updateLawyer', {
    body: [{ ...version('lawyer A'), id, no: lawyer.no, name: lawyer.name }],
  });
  await pinById(given, 'lawyers', 'setLawyerTop', id);
  await sort(given, 'lawyers', 'lawyer', 'sortLawyers');
  if (other) await move(given, lawyer);
  if (jobA && jobB) await replace(given, jobA, jobB);
}

/** Moves a lawyer to the first position, and back to its neighbors (D27). */
async function move(given: CheckPass, { no }: Row): Promise<void> {
  const { backend, ledger } = given;
  const moved = await backend.call('moveLawyer', { path: { no: String(no), sort: 1 } });
  const after = await english(given, 'lawyers', 'lawyer');
  ledger.hold('D27', moved.ok && sameId(after[0]?.no, no), 'a position counts from 1', [
    `after ${moved.name} with 1 the lawyer is not the first`,
    `breaks: ${AFFECTED_SCREENS.moveLawyer} moves to another position`,
  ]);
}

/** Checks a job that a lawyer has: it is counted, cannot be deleted, and can be replaced (D30). */
async function replace({ backend, ledger }: CheckPass, jobA: Row, jobB: Row): Promise<void> {
  const path = { id: idOf(jobA) ?? '' };
  const check = await backend.call('checkJob', { path });
  const count = holderCountIn(check.body);
  ledger.hold('D30', check.result === true || count === 2, 'holders are counted', [
    `${check.name} gives ${JSON.stringify(check.result)} for a job that two hold`,
    count === 0
      ? 'breaks: a job that lawyers hold is deleted without a replacement'
      : `copes: the confirm dialog shows ${String(count)} holders`,
  ]);
  const replaced = await backend.call('replaceJob', {
    body: { currentNo: jobA.no, replaceNo: jobB.no },
  });
  const after = await backend.call('checkJob', { path });
  ledger.hold('D30', replaced.ok && holderCountIn(after.body) === 0, 'a job is replaced by `no`', [
    `after ${replaced.name} ${JSON.stringify(after.result)} still hold the job`,
    `breaks: ${AFFECTED_SCREENS.replaceJob} has no effect`,
  ]);
}

/** Creates, fetches, updates, sorts and replaces test jobs, professional fields and lawyers. */
export async function writePeople(given: CheckPass): Promise<void> {
  await lawyers(given, await jobs(given), await fields(given));
}
