import { subscribeKey } from 'valtio/utils';
import { session } from '../../api/staff/session';
import { healthReads } from './health-reads';
import { HealthRun } from './health-run';

/** The one run of this tab. It goes on while its drawer is closed, and ends with the session. */
export const healthRun = new HealthRun(healthReads);

subscribeKey(session, 'token', () => healthRun.forget());
