import { beforeEach, expect, test } from '@jest/globals';
import { clearRecentChoices, saveRecentChoice, readRecentChoices } from './recent-choices';

beforeEach(() => sessionStorage.clear());

test('readRecentChoices returns the latest six choices, the latest first, each once', () => {
  for (const id of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'c']) saveRecentChoice({ id });
  expect(readRecentChoices().map(({ id }) => id)).toEqual(['c', 'g', 'f', 'e', 'd', 'b']);
});

test('readRecentChoices ignores invalid entries in storage and links that leave the admin area', () => {
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
  expect(readRecentChoices()).toEqual([{ id: 'good' }]);
  sessionStorage.setItem('lawfirm_admin_recent', '{');
  expect(readRecentChoices()).toEqual([]);
});

test('clearRecentChoices removes all choices from the storage', () => {
  saveRecentChoice({ id: 'a', label: 'A name' });
  clearRecentChoices();
  expect(JSON.stringify(sessionStorage)).not.toContain('A name');
});
