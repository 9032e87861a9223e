import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { findChromium } from './chromium';
import {
  browserDurations,
  browserFailures,
  jestDurations,
  jestFailures,
  slowestTests,
  type JestReport,
  type PlaywrightReport,
  type TimedTest,
} from './test-reports';

/** The numbers of passed and failed tests of a step. */
interface Outcome {
  passedCount: number;
  failedCount: number;
  /** The durations of its tests; only of a test runner. */
  timedTests?: TimedTest[];
}

/** The outcome of a test runner that wrote no report, such as after an error in its configuration. */
const NOT_RUN: Outcome = { passedCount: 0, failedCount: 1 };

interface CommandResult {
  code: number;
  output: string;
}

const REPORTS = '.cache/reports';
const ROUTE_TREE = 'src/app/route-tree.gen.ts';
/** TypeScript configuration that replaces Lingui's macro, which no build transforms here. */
const MACRO_CONFIG = 'e2e/macro.tsconfig.json';
// A second run in the same clone checks only changed files, except the linter, which has no cache.
const TYPES_CACHE = '.cache/types.tsbuildinfo';
/** The native compiler takes a third of the processor time of the other, whose API `scripts/controls.ts` uses. */
const NATIVE_COMPILER = 'node_modules/typescript-native/bin/tsc';
const FORMAT_CACHE = [
  '--cache',
  '--cache-strategy',
  'content',
  '--cache-location',
  '.cache/prettier',
];
/** Builds the sites that the browser tests open. */
const BUILD = ['run', '--silent', 'build:mock'];

