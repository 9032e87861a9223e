import { stripVTControlCharacters } from 'node:util';

/** What is read of Jest's report. */
export interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
  testResults: {
    name: string;
    status: string;
    message: string;
  }[];
}

/** What is read of Playwright's report. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: Suite[];
}

interface Suite {
  title: string;
  suites?: Suite[];
  specs?: {
    file: string;
    line: number;
    title: string;
    tests: { status: string; results: { errors: { message?: string; stack?: string }[] }[] }[];
  }[];
}

/** The most characters of one failure: a document in an error would hide the others. */
const MOST = 4_000;

const brief = (text: string) => stripVTControlCharacters(text).slice(0, MOST);

/** The failures of a run of Jest, a text for each file that has some. */
export function jestFailures({ testResults }: JestReport): string[] {
  return testResults
    .filter(({ status }) => status === 'failed')
    .map(({ name, message }) => `${name}\n${brief(message)}`);
}

/** The failures of a run of Playwright: where the test stands, its name, and what went wrong. */
export function browserFailures(report: { suites: Suite[] }, within = ''): string[] {
  return report.suites.flatMap(({ title, suites = [], specs = [] }) => {
    const place = within === '' ? title : `${within} › ${title}`;
    const own = specs.flatMap(({ file, line, title: name, tests }) =>
      tests
        .filter(({ status }) => status !== 'expected' && status !== 'skipped')
        .map(({ results }) => {
          // The first error of a test whose time was up does not say what it was waiting for.
          const errors = results.flatMap((result) => result.errors);
          const texts = errors.map(({ stack, message = '' }) => stack ?? message);
          return `${file}:${line} ${place} › ${name}\n${brief(texts.join('\n'))}`;
        }),
    );
    return [...own, ...browserFailures({ suites }, place)];
  });
}
