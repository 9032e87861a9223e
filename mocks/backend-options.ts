import type { Listing } from './call';
import { SEED_LANGUAGES } from './db/seed';
import type { ResponseVariant } from './response-variants';
import type { Fault } from './faults';

const HOUR = 3_600_000;

/** How much the store holds: the seed, no items, one of each kind of content, or that many news items and lawyers. */
export type Scale = 'seed' | 'none' | 'one' | number;

/** How to set up a mock backend. */
export interface BackendOptions {
  /** Where the site lies: stored addresses begin with it (D16). */
  origin?: string;
  scale?: Scale;
  /** How long a token is good for, in milliseconds. */
  tokenTtl?: number;
  /** Milliseconds before every answer. */
  delay?: number;
  /** The clock. */
  now?: () => number;
  /** In which shape the lists of versions come (D10, D20). */
  listing?: Listing;
  /** How it differs from this contract in what it answers, beyond that. */
  dialects?: readonly ResponseVariant[];
  /** The languages content may be kept in, and is (D46). */
  languages?: readonly string[];
  /** Whether the public site is on (1) or off (0) at first (D35). */
  siteStatus?: 0 | 1;
  /** The failures that are played from the start. */
  faults?: readonly Fault[];
  /** Told of every exchange that breaks the contract. */
  onMismatch?: (mismatch: string) => void;
  /** Runs the work on one request alone; where stores must agree, it brings this one up to date. */
  exclusively?: <T>(work: () => Promise<T>) => Promise<T>;
}

/** The options with what is left out filled in. */
export function completeOptions(options: BackendOptions): Required<BackendOptions> {
  return {
    origin: 'http://localhost',
    scale: 'seed',
    tokenTtl: 2 * HOUR,
    delay: 0,
    listing: 'items',
    dialects: [],
    now: Date.now,
    languages: SEED_LANGUAGES,
    siteStatus: 1,
    faults: [],
    onMismatch: (mismatch) => {
      console.error(`The contract does not hold: ${mismatch}`);
    },
    exclusively: (work) => work(),
    ...options,
  };
}
