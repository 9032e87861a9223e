import type { CheckReport } from './check-report';
import { idOf, isSameId, type Id, type LiveBackend, type Row } from './live-backend';
import { AFFECTED_FEATURES } from './affected-features';
import type { Responses } from './collect-responses';
import type { TestItems, TestItemType } from './test-items';

/** The inputs that every part of the check shares. */
export interface CheckContext {
  backend: LiveBackend;
  report: CheckReport;
  testItems: TestItems;
  /** Responses to the GETs of `collectResponses`. */
  responses: Responses;
  /** The account's password, if it is known. */
  password: string | undefined;
}

/** Pins and unpins an item by its id, and reads its `top` after each request (D23). */
export async function pinById(
  { backend, report, testItems }: CheckContext,
  type: TestItemType,
  call: 'setBannerTop' | 'setLawyerTop',
  id: Id,
): Promise<void> {
  for (const top of [1, 0]) {
    const { name, ok } = await backend.call(call, { path: { id, top } });
    const after = (await testItems.find(type)).find((row) => isSameId(row.id, id));
    report.check('D23', ok && Number(after?.top) === top, '`top` is set by id', [
      `after ${name} \`top\` is ${String(after?.top)}`,
      `breaks: ${AFFECTED_FEATURES[call]} has no effect`,
    ]);
  }
}

/** Returns the test records of a type in a language, in the order of the list. */
export async function findInLanguage(
  { testItems }: CheckContext,
  type: TestItemType,
  label: string,
  language: unknown = 'en_US',
): Promise<Row[]> {
  return (await testItems.find(type, label)).filter(({ lang }) => lang === language);
}

/** Moves the second of two neighbors before the first, and checks the order (D27). */
export async function checkSort(
  context: CheckContext,
  type: TestItemType,
  label: string,
  call: 'sortJobs' | 'sortProfessionalFields' | 'sortLawyers' | 'sortCatalogues',
  language: unknown = 'en_US',
): Promise<void> {
  const [first, second] = await findInLanguage(context, type, label, language);
  const [targetId, sourceId] = [idOf(first), idOf(second)];
  if (targetId === undefined || sourceId === undefined) return;
  const { name, ok } = await context.backend.call(call, { body: { sourceId, targetId } });
  const [after] = await findInLanguage(context, type, label, language);
  context.report.check(
    'D27',
    ok && isSameId(after?.id, sourceId),
    'an item takes the place of its neighbor',
    [`after ${name} the order is the same`, `breaks: ${AFFECTED_FEATURES[call]} has no effect`],
  );
}
