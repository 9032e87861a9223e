import { pausableRetry, type RetryOptions } from '@/admin/requests/pausable-retry';
import type { HealthQueries } from './health-queries';

/** Returns the same queries with the retries of `pausableRetry`. */
export function withRetry(queries: HealthQueries, options: RetryOptions): HealthQueries {
  const retry = pausableRetry(options);
  return {
    articles: (...args) => retry(() => queries.articles(...args)),
    viewed: (...args) => retry(() => queries.viewed(...args)),
    lawyers: (...args) => retry(() => queries.lawyers(...args)),
    lawyer: (...args) => retry(() => queries.lawyer(...args)),
    professionalFields: (...args) => retry(() => queries.professionalFields(...args)),
    banners: (...args) => retry(() => queries.banners(...args)),
    catalogues: (...args) => retry(() => queries.catalogues(...args)),
    jobs: (...args) => retry(() => queries.jobs(...args)),
    portal: (...args) => retry(() => queries.portal(...args)),
  };
}
