import { afterEach, beforeEach, expect } from '@jest/globals';
import './indexed-db';
import { withoutOwnerStacks } from './owner-stacks';
import './rendered-components';

if (typeof document !== 'undefined') {
  await import('@testing-library/jest-dom/jest-globals');
  const { configure } = await import('@testing-library/dom');
  // No test asserts how fast an element appears: a busy machine needs more than the default second.
  configure({ asyncUtilTimeout: 20_000 });
  const react: object = await import('react');
  withoutOwnerStacks(react);
}

let consoleErrors: string[] = [];
const original = console.error;

beforeEach(() => {
  consoleErrors = [];
  console.error = (...args: unknown[]) => {
    consoleErrors.push(args.map(String).join(' '));
    original(...args);
  };
});

// Console errors fail a test, so that warnings of React and of the mock's contract check are noticed.
afterEach(() => {
  console.error = original;
  expect(consoleErrors).toEqual([]);
});
