import type { StoredContent } from './db/saved';
import { SCENARIO_PARAMETER } from './has-scenario';
import { storedShare } from './page-content';
import {
  parseScenarioString,
  formatScenarioString,
  type NamedFault,
  type MockScenario,
} from './scenario-string';

/** What a page's address asks for beside a setup: that all changes are forgotten. */
const RESET = 'reset';
/** And: that what is stored stays, whatever content the setup names. A restored snapshot may have come to its own otherwise. */
const KEEP = 'keep';

interface PageScenario {
  setup: MockScenario;
  /** Whether this page's address said it, not an earlier one of this session. */
  isGiven: boolean;
  /** Whether what is stored stays as it is. */
  keeps: boolean;
  /** Whether all that was changed is to be forgotten. */
  forgets: boolean;
}

/** Keeps a setup for the session: the next page of this tab has it, too. */
function saveScenario(setup: MockScenario): void {
  sessionStorage.setItem(SCENARIO_PARAMETER, formatScenarioString(setup));
}

/**
 * Reads the setup of `?mock=…`, takes it off the address and keeps it for the session; without one, it is the one that was
 * kept. A part of it may be `reset` or `keep`. Throws for what `parseScenarioString` does not know.
 */
export function consumeScenario(): PageScenario {
  const url = new URL(location.href);
  const given = url.searchParams.get(SCENARIO_PARAMETER);
  const text = given ?? sessionStorage.getItem(SCENARIO_PARAMETER) ?? '';
  const parts = text.split(';').map((part) => part.trim());
  const setup = parseScenarioString(
    parts.filter((part) => part !== RESET && part !== KEEP).join(';'),
  );
  if (given !== null) {
    url.searchParams.delete(SCENARIO_PARAMETER);
    history.replaceState(history.state, '', url);
    saveScenario(setup);
  }
  return {
    setup,
    isGiven: given !== null,
    keeps: parts.includes(KEEP),
    forgets: parts.includes(RESET),
  };
}

/** Takes the content off the address that is said at its end. */
export async function takeContent(): Promise<StoredContent | undefined> {
  const taken = await storedShare(location.hash);
  if (!taken) return undefined;
  const url = new URL(location.href);
  url.hash = taken.hash;
  history.replaceState(history.state, '', url);
  return taken.stored;
}

/** What the page's session knows of its setup, which loses each failure that has been played out. */
export class SessionScenario {
  current: MockScenario;

  constructor(setup: MockScenario) {
    this.current = setup;
  }

  /** Takes out a failure that has been played so often as it should be. */
  readonly over = (fault: NamedFault): void => {
    this.#keep(this.current.faults.filter((one) => one !== fault));
  };

  /** Adds a failure. */
  add(fault: NamedFault): void {
    this.#keep([...this.current.faults, fault]);
  }

  #keep(faults: NamedFault[]): void {
    this.current = { ...this.current, faults };
    saveScenario(this.current);
  }
}

/**
 * This page's address with a setup, as readable as an address can be; `forgets` as well all that was changed, or `keeps`
 * what is stored. `content` is the part that says what is stored.
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
