/** @jest-environment node */
import { expect, it } from '@jest/globals';
import { browserFailures, jestFailures } from './test-failures';

const RED = '\u001b[31m';

it('browserFailures returns only the failed browser tests, each with its file and line', () => {
  const spec = (title: string, status: string, ...messages: string[]) => ({
    file: 'home.spec.ts',
    line: 7,
    title,
    tests: [{ status, results: [{ errors: messages.map((message) => ({ message })) }] }],
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
      { name: 'a.test.ts', status: 'passed', message: '' },
      { name: 'b.test.ts', status: 'failed', message: 'x'.repeat(10_000) },
    ],
  });
  expect(failures).toHaveLength(1);
  expect(failures[0]).toMatch(/^b\.test\.ts\nx+$/);
  expect(failures[0]?.length).toBeLessThan(5_000);
});
