import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** The used part of Jest's report. */
export interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    /** Duration in milliseconds; null for a test that did not run. */
    assertionResults: { fullName: string; duration?: number | null }[];
  }[];
}

/** The used part of Playwright's report. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: Suite[];
}

interface Suite {
  title: string;
  suites?: Suite[];
  specs?: Spec[];
}

interface Spec {
  file: string;
  line: number;
  title: string;
  tests: {
    status: string;
    results: { duration: number; errors: { message?: string; stack?: string }[] }[];
  }[];
}

/** A spec with the titles of the suites around it, the outermost first. */
interface SpecWithTitles extends Spec {
  titles: readonly string[];
}

/** Maximum length of one failure, in characters: a document in an error would hide the others. */
const MAX_MESSAGE_LENGTH = 4_000;

const shorten = (text: string) => stripVTControlCharacters(text).slice(0, MAX_MESSAGE_LENGTH);

/** Returns the failures of a Jest run, one text per failed file. */
export function jestFailures({ testResults }: JestReport): string[] {
  return testResults
    .filter(({ status }) => status === 'failed')
    .map(({ name, message }) => `${name}\n${shorten(message)}`);
}

/** Returns all specs of a Playwright run with the titles of the suites around them. */
function specsIn(suites: readonly Suite[], outerTitles: readonly string[] = []): SpecWithTitles[] {
  return suites.flatMap(({ title, suites: innerSuites = [], specs = [] }) => {
    const titles = [...outerTitles, title];
    return [...specs.map((spec) => ({ ...spec, titles })), ...specsIn(innerSuites, titles)];
  });
}

/** Returns the failed and flaky tests of a Playwright run: file and line, title and errors. */
export function browserFailures({ suites }: Pick<PlaywrightReport, 'suites'>): string[] {
  return specsIn(suites).flatMap(({ file, line, titles, title, tests }) =>
    tests
      .filter(({ status }) => status !== 'expected' && status !== 'skipped')
      .map(({ results }) => {
        // The first error of a timed-out test does not contain what it was waiting for.
        const errors = results.flatMap((result) => result.errors);
        const texts = errors.map(({ stack, message = '' }) => stack ?? message);
        return `${file}:${line} ${[...titles, title].join(' › ')}\n${shorten(texts.join('\n'))}`;
      }),
  );
}

/** A test and its duration in milliseconds. */
export interface TimedTest {
  name: string;
  duration: number;
}

/** Returns the durations of the tests of a Jest run. */
export function jestDurations({ testResults }: JestReport): TimedTest[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      name: `${relative('', name)} › ${fullName}`,
      duration: duration ?? 0,
    })),
  );
}

/** Returns the durations of the tests of a Playwright run. */
export function browserDurations({ suites }: Pick<PlaywrightReport, 'suites'>): TimedTest[] {
  return specsIn(suites).map(({ file, title, tests }) => ({
    name: `e2e/${file} › ${title}`,
    duration: tests
      .flatMap(({ results }) => results)
      .reduce((sum, { duration }) => sum + duration, 0),
  }));
}

/** Returns the slowest tests, the slowest first, as lines such as `4.9 s  file › title`. */
export function slowestTests(tests: readonly TimedTest[], count = 10): string[] {
  return tests
    .toSorted((a, b) => b.duration - a.duration)
    .slice(0, count)
    .map(({ name, duration }) => `${(duration / 1000).toFixed(1)} s  ${name}`);
}
