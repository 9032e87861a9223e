import { beforeEach, expect, test } from '@jest/globals';
import { recordUnsentMutation, consumeUnsentMutations } from './unsent-mutations';

beforeEach(() => sessionStorage.clear());

test('consumeUnsentMutations returns the mutations of the account and those of an unknown account once', () => {
  const [mine, theirs, unknown] = [
    { account: 'admin', name: 'A', deletion: true },
    { account: 'editor', name: 'B', deletion: true },
    { name: 'C', deletion: false },
  ];
  for (const mutation of [mine, theirs, unknown]) recordUnsentMutation(mutation);
  expect(consumeUnsentMutations('admin')).toEqual([mine, unknown]);
  expect(consumeUnsentMutations('admin')).toEqual([]);
  expect(consumeUnsentMutations('editor')).toEqual([theirs]);
});

test('consumeUnsentMutations ignores invalid entries in storage', () => {
  sessionStorage.setItem('lawfirm_admin_unsent', '[null, 7, {"name": 1, "deletion": true}]');
  expect(consumeUnsentMutations('admin')).toEqual([]);
  sessionStorage.setItem('lawfirm_admin_unsent', '{');
  expect(consumeUnsentMutations('admin')).toEqual([]);
});
