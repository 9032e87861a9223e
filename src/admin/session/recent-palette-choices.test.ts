import { beforeEach, expect, test } from '@jest/globals';
import {
  clearRecentPaletteChoices,
  saveRecentPaletteChoice,
  readRecentPaletteChoices,
} from './recent-palette-choices';

beforeEach(() => sessionStorage.clear());

test('readRecentPaletteChoices returns the latest six choices, the latest first, each once', () => {
  for (const id of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'c']) saveRecentPaletteChoice({ id });
  expect(readRecentPaletteChoices().map(({ id }) => id)).toEqual(['c', 'g', 'f', 'e', 'd', 'b']);
});

test('readRecentPaletteChoices ignores invalid entries in storage and links that leave the admin area', () => {
  const invalidEntries = [
    null,
    7,
    { id: 1 },
    { id: 'a', href: 'https://evil.example/' },
    { id: 'b', href: '/admin/..//x' },
  ];
  sessionStorage.setItem(
    'lawfirm_admin_recent',
    JSON.stringify([...invalidEntries, { id: 'good' }]),
  );
  expect(readRecentPaletteChoices()).toEqual([{ id: 'good' }]);
  sessionStorage.setItem('lawfirm_admin_recent', '{');
  expect(readRecentPaletteChoices()).toEqual([]);
});

test('clearRecentPaletteChoices removes all choices from the storage', () => {
  saveRecentPaletteChoice({ id: 'a', label: 'A name' });
  clearRecentPaletteChoices();
  expect(JSON.stringify(sessionStorage)).not.toContain('A name');
});
