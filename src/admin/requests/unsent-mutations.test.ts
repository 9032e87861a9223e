import { beforeEach, expect, test } from '@jest/globals';
import { recordUnsent, consumeUnsent } from './unsent-mutations';

beforeEach(() => sessionStorage.clear());

test('consumeUnsent returns the mutations of the account and those of an unknown account once', () => {
  const [mine, theirs, unknown] = [
    { account: 'admin', name: 'A', deletion: true },
    { account: 'editor', name: 'B', deletion: true },
    { name: 'C', deletion: false },
  ];
  for (const mutation of [mine, theirs, unknown]) recordUnsent(mutation);
  expect(consumeUnsent('admin')).toEqual([mine, unknown]);
  expect(consumeUnsent('admin')).toEqual([]);
  expect(consumeUnsent('editor')).toEqual([theirs]);
});

test('consumeUnsent ignores invalid entries in storage', () => {
  sessionStorage.setItem('lawfirm_admin_unsent', '[null, 7, {"name": 1, "deletion": true}]');
  expect(consumeUnsent('admin')).toEqual([]);
  sessionStorage.setItem('lawfirm_admin_unsent', '{');
  expect(consumeUnsent('admin')).toEqual([]);
});
