import type { CheckReport } from './check-report';
import { isSameId, type Id, type LiveBackend } from './live-backend';
import { AFFECTED_SCREENS } from './affected-screens';
import type { TestItems, TestItemType } from './test-items';

/** Inputs of a pass of mutations. */
export interface CheckPass {
  backend: LiveBackend;
  report: CheckReport;
  testItems: TestItems;
  /** The account's password, if it is known. */
  password: string | undefined;
}

/** Pins and unpins an item by its id, and reads its `top` after each request (D23). */
export async function pinById(
  { backend, report, testItems }: CheckPass,
  type: TestItemType,
  call: 'setBannerTop' | 'setLawyerTop',
  id: Id,
): Promise<void> {
  for (const top of [1, 0]) {
    const { name, ok } = await backend.call(call, { path: { id, top } });
    const after = (await testItems.find(type)).find((row) => isSameId(row.id, id));
    report.check('D23', ok && Number(after?.top) === top, '`top` is set by id', [
      `after ${name} \`top\` is ${String(after?.top)}`,
      `breaks: ${AFFECTED_SCREENS[call]} has no effect`,
    ]);
  }
}
