import { afterEach, expect, jest, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { formatShortcut, LINK_KEY } from './format-shortcut';

afterEach(() => {
  jest.restoreAllMocks();
});

test.each([
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', '⌘K', '⌘⇧K'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 'Ctrl+K', 'Ctrl+Shift+K'],
])(
  'a shortcut is labeled with the modifier keys of the platform of %s',
  (userAgent, expected, expectedWithShift) => {
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
    expect(formatShortcut('K').label).toBe(expected);
    expect(formatShortcut(LINK_KEY).label).toBe(expectedWithShift);
  },
);

test('no English message of the admin area names Ctrl or ⌘, as the key depends on the platform', () => {
  expect(readFileSync('locales/en_US/admin.po', 'utf8')).not.toMatch(/Ctrl|⌘/);
});
