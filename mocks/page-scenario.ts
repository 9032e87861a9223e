import type { StoredContent } from './db/saved';
import { SCENARIO_PARAMETER } from './has-scenario';
import { storedShare } from './page-content';
import {
  parseScenarioString,
  formatScenarioString,
  type NamedFault,
  type MockScenario,
} from './scenario-string';

/** The part of `?mock=` that discards all changes. */
const RESET = 'reset';
/** The part that keeps the stored content, whatever content the scenario names, such as a restored snapshot. */
const KEEP = 'keep';

interface PageScenario {
  setup: MockScenario;
  /** Whether the scenario comes from the URL of this page, not from an earlier one of this session. */
  isGiven: boolean;
  /** Whether the stored content stays unchanged. */
  keeps: boolean;
  /** Whether all changes are discarded. */
  forgets: boolean;
}

/** Saves a scenario for the session, so that the next page of this tab has it too. */
function saveScenario(setup: MockScenario): void {
  sessionStorage.setItem(SCENARIO_PARAMETER, formatScenarioString(setup));
}

/**
 * Reads the scenario of `?mock=…`, removes it from the URL and saves it for the session; without the parameter, returns the
 * saved one. A part of it may be `reset` or `keep`. Throws for a part that `parseScenarioString` does not know.
 */
export function consumeScenario(): PageScenario {
  const url = new URL(location.href);
  const parameter = url.searchParams.get(SCENARIO_PARAMETER);
  const text = parameter ?? sessionStorage.getItem(SCENARIO_PARAMETER) ?? '';
  const parts = text.split(';').map((part) => part.trim());
  const setup = parseScenarioString(
    parts.filter((part) => part !== RESET && part !== KEEP).join(';'),
  );
  if (parameter !== null) {
    url.searchParams.delete(SCENARIO_PARAMETER);
    history.replaceState(history.state, '', url);
    saveScenario(setup);
  }
  return {
    setup,
    isGiven: parameter !== null,
    keeps: parts.includes(KEEP),
    forgets: parts.includes(RESET),
  };
}

/** Returns the stored content in the URL fragment, and removes it from the URL. */
export async function takeContent(): Promise<StoredContent | undefined> {
  const taken = await storedShare(location.hash);
  if (!taken) return undefined;
  const url = new URL(location.href);
  url.hash = taken.hash;
  history.replaceState(history.state, '', url);
  return taken.stored;
}

/** Stores the scenario of the session without the faults that are used up. */
export class SessionScenario {
  current: MockScenario;

  constructor(setup: MockScenario) {
    this.current = setup;
  }

  /** Removes a fault that is used up. */
  readonly over = (fault: NamedFault): void => {
    this.#keep(this.current.faults.filter((one) => one !== fault));
  };

  /** Adds a fault. */
  add(fault: NamedFault): void {
    this.#keep([...this.current.faults, fault]);
  }

  #keep(faults: NamedFault[]): void {
    this.current = { ...this.current, faults };
    saveScenario(this.current);
  }
}

/**
 * Returns the URL of this page with a scenario, with as little escaping as possible; `forgets` discards all changes, `keeps`
 * preserves the stored content. `content` is the part with the stored content.
 */
export function addressWith(
  setup: MockScenario,
  { forgets = false, keeps = false, content = '' } = {},
): string {
  const url = new URL(location.href);
  const parts = [
    ...(forgets ? [RESET] : []),
    ...(keeps ? [KEEP] : []),
    formatScenarioString(setup),
  ].filter(Boolean);
  const text = parts.join(';').replaceAll(' ', '+');
  const hash = content ? `${url.hash || '#'}${url.hash && '&'}${content}` : url.hash;
  return `${url.origin}${url.pathname}${url.search ? `${url.search}&` : '?'}${SCENARIO_PARAMETER}=${text}${hash}`;
}
