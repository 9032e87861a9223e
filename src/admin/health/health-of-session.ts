import { subscribeKey } from 'valtio/utils';
import { session } from '@/api/admin/session';
import { healthQueries } from './health-queries';
import { HealthRun } from './health-run';
import { healthArchive } from './section-report';

/** The only run of this tab. It continues while its drawer is closed, and ends with the session. */
export const healthRun = new HealthRun(healthQueries, { archive: healthArchive });

subscribeKey(session, 'token', () => healthRun.reset());

// A run that only waited for the connection resumes by itself.
addEventListener('online', () => {
  if (healthRun.report.get().state === 'waiting') healthRun.resume();
});
