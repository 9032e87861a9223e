/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { linkAddress } from './link-address';

test.each([
  ['https://www.example.com/a?b=1', 'https://www.example.com/a?b=1'],
  ['http://example.com', 'http://example.com'],
  [' www.example.com ', 'https://www.example.com'],
  ['example.com/a', 'https://example.com/a'],
  ['office@example.com', 'mailto:office@example.com'],
  ['mailto:office@example.com', 'mailto:office@example.com'],
  ['tel:+12125550100', 'tel:+12125550100'],
  ['/news/detail/12', '/news/detail/12'],
  ['#part', '#part'],
  ['', undefined],
  ['javascript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['ftp://example.com', undefined],
  ['//example.com', undefined],
  ['https:example.com', undefined],
  ['https:/example.com', undefined],
  ['just words', undefined],
  ['word', undefined],
  ['mailto:', undefined],
  ['tel:', undefined],
])('linkAddress converts %j to %j', (typed, expected) => {
  expect(linkAddress(typed)).toBe(expected);
});
