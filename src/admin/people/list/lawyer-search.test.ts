/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { joinOfficeIds, officeIdsOf, parseLawyerSearch } from './lawyer-search';

test.each([
  [{}, undefined],
  [{ officeIds: 701 }, '701'],
  [{ officeIds: '701,702' }, '701,702'],
  [{ officeIds: ' 701,,701 , ' }, '701'],
  [{ officeIds: ',' }, undefined],
  [{ officeIds: ['701'] }, undefined],
])('parseLawyerSearch reads from %j the offices %j', (raw, officeIds) => {
  expect(parseLawyerSearch(raw).officeIds).toBe(officeIds);
});

test('officeIdsOf reverses joinOfficeIds', () => {
  expect(officeIdsOf({ officeIds: joinOfficeIds(['1', '2']) })).toEqual(['1', '2']);
  expect(joinOfficeIds([])).toBeUndefined();
});
