import { holderCountIn } from '../../src/api/response-values';
import { effectOf, idOf, isRow, rowsOf, isSameId, type Id, type Row } from './live-backend';
import type { TestItemType } from './test-items';
import { AFFECTED_SCREENS } from './affected-screens';
import { pinById, type CheckPass } from './check-pass';

const ENGLISH = 'en_US';

/** Returns the English test records of a type in the order of the list. */
async function findEnglish(
  { testItems }: CheckPass,
  type: TestItemType,
  part: string,
): Promise<Row[]> {
  return (await testItems.find(type, part)).filter(({ lang }) => lang === ENGLISH);
}

/** Moves the second of two neighbors before the first, and checks the order (D27). */
async function checkSort(
  pass: CheckPass,
  type: TestItemType,
  part: string,
  id: 'sortJobs' | 'sortProfessionalFields' | 'sortLawyers',
): Promise<void> {
  const { backend, report } = pass;
  const [a, b] = await findEnglish(pass, type, part);
  if (!a || !b) return;
  const { name, ok } = await backend.call(id, { body: { sourceId: b.id, targetId: a.id } });
  const after = await findEnglish(pass, type, part);
  report.check(
    'D27',
    ok && isSameId(after[0]?.id, b.id),
    'an item takes the place of its neighbor',
    [`after ${name} the order is the same`, `breaks: ${AFFECTED_SCREENS[id]} has no effect`],
  );
}

/** Creates and checks two jobs in both languages (D18, D22, D30). */
async function checkJobs(pass: CheckPass): Promise<Row[]> {
  const { backend, report, testItems } = pass;
  const inBothLanguages = (name: string) => [
    { lang: ENGLISH, name },
    { lang: 'zh_CN', name },
  ];
  for (const part of ['job A', 'job B'])
    await backend.call('createJob', { body: inBothLanguages(testItems.name(part)) });
  const rows = await testItems.find('jobs', 'job A');
  const [job] = rows;
  const id = idOf(job);
  if (!job || id === undefined) return [];
  report.check(
    'D18',
    rows.length === 2 && isSameId(rows[0]?.no, rows[1]?.no),
    'versions saved in one array share a `no`',
    [
      `a job of two languages has ${rows.length} versions`,
      'breaks: a job has no name in some language',
    ],
  );
  await backend.call('getJob', { path: { id } });
  await backend.call('updateJob', {
    body: rows.map(({ id: versionId, no, lang, name }) => ({ id: versionId, no, lang, name })),
  });
  const check = await backend.call('checkJob', { path: { id } });
  report.check('D30', holderCountIn(check.body) === 0, 'no lawyer has a new job', [
    `${check.name} returns ${JSON.stringify(check.result)} for a new job`,
    'breaks: a replacement is required although no lawyer has the job',
  ]);
  await checkSort(pass, 'jobs', 'job', 'sortJobs');
  return findEnglish(pass, 'jobs', 'job');
}

/** Creates and checks two English professional fields (D26). */
async function checkFields(pass: CheckPass): Promise<Row | undefined> {
  const { backend, report, testItems } = pass;
  const body = ['field A', 'field B'].map((part) => ({
    lang: ENGLISH,
    name: testItems.name(part),
  }));
  const creation = await backend.call('createProfessionalField', { body });
  const [field] = await findEnglish(pass, 'fields', 'field');
  const id = idOf(field);
  if (!field || id === undefined) return undefined;
  report.check('D26', creation.ok, 'fields are records of one language', [
    `${creation.name} responds with ${creation.status}`,
    effectOf(creation),
  ]);
  await backend.call('getAdminProfessionalField', { path: { id } });
  await backend.call('updateProfessionalField', {
    body: [{ id, lang: ENGLISH, name: field.name }],
  });
  await checkSort(pass, 'fields', 'field', 'sortProfessionalFields');
  return field;
}

async function findOffice({ backend }: CheckPass): Promise<Id | undefined> {
  return idOf(rowsOf(await backend.call('listOffices', { query: { lang: ENGLISH } }))[0]);
}

