import type { BackendOptions } from './backend-options';
import { SEED_LANGUAGES } from './db/seed';

const MINUTE = 60_000;

/** Backends that a front end may meet, by the names they have everywhere: Jest, browser tests, the page's address and `npm run mock`. */
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
  'short-session': { tokenTtl: MINUTE },
  'expired-session': { tokenTtl: 0 },
  slow: { delay: 2_000 },
  flaky: { faults: [{ path: '*', status: 500, every: 3, times: 'always' }] },
  'by-row': { listing: 'rows' },
  'by-language': { listing: 'language' },
  booleans: { dialects: ['booleans'] },
  strings: { dialects: ['strings'] },
  'long-ids': { dialects: ['long-ids'] },
  'no-pageable': { dialects: ['no-pageable'] },
} satisfies Record<string, BackendOptions>;

/** Names one of the backends that can be played. */
export type ScenarioName = keyof typeof SCENARIOS;

/** The names, in order. */
export const SCENARIO_NAMES = Object.keys(SCENARIOS) as ScenarioName[];

/** The options of several scenarios at once; of those that contradict each other the last counts. */
export function scenarioOptions(names: readonly ScenarioName[]): BackendOptions {
  let all: BackendOptions = {};
  for (const name of names) {
    const one: BackendOptions = SCENARIOS[name];
    all = {
      ...all,
      ...one,
      dialects: [...(all.dialects ?? []), ...(one.dialects ?? [])],
      faults: [...(all.faults ?? []), ...(one.faults ?? [])],
    };
  }
  return all;
}
