import { beforeEach, expect, test } from '@jest/globals';
import { clearRecentItems, saveRecentItem, readRecent } from './recent-items';

beforeEach(() => sessionStorage.clear());

test('readRecent returns the latest six items, the latest first, each once', () => {
  for (const id of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'c']) saveRecentItem({ id });
  expect(readRecent().map(({ id }) => id)).toEqual(['c', 'g', 'f', 'e', 'd', 'b']);
});

test('readRecent ignores invalid entries in storage and links that leave the admin area', () => {
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
  expect(readRecent()).toEqual([{ id: 'good' }]);
  sessionStorage.setItem('lawfirm_admin_recent', '{');
  expect(readRecent()).toEqual([]);
});

test('clearRecentItems removes all items from the storage', () => {
  saveRecentItem({ id: 'a', label: 'A name' });
  clearRecentItems();
  expect(JSON.stringify(sessionStorage)).not.toContain('A name');
});