/** Checks whether a lawyer is returned as it was saved (D29). */
function checkLawyer(
  { report }: CheckPass,
  detail: unknown,
  sentValues: { jobIds: unknown[]; proFieldIds: unknown[]; officeId: Id | undefined },
): void {
  if (!isRow(detail)) return;
  const hasSameIds = (ids: unknown, expectedIds: unknown[]) =>
    Array.isArray(ids) && ids.map(String).join() === expectedIds.map(String).join();
  report.check('D29', hasSameIds(detail.jobIds, sentValues.jobIds), '`jobIds`', [
    `\`jobIds\` are returned as ${JSON.stringify(detail.jobIds)}`,
    'breaks: the form of a lawyer shows other jobs',
  ]);
  report.check('D29', hasSameIds(detail.proFieldIds, sentValues.proFieldIds), '`proFieldIds`', [
    `\`proFieldIds\` are returned as ${JSON.stringify(detail.proFieldIds)}`,
    'breaks: the form of a lawyer shows other professional fields',
  ]);
  report.check(
    'D29',
    Array.isArray(detail.customContents) && detail.customContents.length === 1,
    '`customContents`',
    [
      `\`customContents\` are returned as ${JSON.stringify(detail.customContents)}`,
      'breaks: the form of a lawyer shows other sections',
    ],
  );
  const storedOfficeId = isRow(detail.office) ? detail.office.officeId : undefined;
  report.check(
    'D29',
    sentValues.officeId === undefined || isSameId(storedOfficeId, sentValues.officeId),
    '`office.officeId`',
    [
      `\`office\` is returned as ${JSON.stringify(detail.office)}`,
      'breaks: the form of a lawyer shows another office',
    ],
  );
}

async function checkLawyers(
  pass: CheckPass,
  [jobA, jobB]: Row[],
  field: Row | undefined,
): Promise<void> {
  const { backend, testItems } = pass;
  const officeId = await findOffice(pass);
  const jobIds = jobA ? [jobA.id] : [];
  const proFieldIds = field ? [field.id] : [];
  const createInput = (part: string) => ({
    ...{ lang: ENGLISH, name: testItems.name(part), jobIds, proFieldIds },
    customContents: [{ title: 'Contract check', content: '<p>Contract check</p>' }],
    ...(officeId !== undefined && { office: { officeId } }),
  });
  for (const part of ['lawyer A', 'lawyer B'])
    await backend.call('createLawyer', { body: [createInput(part)] });
  const [lawyer, secondLawyer] = await findEnglish(pass, 'lawyers', 'lawyer');
  const id = idOf(lawyer);
  if (!lawyer || id === undefined) return;
  checkLawyer(pass, (await backend.call('getAdminLawyer', { path: { id } })).result, {
    jobIds,
    proFieldIds,
    officeId,
  });
  await backend.call('updateLawyer', {
    body: [{ ...createInput('lawyer A'), id, no: lawyer.no, name: lawyer.name }],
  });
  await pinById(pass, 'lawyers', 'setLawyerTop', id);
  await checkSort(pass, 'lawyers', 'lawyer', 'sortLawyers');
  if (secondLawyer) await checkMove(pass, lawyer);
  if (jobA && jobB) await checkReplacement(pass, jobA, jobB);
}

/** Moves a lawyer to the first position, and checks the order (D27). */
async function checkMove(pass: CheckPass, { no }: Row): Promise<void> {
  const { backend, report } = pass;
  const moveResponse = await backend.call('moveLawyer', { path: { no: String(no), sort: 1 } });
  const after = await findEnglish(pass, 'lawyers', 'lawyer');
  report.check('D27', moveResponse.ok && isSameId(after[0]?.no, no), 'positions start at 1', [
    `after ${moveResponse.name} with 1 the lawyer is not the first`,
    `breaks: ${AFFECTED_SCREENS.moveLawyer} moves to another position`,
  ]);
}

/** Checks a job that a lawyer has: it is counted, cannot be deleted, and can be replaced (D30). */
async function checkReplacement(
  { backend, report }: CheckPass,
  jobA: Row,
  jobB: Row,
): Promise<void> {
  const path = { id: idOf(jobA) ?? '' };
  const check = await backend.call('checkJob', { path });
  const count = holderCountIn(check.body);
  report.check('D30', check.result === true || count === 2, 'the lawyers of a job are counted', [
    `${check.name} returns ${JSON.stringify(check.result)} for a job of two lawyers`,
    count === 0
      ? 'breaks: a job of lawyers can be deleted without a replacement'
      : `copes: the confirm dialog shows ${String(count)} lawyers`,
  ]);
  const replaceResponse = await backend.call('replaceJob', {
    body: { currentNo: jobA.no, replaceNo: jobB.no },
  });
  const after = await backend.call('checkJob', { path });
  report.check(
    'D30',
    replaceResponse.ok && holderCountIn(after.body) === 0,
    'a job is replaced by `no`',
    [
      `after ${replaceResponse.name}, \`GET /admin/job/check\` still returns ${JSON.stringify(after.result)} for the job`,
      `breaks: ${AFFECTED_SCREENS.replaceJob} has no effect`,
    ],
  );
}

/** Creates, fetches, updates, sorts and replaces test jobs, professional fields and lawyers. */
export async function writePeople(pass: CheckPass): Promise<void> {
  await checkLawyers(pass, await checkJobs(pass), await checkFields(pass));
}
