import { beforeEach, expect, test } from '@jest/globals';
import { clearRecentItems, saveRecentItem, readRecentItems } from './recent-items';

beforeEach(() => sessionStorage.clear());

test('readRecentItems returns the latest six items, the latest first, each once', () => {
  for (const id of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'c']) saveRecentItem({ id });
  expect(readRecentItems().map(({ id }) => id)).toEqual(['c', 'g', 'f', 'e', 'd', 'b']);
});

test('readRecentItems ignores invalid entries in storage and links that leave the admin area', () => {
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
  expect(readRecentItems()).toEqual([{ id: 'good' }]);
  sessionStorage.setItem('lawfirm_admin_recent', '{');
  expect(readRecentItems()).toEqual([]);
});

test('clearRecentItems removes all items from the storage', () => {
  saveRecentItem({ id: 'a', label: 'A name' });
  clearRecentItems();
  expect(JSON.stringify(sessionStorage)).not.toContain('A name');
});
