import type { AdminListShape } from './call';
import { SEED_LANGUAGES } from './db/seed';
import type { ResponseVariant } from './response-variants';
import type { Fault } from './faults';

const HOUR_MS = 3_600_000;

/**
 * The amount of content: the seed, no items, the seed with one lawyer, news item, case, honor and banner, or the seed with at
 * least this number of news items and lawyers.
 */
export type Scale = 'seed' | 'none' | 'one' | number;

/** The options of a mock backend. */
export interface BackendOptions {
  /** The origin of the site, followed by `/__mock` beside a real backend: URLs of seed pictures begin with it (D16). */
  origin?: string;
  scale?: Scale;
  /** The lifetime of a token. */
  tokenTtlMs?: number;
  /** Milliseconds before every response under `/api`. */
  delay?: number;
  /** Returns the current time in epoch milliseconds. */
  now?: () => number;
  /** The shape of admin lists of language versions (D10, D20). */
  adminListShape?: AdminListShape;
  /** The response variants: other differences between the mock's responses and the contract. */
  variants?: readonly ResponseVariant[];
  /** The content languages (D46). */
  languages?: readonly string[];
  /** Whether the public site is initially on (1) or off (0) (D35). */
  siteStatus?: 0 | 1;
  /** The faults that are active from the start. */
  faults?: readonly Fault[];
  /** Called with every contract violation, and with every unexpected error of a handler. */
  onMismatch?: (mismatch: string) => void;
  /** Runs the processing of a request; with a store that several tabs share, one at a time and after reading their changes. */
  withLock?: <T>(work: () => Promise<T>) => Promise<T>;
}

/** Returns the options with defaults for absent ones. */
export function completeOptions(options: BackendOptions): Required<BackendOptions> {
  return {
    origin: 'http://localhost',
    scale: 'seed',
    tokenTtlMs: 2 * HOUR_MS,
    delay: 0,
    adminListShape: 'items',
    variants: [],
    now: Date.now,
    languages: SEED_LANGUAGES,
    siteStatus: 1,
    faults: [],
    onMismatch: (mismatch) => {
      console.error(`Contract violation: ${mismatch}`);
    },
    withLock: (work) => work(),
    ...options,
  };
}
