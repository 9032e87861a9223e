/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { pictureIn } from './check-picture';
import { fitWithin } from './draw-picture';
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

test.each([
  [
    { width: 4800, height: 2400 },
    { width: 2400, height: 1200 },
  ],
  [
    { width: 1000, height: 9600 },
    { width: 250, height: 2400 },
  ],
  [
    { width: 640, height: 400 },
    { width: 640, height: 400 },
  ],
  [
    { width: 0.4, height: 9600 },
    { width: 1, height: 2400 },
  ],
])('fitWithin scales %j to %j', (size, expected) =>
  expect(fitWithin(size, 2400)).toEqual(expected),
);

const dataTransferWith = (files: File[], texts: Record<string, string> = {}) => ({
  files: files as unknown as FileList,
  types: Object.keys(texts),
  getData: (type: string) => texts[type] ?? '',
});

test('pictureIn returns the dropped file and distinguishes an address from other text', () => {
  const photo = new File(['a'], 'photo.png', { type: 'image/png' });
  expect(pictureIn(dataTransferWith([photo]))).toBe(photo);
  expect(pictureIn(dataTransferWith([], { 'text/uri-list': 'https://example.com/a.png' }))).toBe(
    'externalUrl',
  );
  expect(pictureIn(dataTransferWith([], { 'text/plain': 'https://example.com/a.png' }))).toBe(
    'externalUrl',
  );
  expect(pictureIn(dataTransferWith([], { 'text/plain': 'some words' }))).toBe('noPicture');
  expect(pictureIn(dataTransferWith([], { 'text/plain': 'Note: some words' }))).toBe('noPicture');
});
