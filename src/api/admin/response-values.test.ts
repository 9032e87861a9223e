/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { createdNoIn, holderCountIn } from './response-values';

test.each([
  [{ result: { no: 'news-1' } }, 'news-1'],
  [{ result: [{ no: 7 }, { no: 7 }] }, 7],
  [{ result: { no: '' } }, undefined],
  [{ result: true }, undefined],
  [{ result: null }, undefined],
  [{ result: [] }, undefined],
  [{ message: 'Success' }, undefined],
  ['', undefined],
])('createdNoIn reads from the response %j the `no` %j', (body, no) => {
  expect(createdNoIn(body)).toBe(no);
});

test.each([
  [{ result: 2 }, 2],
  [{ result: '2' }, 2],
  [{ result: false }, 0],
  [{ result: null }, 0],
  [{ result: true }, undefined],
  [{ result: '' }, undefined],
  [{}, undefined],
])('holderCountIn reads from the response %j the number %j', (body, count) => {
  expect(holderCountIn(body)).toBe(count);
});
