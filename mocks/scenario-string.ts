import type { BackendOptions } from './backend-options';
import { FAULT_NAMES, faultOf, type FaultName } from './fault-names';
import type { Fault } from './faults';
import { SCENARIO_NAMES, scenarioOptions, type ScenarioName } from './scenarios';

const SECOND = 1_000;
const UNITS = { s: SECOND, m: 60 * SECOND, h: 3_600 * SECOND, d: 86_400 * SECOND };

/** Who uses the page: an account of the mock, or nobody who is signed in. */
export const ROLES = ['admin', 'editor', 'reader', 'visitor'] as const;

/** Names one of `ROLES`. */
export type Role = (typeof ROLES)[number];

/** Calls: of one method or any, and of a path as a `Fault` writes it. */
interface Calls {
  method?: string;
  path: string;
}

/** A failure by name, played always or so many times. */
export interface NamedFault extends Calls {
  name: FaultName;
  times?: number;
}

/** Everything that the mock can be told to be, as one text (`parseScenarioString`). */
export interface MockScenario {
  scenarios: ScenarioName[];
  faults: NamedFault[];
  /** Calls that go to the real backend. */
  passes: Calls[];
  /** Milliseconds before every answer. */
  delay?: number;
  /** Seconds that a token is good for. */
  tokenTtl?: number;
  /** How far the mock's clock is ahead, such as `3h` or `-30d`. */
  clock?: string;
  /** Who is signed in when the page opens; of the page alone. */
  role?: Role | undefined;
}

/** The setup of a mock that nothing was said to. */
export const PLAIN: MockScenario = { scenarios: [], faults: [], passes: [] };

function oneOf<T extends string>(what: string, names: readonly T[], text: string): T {
  const found = names.find((name) => name === text);
  if (found === undefined) throw new Error(`No ${what} ${text}. There are: ${names.join(', ')}`);
  return found;
}

function count(what: string, text: string): number {
  const value = Number(text);
  if (text === '' || !Number.isInteger(value) || value < 0) throw new Error(`No ${what}: ${text}`);
  return value;
}

/** `GET /user/banner`, or the path alone. */
function parseCalls(text: string): Calls {
  const found = /^(?:([A-Za-z]+) )?(\S+)$/.exec(text.trim());
  if (!found?.[2]) throw new Error(`No calls: ${text}`);
  return { ...(found[1] && { method: found[1].toUpperCase() }), path: found[2] };
}

function parseFault(text: string): NamedFault {
  const [calls = '', name = '', times] = text.split(':');
  return {
    ...parseCalls(calls),
    name: oneOf('fault', FAULT_NAMES, name),
    ...(times !== undefined && { times: count('number of times', times) }),
  };
}

/** Milliseconds of `90s`, `30m`, `3h` or `-30d`. Throws for anything else. */
function duration(text: string): number {
  const found = /^(-?\d+)([smhd])$/.exec(text);
  if (!found) throw new Error(`No time: ${text}`);
  return Number(found[1]) * UNITS[found[2] as keyof typeof UNITS];
}

function parsePart(setup: MockScenario, part: string): MockScenario {
  const colon = part.indexOf(':');
  const value = part.slice(colon + 1).trim();
  // A name alone is that of a scenario.
  switch (colon < 0 ? 'scenario' : part.slice(0, colon).trim()) {
    case 'scenario':
      return {
        ...setup,
        scenarios: [
          ...setup.scenarios,
          ...value.split(',').map((name) => oneOf('scenario', SCENARIO_NAMES, name)),
        ],
      };
    case 'fail':
      return { ...setup, faults: [...setup.faults, parseFault(value)] };
    case 'pass':
      return { ...setup, passes: [...setup.passes, parseCalls(value)] };
    case 'delay':
      return { ...setup, delay: count('delay', value) };
    case 'token-ttl':
      return { ...setup, tokenTtl: count('life of a token', value) };
    case 'clock':
      duration(value);
      return { ...setup, clock: value };
    case 'role':
      return { ...setup, role: oneOf('role', ROLES, value) };
    default:
      throw new Error(`The mock does not know ${part}`);
  }
}

/**
 * Reads `scenario:empty,slow;fail:GET /user/banner:500;delay:300;clock:3h;role:editor;pass:/user/catalog`. A third part of
 * a failure is how often it is played. Throws for what it does not know, naming what there is.
 */
export function parseScenarioString(text: string): MockScenario {
  const parts = text.split(';').filter((part) => part.trim());
  return parts.reduce((setup, part) => parsePart(setup, part.trim()), PLAIN);
}

/** Calls as `parseScenarioString` reads them. */
export function callsText({ method, path }: Calls): string {
  return method ? `${method} ${path}` : path;
}

/** The text that `parseScenarioString` reads as this setup. */
export function formatScenarioString({ scenarios, faults, passes, ...rest }: MockScenario): string {
  const { delay, tokenTtl, clock, role } = rest;
  return [
    ...(scenarios.length > 0 ? [`scenario:${scenarios.join(',')}`] : []),
    ...faults.map(({ name, times, ...calls }) =>
      [`fail:${callsText(calls)}`, name, ...(times === undefined ? [] : [times])].join(':'),
    ),
    ...passes.map((calls) => `pass:${callsText(calls)}`),
    ...(delay === undefined ? [] : [`delay:${delay}`]),
    ...(tokenTtl === undefined ? [] : [`token-ttl:${tokenTtl}`]),
    ...(clock ? [`clock:${clock}`] : []),
    ...(role ? [`role:${role}`] : []),
  ].join(';');
}

/** The failure that a named one is. */
export function namedFault({ name, times, ...calls }: NamedFault): Fault {
  return { ...faultOf(name), ...calls, times: times ?? 'always' };
}

/** What a backend of this setup is made of; `over` is told of each failure that has been played so often as it should be. */
export function scenarioStringOptions(
  setup: MockScenario,
  over?: (fault: NamedFault) => void,
): BackendOptions {
  const { scenarios, faults, delay, tokenTtl, clock } = setup;
  const options = scenarioOptions(scenarios);
  const ahead = clock === undefined ? 0 : duration(clock);
  return {
    ...options,
    // What is asked for by name comes before what a scenario does to every call.
    faults: [
      ...faults.map((fault) => ({ ...namedFault(fault), over: () => over?.(fault) })),
      ...(options.faults ?? []),
    ],
    ...(delay !== undefined && { delay }),
    ...(tokenTtl !== undefined && { tokenTtl: tokenTtl * SECOND }),
    ...(ahead !== 0 && { now: () => Date.now() + ahead }),
  };
}
