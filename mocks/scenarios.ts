import type { BackendOptions } from './backend-options';
import { SEED_LANGUAGES } from './db/seed';

const MINUTE = 60_000;

/** Backends that a front end may meet, by the names they have everywhere: Jest, browser tests and `npm run mock`. */
const SCENARIOS = {
  empty: { scale: 'none' },
  '5000': { scale: 5_000 },
  '50000': { scale: 50_000 },
  'third-language': { languages: [...SEED_LANGUAGES, 'fr_FR'] },
  'right-to-left': { languages: [...SEED_LANGUAGES, 'ar_SA'] },
  'short-session': { tokenTtl: MINUTE },
  slow: { delay: 2_000 },
  'by-row': { listing: 'rows' },
  'by-language': { listing: 'language' },
  booleans: { dialects: ['booleans'] },
  strings: { dialects: ['strings'] },
  'long-ids': { dialects: ['long-ids'] },
  'no-pageable': { dialects: ['no-pageable'] },
} satisfies Record<string, BackendOptions>;

/** Names one of the backends that can be played. */
export type ScenarioName = keyof typeof SCENARIOS;

function isScenario(name: string): name is ScenarioName {
  return name in SCENARIOS;
}

/** The options of several scenarios at once; of those that contradict each other the last counts. Throws for an unknown name. */
export function scenarioOptions(names: readonly string[]): BackendOptions {
  let all: BackendOptions = {};
  for (const name of names) {
    if (!isScenario(name)) {
      throw new Error(`No scenario ${name}. There are: ${Object.keys(SCENARIOS).join(', ')}`);
    }
    const one: BackendOptions = SCENARIOS[name];
    all = { ...all, ...one, dialects: [...(all.dialects ?? []), ...(one.dialects ?? [])] };
  }
  return all;
}
