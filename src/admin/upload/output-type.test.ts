/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { baseNameOf, outputTypeOf, outputTypeOfUrl } from './output-type';

test.each([
  ['image/png', 'image/png'],
  ['image/avif', 'image/webp'],
  ['image/gif', undefined],
  ['image/svg+xml', undefined],
  ['application/pdf', undefined],
])('outputTypeOf returns for %s the type %s', (type, outputFormat) =>
  expect(outputTypeOf(type)).toBe(outputFormat),
);

test.each([
  ['https://example.com/files/upload/7/A%20cover.JPG?v=2', 'image/jpeg', 'A cover'],
  ['https://example.com/files/upload/7/100%.png', 'image/png', '100%'],
  ['https://example.com/files/seed/mark.svg', undefined, 'mark'],
  ['https://example.com/files/12', 'image/webp', '12'],
  ['https://example.com/', 'image/webp', 'picture'],
])(
  'outputTypeOfUrl and baseNameOf return for %s the type %s and the name %s',
  (url, outputFormat, name) => {
    expect(outputTypeOfUrl(url)).toBe(outputFormat);
    expect(baseNameOf(url)).toBe(name);
  },
);
