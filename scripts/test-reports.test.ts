/** @jest-environment node */
import { expect, it } from '@jest/globals';
import {
  browserDurations,
  browserFailures,
  jestDurations,
  jestFailures,
  slowestTests,
} from './test-reports';

const RED = '\u001b[31m';

it('browserFailures returns only the failed browser tests, each with its file and line', () => {
  const spec = (title: string, status: string, ...messages: string[]) => ({
    file: 'home.spec.ts',
    line: 7,
    title,
    tests: [
      { status, results: [{ duration: 0, errors: messages.map((message) => ({ message })) }] },
    ],
  });
  const failures = browserFailures({
    suites: [
      {
        title: 'home.spec.ts',
        specs: [spec('opens', 'expected')],
        suites: [
          {
            title: 'zh_CN',
            specs: [spec('reads', 'unexpected', 'Time is up', `${RED}No heading`)],
          },
        ],
      },
    ],
  });
  expect(failures).toEqual(['home.spec.ts:7 home.spec.ts › zh_CN › reads\nTime is up\nNo heading']);
});

it('jestFailures returns the messages of failed test files, truncated', () => {
  const failures = jestFailures({
    numPassedTests: 1,
    numFailedTests: 1,
    numRuntimeErrorTestSuites: 0,
    testResults: [
      { name: 'a.test.ts', status: 'passed', message: '', assertionResults: [] },
      { name: 'b.test.ts', status: 'failed', message: 'x'.repeat(10_000), assertionResults: [] },
    ],
  });
  expect(failures).toHaveLength(1);
  expect(failures[0]).toMatch(/^b\.test\.ts\nx+$/);
  expect(failures[0]?.length).toBeLessThan(5_000);
});

it('slowestTests lists the slowest tests of both runners, the slowest first', () => {
  const unitTests = jestDurations({
    numPassedTests: 2,
    numFailedTests: 0,
    numRuntimeErrorTestSuites: 0,
    testResults: [
      {
        name: `${process.cwd()}/src/a.test.ts`,
        status: 'passed',
        message: '',
        assertionResults: [
          { fullName: 'news list opens', duration: 120 },
          { fullName: 'news list sorts', duration: null },
        ],
      },
    ],
  });
  const result = (duration: number) => ({ duration, errors: [] });
  const spec = { file: 'home.spec.ts', line: 7, title: 'home page opens' };
  const browserTests = browserDurations({
    suites: [
      {
        title: 'home.spec.ts',
        suites: [
          {
            title: 'zh_CN',
            specs: [{ ...spec, tests: [{ status: 'expected', results: [result(4_900)] }] }],
          },
        ],
      },
    ],
  });
  expect(slowestTests([...unitTests, ...browserTests], 2)).toEqual([
    '4.9 s  e2e/home.spec.ts › home page opens',
    '0.1 s  src/a.test.ts › news list opens',
  ]);
});
