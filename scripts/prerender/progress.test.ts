/** @jest-environment node */
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { Progress } from './progress';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('the progress of prerendering estimates the remaining time from all pages that were not unchanged', () => {
  const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  const progress = new Progress(1_000);
  for (let page = 0; page < 900; page++) progress.count('unchanged');
  for (const outcome of ['failed', 'missing', 'failed', 'missing', 'rendered'] as const) {
    jest.advanceTimersByTime(1_000);
    progress.count(outcome);
  }
  expect(log.mock.calls).toEqual([['905 of 1000 pages, 1 per second, 95 s left']]);
});
