import '@testing-library/jest-dom/jest-globals';
import { afterEach, beforeEach, expect } from '@jest/globals';

let complaints: string[] = [];
const original = console.error;

beforeEach(() => {
  complaints = [];
  console.error = (...args: unknown[]) => {
    complaints.push(args.map(String).join(' '));
    original(...args);
  };
});

// Console errors fail a test, so that warnings of React and of the mock's contract check are seen.
afterEach(() => {
  console.error = original;
  expect(complaints).toEqual([]);
});
