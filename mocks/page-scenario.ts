import type { StoredContent } from './db/named-snapshots';
import { SCENARIO_PARAMETER } from './has-scenario';
import { contentFromHash } from './content-fragment';
import {
  parseScenarioString,
  formatScenarioString,
  type NamedFault,
  type MockScenario,
} from './scenario-string';

/** The part of `?mock=` that discards all changes. */
const RESET_PART = 'reset';
/** The part that preserves the stored content, such as a restored snapshot, in place of the scenario's content. */
const KEEP_PART = 'keep';

interface PageScenario {
  scenario: MockScenario;
  /** Whether the scenario comes from the URL of this page, not from an earlier one of this session. */
  isFromUrl: boolean;
  /** Whether the scenario preserves the stored content in place of its own. */
  keepsContent: boolean;
  /** Whether all changes are discarded. */
  discardsChanges: boolean;
}

/** Saves a scenario for the session, so that the next page of this tab has it too. */
function saveScenario(scenario: MockScenario): void {
  sessionStorage.setItem(SCENARIO_PARAMETER, formatScenarioString(scenario));
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
  const scenario = parseScenarioString(
    parts.filter((part) => part !== RESET_PART && part !== KEEP_PART).join(';'),
  );
  if (parameter !== null) {
    url.searchParams.delete(SCENARIO_PARAMETER);
    history.replaceState(history.state, '', url);
    saveScenario(scenario);
  }
  return {
    scenario,
    isFromUrl: parameter !== null,
    keepsContent: parts.includes(KEEP_PART),
    discardsChanges: parts.includes(RESET_PART),
  };
}

/** Returns the stored content in the URL fragment, and removes it from the URL. */
export async function consumeContent(): Promise<StoredContent | undefined> {
  const fragmentContent = await contentFromHash(location.hash);
  if (!fragmentContent) return undefined;
  const url = new URL(location.href);
  url.hash = fragmentContent.hash;
  history.replaceState(history.state, '', url);
  return fragmentContent.storedContent;
}

/** Stores the scenario of the session without the faults that are used up. */
export class SessionScenario {
  scenario: MockScenario;

  constructor(scenario: MockScenario) {
    this.scenario = scenario;
  }

  /** Removes a fault that is used up. */
  readonly remove = (fault: NamedFault): void => {
    this.#save(this.scenario.faults.filter((otherFault) => otherFault !== fault));
  };

  /** Adds a fault. */
  add(fault: NamedFault): void {
    this.#save([...this.scenario.faults, fault]);
  }

  #save(faults: NamedFault[]): void {
    this.scenario = { ...this.scenario, faults };
    saveScenario(this.scenario);
  }
}

/**
 * Returns the URL of this page with a scenario, with as little escaping as possible; `discardsChanges` discards all changes, `keepsContent`
 * preserves the stored content. `contentFragment` is added to the URL fragment.
 */
export function urlWithScenario(
  scenario: MockScenario,
  { discardsChanges = false, keepsContent = false, contentFragment = '' } = {},
): string {
  const url = new URL(location.href);
  const parts = [
    ...(discardsChanges ? [RESET_PART] : []),
    ...(keepsContent ? [KEEP_PART] : []),
    formatScenarioString(scenario),
  ].filter(Boolean);
  const text = parts.join(';').replaceAll(' ', '+');
  const hash = contentFragment
    ? `${url.hash || '#'}${url.hash && '&'}${contentFragment}`
    : url.hash;
  return `${url.origin}${url.pathname}${url.search ? `${url.search}&` : '?'}${SCENARIO_PARAMETER}=${text}${hash}`;
}