/** Runs a command (npm puts `node_modules/.bin` first in the path) and captures its output. */
function run(
  command: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<CommandResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      env: { ...process.env, FORCE_COLOR: '0', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.on('error', reject);
    let output = '';
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

function report(name: string, startTime: number, outcome: Outcome, output: string): Outcome {
  const { passedCount, failedCount } = outcome;
  const seconds = ((Date.now() - startTime) / 1000).toFixed(0);
  console.log(
    `${failedCount === 0 ? 'ok  ' : 'FAIL'} ${name}: ${passedCount} passed, ${failedCount} failed (${seconds} s)`,
  );
  if (failedCount > 0) console.log(output);
  return outcome;
}

/** Runs a check that is one step: it passes or fails. */
async function check(name: string, command: string, ...args: string[]): Promise<Outcome> {
  const startTime = Date.now();
  const { code, output } = await run(command, args);
  return report(
    name,
    startTime,
    code === 0 ? { passedCount: 1, failedCount: 0 } : { passedCount: 0, failedCount: 1 },
    output,
  );
}

async function runUnitTests(): Promise<Outcome> {
  const startTime = Date.now();
  const file = `${REPORTS}/jest.json`;
  const { code, output } = await run('jest', ['--json', `--outputFile=${file}`]);
  for (const line of output.matchAll(
    /^\s*((Contract coverage|Seed:|Ant Design:|Native control:).*)$/gm,
  ))
    console.log(`     ${line[1]}`);
  if (!existsSync(file)) return report('unit and route tests', startTime, NOT_RUN, output);
  const json = JSON.parse(readFileSync(file, 'utf8')) as JestReport;
  const failedCount = json.numFailedTests + json.numRuntimeErrorTestSuites;
  const outcome = {
    passedCount: json.numPassedTests,
    failedCount: code === 0 ? failedCount : Math.max(1, failedCount),
    timedTests: jestDurations(json),
  };
  return report(
    'unit and route tests',
    startTime,
    outcome,
    jestFailures(json).join('\n\n') || output,
  );
}

async function runBuild(): Promise<Outcome> {
  const startTime = Date.now();
  const before = readFileSync(ROUTE_TREE, 'utf8');
  const { code, output } = await run('npm', BUILD);
  const isStale = readFileSync(ROUTE_TREE, 'utf8') !== before;
  const text = isStale
    ? `${output}\nStale: ${ROUTE_TREE} was not generated from src/routes.`
    : output;
  const outcome =
    code === 0 && !isStale
      ? { passedCount: 1, failedCount: 0 }
      : { passedCount: 0, failedCount: 1 };
  return report('production build', startTime, outcome, text);
}

async function runBrowserTests(): Promise<Outcome> {
  const startTime = Date.now();
  const file = `${REPORTS}/playwright.json`;
  const { code, output } = await run('playwright', ['test', '--reporter=line,json'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  });
  for (const line of output.matchAll(/^\s*((?:Skipped|Prism|Reloaded)\b.*)$/gm))
    console.log(`     ${line[1]}`);
  if (!existsSync(file)) return report('browser tests', startTime, NOT_RUN, output);
  const json = JSON.parse(readFileSync(file, 'utf8')) as PlaywrightReport;
  const failedCount = json.stats.unexpected + json.stats.flaky;
  const outcome = {
    passedCount: json.stats.expected,
    failedCount: code === 0 ? failedCount : Math.max(1, failedCount),
    timedTests: browserDurations(json),
  };
  return report('browser tests', startTime, outcome, browserFailures(json).join('\n\n') || output);
}

/** Runs the checks without a test runner, except the linter. */
async function runChecks(): Promise<Outcome[]> {
  return [
    await check(
      'bundle size limits',
      'tsx',
      '--tsconfig',
      MACRO_CONFIG,
      'scripts/bundle-size-limits.ts',
    ),
    await check(
      'types',
      NATIVE_COMPILER,
      '--noEmit',
      '--singleThreaded', // takes less processor time in sum
      '--incremental',
      '--tsBuildInfoFile',
      TYPES_CACHE,
    ),
    await check('format', 'prettier', '--check', '--log-level', 'warn', ...FORMAT_CACHE, '.'),
    // The source, and the bundle that the mock and Prism read.
    await check('contract', 'redocly', 'lint', 'openapi/openapi.yaml', 'mocks/openapi.gen.json'),
    await check('generated files up to date', 'tsx', 'scripts/codegen.ts', '--check'),
    await check('docs/dependencies.md up to date', 'tsx', 'scripts/dependencies.ts', '--check'),
    await check('message catalogs up to date', 'lingui', 'check', 'sync'),
    await check('translations complete', 'tsx', 'scripts/i18n/i18n.ts', '--check'),
    await check('unused code', 'knip'),
  ];
}

/** Runs only the tests in the arguments: with Playwright for paths in `e2e/`, with Jest otherwise. */
async function runSelected(args: string[]): Promise<number> {
  const runWithOutput = (command: string, ...parameters: string[]) =>
    new Promise<number>((resolve, reject) => {
      const child = spawn(command, parameters, { stdio: 'inherit' });
      child.on('error', reject);
      child.on('close', (code) => resolve(code ?? 1));
    });
  if (!args.some((arg) => /^(\.\/)?e2e\//.test(arg))) return runWithOutput('jest', ...args);
  return (await runWithOutput('npm', ...BUILD)) || runWithOutput('playwright', 'test', ...args);
}

/** Runs everything that CI checks, on two cores; ends with one line over all runners. */
async function runAll(): Promise<number> {
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
  findChromium();
  // Runs next to the build, which leaves one core idle most of the time.
  const lintPromise = check('lint', 'oxlint');
  const buildOutcome = await runBuild();
  const checkOutcomes = await runChecks();
  const unitTestOutcome = await runUnitTests();
  const lintOutcome = await lintPromise;
  // Browser tests need both cores: a page that waits for the processor renders in other steps.
  const browserTestOutcome =
    buildOutcome.failedCount === 0 ? await runBrowserTests() : { passedCount: 0, failedCount: 1 };
  const outcomes: Outcome[] = [
    buildOutcome,
    ...checkOutcomes,
    lintOutcome,
    unitTestOutcome,
    browserTestOutcome,
  ];
  const slowest = slowestTests(outcomes.flatMap(({ timedTests = [] }) => timedTests));
  console.log(['Slowest tests:', ...slowest].join('\n     '));
  const sum = (key: 'passedCount' | 'failedCount') =>
    outcomes.reduce((total, outcome) => total + outcome[key], 0);
  console.log(`${sum('passedCount')} passed, ${sum('failedCount')} failed`);
  return sum('failedCount') === 0 ? 0 : 1;
}

// The warning about Jest's ES modules (.npmrc) appears in each new process.
process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --disable-warning=ExperimentalWarning`;
const args = process.argv.slice(2);
process.exitCode = args.length > 0 ? await runSelected(args) : await runAll();
