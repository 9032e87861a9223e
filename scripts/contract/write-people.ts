import { holderCountIn } from '../../src/api/admin/response-values';
import { idOf, isRow, rowsOf, isSameId, type Id, type Row } from './live-backend';
import { AFFECTED_FEATURES } from './affected-features';
import { checkSort, findInLanguage, pinById, type CheckContext } from './check-context';

const ENGLISH = 'en_US';

/** Creates and checks two jobs in both languages (D18, D27, D30). */
async function checkJobs(context: CheckContext): Promise<Row[]> {
  const { backend, report, testItems } = context;
  const inBothLanguages = (name: string) => [
    { lang: ENGLISH, name },
    { lang: 'zh_CN', name },
  ];
  for (const label of ['job A', 'job B'])
    await backend.call('createJob', { body: inBothLanguages(testItems.name(label)) });
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
  await checkSort(context, 'jobs', 'job', 'sortJobs');
  return findInLanguage(context, 'jobs', 'job');
}

/** Creates and checks two English professional fields (D26, D27). */
async function checkFields(context: CheckContext): Promise<Row | undefined> {
  const { backend, report, testItems } = context;
  const body = ['field A', 'field B'].map((label) => ({
    lang: ENGLISH,
    name: testItems.name(label),
  }));
  const creation = await backend.call('createProfessionalField', { body });
  const [field] = await findInLanguage(context, 'fields', 'field');
  const id = idOf(field);
  if (!field || id === undefined) return undefined;
  report.checkSuccess('D26', creation, 'fields are records of one language');
  await backend.call('getAdminProfessionalField', { path: { id } });
  await backend.call('updateProfessionalField', {
    body: [{ id, lang: ENGLISH, name: field.name }],
  });
  await checkSort(context, 'fields', 'field', 'sortProfessionalFields');
  return field;
}

/** Checks whether a lawyer is returned as it was saved (D29). */
function checkLawyer(
  { report }: CheckContext,
  detail: unknown,
  sentValues: { jobIds: unknown[]; proFieldIds: unknown[]; officeId: Id | undefined },
): void {
  if (!isRow(detail)) return;
  const { jobIds, proFieldIds, customContents, office } = detail;
  const hasSameIds = (ids: unknown, expectedIds: unknown[]) =>
    Array.isArray(ids) && ids.map(String).join() === expectedIds.map(String).join();
  const hasSameOffice =
    sentValues.officeId === undefined ||
    (isRow(office) && isSameId(office.officeId, sentValues.officeId));
  for (const [field, isSame, shownPart] of [
    ['jobIds', hasSameIds(jobIds, sentValues.jobIds), 'other jobs'],
    ['proFieldIds', hasSameIds(proFieldIds, sentValues.proFieldIds), 'other professional fields'],
    [
      'customContents',
      Array.isArray(customContents) && customContents.length === 1,
      'other sections',
    ],
    ['office', hasSameOffice, 'another office'],
  ] as const)
    report.check('D29', isSame, `\`${field}\``, [
      `\`${field}\` is returned as ${JSON.stringify(detail[field])}`,
      `breaks: the form of a lawyer shows ${shownPart}`,
    ]);
}

async function checkLawyers(
  context: CheckContext,
  [job, replacementJob]: Row[],
  field: Row | undefined,
): Promise<void> {
  const { backend, testItems } = context;
  const [office] = rowsOf(await backend.call('listOffices', { query: { lang: ENGLISH } }));
  const officeId = idOf(office);
  const jobIds = job ? [job.id] : [];
  const proFieldIds = field ? [field.id] : [];
  const createInput = (label: string) => ({
    ...{ lang: ENGLISH, name: testItems.name(label), jobIds, proFieldIds },
    customContents: [{ title: 'Contract check', content: '<p>Contract check</p>' }],
    ...(officeId !== undefined && { office: { officeId } }),
  });
  for (const label of ['lawyer A', 'lawyer B'])
    await backend.call('createLawyer', { body: [createInput(label)] });
  const [lawyer, secondLawyer] = await findInLanguage(context, 'lawyers', 'lawyer');
  const id = idOf(lawyer);
  if (!lawyer || id === undefined) return;
  checkLawyer(context, (await backend.call('getAdminLawyer', { path: { id } })).result, {
    jobIds,
    proFieldIds,
    officeId,
  });
  await backend.call('updateLawyer', {
    body: [{ ...createInput('lawyer A'), id, no: lawyer.no, name: lawyer.name }],
  });
  await pinById(context, 'lawyers', 'setLawyerTop', id);
  await checkSort(context, 'lawyers', 'lawyer', 'sortLawyers');
  if (secondLawyer) await checkMove(context, lawyer);
  if (job && replacementJob) await checkReplacement(context, job, replacementJob);
}

/** Moves a lawyer to the first position, and checks that it precedes the other test lawyer (D27). */
async function checkMove(context: CheckContext, { no }: Row): Promise<void> {
  const { backend, report } = context;
  const moveResponse = await backend.call('moveLawyer', { path: { no: String(no), sort: 1 } });
  const after = await findInLanguage(context, 'lawyers', 'lawyer');
  report.check(
    'D27',
    moveResponse.ok && isSameId(after[0]?.no, no),
    'a lawyer is moved to a position',
    [
      `after ${moveResponse.name} with 1 the lawyer does not precede the other test lawyer`,
      `breaks: ${AFFECTED_FEATURES.moveLawyer} moves to another position`,
    ],
  );
}

/** Checks a job of two lawyers: they are counted, and the job can be replaced (D30). */
async function checkReplacement(
  { backend, report }: CheckContext,
  job: Row,
  replacementJob: Row,
): Promise<void> {
  const path = { id: idOf(job) ?? '' };
  const check = await backend.call('checkJob', { path });
  const count = holderCountIn(check.body);
  report.check('D30', check.result === true || count === 2, 'the lawyers of a job are counted', [
    `${check.name} returns ${JSON.stringify(check.result)} for a job of two lawyers`,
    count === 0
      ? 'breaks: a job of lawyers can be deleted without a replacement'
      : `copes: the confirm dialog shows ${count ?? 'an unknown number of'} lawyers`,
  ]);
  const replaceResponse = await backend.call('replaceJob', {
    body: { currentNo: job.no, replaceNo: replacementJob.no },
  });
  const after = await backend.call('checkJob', { path });
  report.check(
    'D30',
    replaceResponse.ok && holderCountIn(after.body) === 0,
    'a job is replaced by `no`',
    [
      `after ${replaceResponse.name}, \`GET /admin/job/check\` still returns ${JSON.stringify(after.result)} for the job`,
      `breaks: ${AFFECTED_FEATURES.replaceJob} has no effect`,
    ],
  );
}

/** Creates, fetches, updates and sorts test jobs, professional fields and lawyers, pins a lawyer and replaces a job. */
export async function writePeople(context: CheckContext): Promise<void> {
  await checkLawyers(context, await checkJobs(context), await checkFields(context));
}
