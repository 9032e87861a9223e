import type { BackendOptions } from './backend-options';
import { FAULT_NAMES, faultOf, type FaultName } from './fault-names';
import type { Fault } from './faults';
import { SCENARIO_NAMES, optionsOfScenarios, type ScenarioName } from './scenarios';

const SECOND_MS = 1_000;
const UNIT_MS = { s: SECOND_MS, m: 60 * SECOND_MS, h: 3_600 * SECOND_MS, d: 86_400 * SECOND_MS };

/** Lists the roles of a page: an account of the mock, or a visitor who is not logged in. */
export const ROLES = ['admin', 'editor', 'reader', 'visitor'] as const;

/** One of `ROLES`. */
export type Role = (typeof ROLES)[number];

/** Matches requests by method (any when absent) and by path pattern, as in `Fault`. */
interface CallPattern {
  method?: string;
  path: string;
}

/** A fault by name, permanent or for a number of requests. */
export interface NamedFault extends CallPattern {
  name: FaultName;
  times?: number;
}

/** The parsed scenario string (`parseScenarioString`). */
export interface MockScenario {
  scenarios: ScenarioName[];
  faults: NamedFault[];
  /** The requests that go to the real backend (`pass:`). */
  proxiedCalls: CallPattern[];
  /** Milliseconds before every response. */
  delay?: number;
  /** The lifetime of a token. */
  tokenTtlSeconds?: number;
  /** How far the mock's clock is ahead, such as `3h` or `-30d`. */
  clock?: string;
  /** Who is logged in when the page opens; only in the browser. */
  role?: Role | undefined;
}

/** The scenario of an empty string: the seed without faults. */
const DEFAULT_SCENARIO: MockScenario = { scenarios: [], faults: [], proxiedCalls: [] };

function parseName<T extends string>(label: string, names: readonly T[], text: string): T {
  const match = names.find((name) => name === text);
  if (match === undefined)
    throw new Error(`Unknown ${label}: ${text}. Choose one of: ${names.join(', ')}`);
  return match;
}

function parseCount(label: string, text: string): number {
  const value = Number(text);
  if (text === '' || !Number.isInteger(value) || value < 0)
    throw new Error(`Invalid ${label}: ${text}. Write a whole number`);
  return value;
}

/** Parses `GET /user/banner`, or only the path. */
function parseCallPattern(text: string): CallPattern {
  const match = /^(?:([A-Za-z]+) )?(\S+)$/.exec(text.trim());
  if (!match?.[2]) throw new Error(`Invalid method or path: ${text}`);
  return { ...(match[1] && { method: match[1].toUpperCase() }), path: match[2] };
}

function parseFault(text: string): NamedFault {
  const [callPattern = '', name = '', times] = text.split(':');
  return {
    ...parseCallPattern(callPattern),
    name: parseName('fault', FAULT_NAMES, name),
    ...(times !== undefined && { times: parseCount('number of times', times) }),
  };
}

/** Returns the milliseconds of `90s`, `30m`, `3h` or `-30d`. Throws for anything else. */
function parseDuration(text: string): number {
  const match = /^(-?\d+)([smhd])$/.exec(text);
  if (!match) throw new Error(`Invalid duration: ${text}. Write it as 90s, 30m, 3h or -30d`);
  return Number(match[1]) * UNIT_MS[match[2] as keyof typeof UNIT_MS];
}

function parsePart(scenario: MockScenario, part: string): MockScenario {
  const colon = part.indexOf(':');
  const value = part.slice(colon + 1).trim();
  // A part without a colon is the name of a scenario.
  switch (colon < 0 ? 'scenario' : part.slice(0, colon).trim()) {
    case 'scenario':
      return {
        ...scenario,
        scenarios: [
          ...scenario.scenarios,
          ...value.split(',').map((name) => parseName('scenario', SCENARIO_NAMES, name)),
        ],
      };
    case 'fail':
      return { ...scenario, faults: [...scenario.faults, parseFault(value)] };
    case 'pass':
      return { ...scenario, proxiedCalls: [...scenario.proxiedCalls, parseCallPattern(value)] };
    case 'delay':
      return { ...scenario, delay: parseCount('delay', value) };
    case 'token-ttl':
      return { ...scenario, tokenTtlSeconds: parseCount('lifetime of a token', value) };
    case 'clock':
      parseDuration(value);
      return { ...scenario, clock: value };
    case 'role':
      return { ...scenario, role: parseName('role', ROLES, value) };
    default:
      throw new Error(`Unknown part of the scenario string: ${part}`);
  }
}

/**
 * Parses `scenario:empty,slow;fail:GET /user/banner:500;delay:300;clock:3h;role:editor;pass:/user/catalog`. The optional third
 * part of a fault is the number of requests. Throws for unknown names, with the list of known ones.
 */
export function parseScenarioString(text: string): MockScenario {
  const parts = text.split(';').filter((part) => part.trim());
  return parts.reduce((scenario, part) => parsePart(scenario, part.trim()), DEFAULT_SCENARIO);
}

/** Formats a method and a path for a scenario string. */
export function formatCallPattern({ method, path }: CallPattern): string {
  return method ? `${method} ${path}` : path;
}

/** Formats a scenario; the inverse of `parseScenarioString`. */
export function formatScenarioString({
  scenarios,
  faults,
  proxiedCalls,
  ...rest
}: MockScenario): string {
  const { delay, tokenTtlSeconds, clock, role } = rest;
  return [
    ...(scenarios.length > 0 ? [`scenario:${scenarios.join(',')}`] : []),
    ...faults.map(({ name, times, ...callPattern }) =>
      [
        `fail:${formatCallPattern(callPattern)}`,
        name,
        ...(times === undefined ? [] : [times]),
      ].join(':'),
    ),
    ...proxiedCalls.map((callPattern) => `pass:${formatCallPattern(callPattern)}`),
    ...(delay === undefined ? [] : [`delay:${delay}`]),
    ...(tokenTtlSeconds === undefined ? [] : [`token-ttl:${tokenTtlSeconds}`]),
    ...(clock ? [`clock:${clock}`] : []),
    ...(role ? [`role:${role}`] : []),
  ].join(';');
}

/** Returns the fault of a name, for these requests. */
export function toFault({ name, times, ...callPattern }: NamedFault): Fault {
  return { ...faultOf(name), ...callPattern, times: times ?? 'always' };
}

/** Returns the backend options of a scenario; `onUsedUp` is called with each fault that is used up. */
export function backendOptionsOf(
  scenario: MockScenario,
  onUsedUp?: (fault: NamedFault) => void,
): BackendOptions {
  const { scenarios, faults, delay, tokenTtlSeconds, clock } = scenario;
  const options = optionsOfScenarios(scenarios);
  const clockOffset = clock === undefined ? 0 : parseDuration(clock);
  return {
    ...options,
    // Faults of single requests take precedence over faults that a scenario applies to all.
    faults: [
      ...faults.map((fault) => ({ ...toFault(fault), onUsedUp: () => onUsedUp?.(fault) })),
      ...(options.faults ?? []),
    ],
    ...(delay !== undefined && { delay }),
    ...(tokenTtlSeconds !== undefined && { tokenTtlMs: tokenTtlSeconds * SECOND_MS }),
    ...(clockOffset !== 0 && { now: () => Date.now() + clockOffset }),
  };
}
