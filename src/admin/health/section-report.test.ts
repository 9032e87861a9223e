import { expect, it } from '@jest/globals';
import { startBackend } from '../../../scripts/jest/backend';
import { withStore } from '@/admin/shared/admin-db';
import { readReports } from './section-report';

startBackend();

it('readReports maps the field names of the database, which must not change, to those of a report', async () => {
  const at = Date.now();
  const counts = { externalLinks: 1, uncheckedLinks: 2, skippedTexts: 3 };
  const row = { user: 'admin', kind: 'news', findings: [], ended: at, at, format: 3, ...counts };
  await withStore('health', (store) => store.put(row as never));
  expect(await readReports({ user: 'admin', otherNames: [] })).toEqual([
    {
      section: 'news',
      issues: [],
      failedRequests: undefined,
      externalLinks: 1,
      uncheckedInternalLinks: 2,
      skippedTexts: 3,
      completedAt: at,
    },
  ]);
});
