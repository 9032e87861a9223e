import { expect, test } from '@jest/globals';
import { toStoredLink } from './banner-link';

test.each([
  ['', ''],
  ['   ', ''],
  [' https://www.example.com/a?b=c#d ', 'https://www.example.com/a?b=c#d'],
  ['http://localhost:8080/', 'http://localhost:8080/'],
  ['/news/detail/12', '/news/detail/12'],
  ['/people?keyword=lin#search', '/people?keyword=lin#search'],
  ['//www.example.com/', undefined],
  ['/\\www.example.com', undefined],
  ['javascript:alert(1)', undefined],
  ['mailto:contact@example.com', undefined],
  ['www.example.com', undefined],
  ['news/detail/12', undefined],
  ['https://', undefined],
  ['/a b', undefined],
])('toStoredLink turns %j into %j', (typed, expected) => {
  expect(toStoredLink(typed)).toBe(expected);
});
