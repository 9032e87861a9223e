import { afterEach, expect, jest, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { formatShortcut } from './format-shortcut';

afterEach(() => {
  jest.restoreAllMocks();
});

test.each([
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', '⌘K'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 'Ctrl+K'],
])('a shortcut is labeled with the modifier key of the platform of %s', (userAgent, expected) => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  expect(formatShortcut('K').label).toBe(expected);
});

test('no English message of the admin area names Ctrl or ⌘, as the key depends on the platform', () => {
  expect(readFileSync('locales/en_US/admin.po', 'utf8')).not.toMatch(/Ctrl|⌘/);
});
