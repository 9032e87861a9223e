/** @jest-environment node */
import { afterEach, expect, test } from '@jest/globals';
import { startSecondBackend } from '../../e2e/second-backend/server';
import { checkContract } from './check';
import {
  breakagesIn,
  findBreakingAssumptions,
  findToleratedAssumptions,
  differencesIn,
} from './checked-mock';
import { formatReport } from './report';

let backend: Awaited<ReturnType<typeof startSecondBackend>>;

afterEach(() => backend.close());

async function check(options: Parameters<typeof startSecondBackend>[0] = {}) {
  backend = await startSecondBackend(options);
  const account = { account: 'second', password: backend.store.password };
  return checkContract({ api: `${backend.url}/api`, ...account, write: true, shared: true });
}

test('the contract check confirms that the application works with the response variants of a second backend', async () => {
  const report = await check();
  expect({ breaks: breakagesIn(report), broken: findBreakingAssumptions(report) }).toEqual({
    breaks: [],
    broken: [],
  });
  expect(findToleratedAssumptions(report)).toEqual(['D3', 'D5', 'D30', 'D32', 'D33', 'D49']);
  expect(differencesIn(report)).toContain(
    'PUT /admin/latest-news responds with 204 without a body',
  );
  expect(report.exitCode).toBe(0);
  const text = formatReport(report);
  expect(text).toMatch('differs responds with 204 without a body');
  expect(text).toMatch('the application breaks on 0');
  expect(text).toMatch('Uploaded files: FILE_PREFIXES=/uploads/');
});

test.each([true, false])(
  'the contract check leaves only the picture that it uploads on a second backend (a deletion of a catalogue includes its children: %s)',
  async (deletesChildren) => {
    const report = await check({ deletesChildren });
    expect(report.remainingItems).toEqual([
      expect.stringContaining('a picture of 70 bytes: /uploads/'),
    ]);
    const names = Object.values(backend.store.tables)
      .flat()
      .map(({ title, name }) => String(title ?? name));
    expect(names.filter((name) => name.startsWith('Contract check'))).toEqual([]);
  },
);
