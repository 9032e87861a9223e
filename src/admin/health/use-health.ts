import { useSyncExternalStore } from 'react';
import { subscribe } from 'valtio/vanilla';
import { session } from '../../api/staff/session';
import { healthReads } from './health-reads';
import { HealthRun, type HealthReport } from './health-run';

/** The one run of this tab. It goes on while its dialog is closed, and ends with the session. */
export const healthRun = new HealthRun(healthReads);

let { token } = session;
subscribe(session, () => {
  if (session.token === token) return;
  token = session.token;
  healthRun.forget();
});

/** How the content health stands, followed while it runs. */
export function useHealth(): HealthReport {
  return useSyncExternalStore(healthRun.subscribe, healthRun.report);
}
