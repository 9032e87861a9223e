import type { BackendOptions } from './backend-options';
import { SEED_LANGUAGES } from './db/seed';

const MINUTE_MS = 60_000;

/** Defines the scenarios by their names in Jest, browser tests, the URL and `npm run mock`. */
const SCENARIOS = {
  seed: { scale: 'seed' },
  empty: { scale: 'none' },
  'one-item': { scale: 'one' },
  '5000': { scale: 5_000 },
  '50000': { scale: 50_000 },
  'chinese-only': { languages: ['zh_CN'] },
  'third-language': { languages: [...SEED_LANGUAGES, 'fr_FR'] },
  'right-to-left': { languages: [...SEED_LANGUAGES, 'ar_SA'] },
  'site-off': { siteStatus: 0 },
  'short-session': { tokenTtlMs: MINUTE_MS },
  'expired-session': { tokenTtlMs: 0 },
  slow: { delay: 2_000 },
  flaky: { faults: [{ path: '*', status: 500, every: 3, times: 'always' }] },
  // Admin lists: pages of language versions, or only the versions in the language of the request.
  'by-row': { adminListShape: 'rows' },
  'by-language': { adminListShape: 'language' },
  // Variants of responses: flags of 0 and 1 as booleans or strings, ids beyond the safe integers, no `pageable`.
  booleans: { variants: ['booleans'] },
  strings: { variants: ['strings'] },
  'long-ids': { variants: ['long-ids'] },
  'no-pageable': { variants: ['no-pageable'] },
} satisfies Record<string, BackendOptions>;

/** The name of a scenario. */
export type ScenarioName = keyof typeof SCENARIOS;

/** Lists the names. */
export const SCENARIO_NAMES = Object.keys(SCENARIOS) as ScenarioName[];

/** Returns the combined options of several scenarios; the last one wins on conflicts. */
export function optionsOfScenarios(names: readonly ScenarioName[]): BackendOptions {
  let allOptions: BackendOptions = {};
  for (const name of names) {
    const options: BackendOptions = SCENARIOS[name];
    allOptions = {
      ...allOptions,
      ...options,
      variants: [...(allOptions.variants ?? []), ...(options.variants ?? [])],
      faults: [...(allOptions.faults ?? []), ...(options.faults ?? [])],
    };
  }
  return allOptions;
}
