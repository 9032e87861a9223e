/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { pictureError, pictureIn } from './check-picture';

const MB = 1024 * 1024;

test.each([
  ['image/png', 100, undefined],
  ['image/svg+xml', 5 * MB, undefined],
  ['image/webp', 5 * MB + 1, 'size'],
  ['application/pdf', 100, 'type'],
  ['', 100, 'type'],
  ['image/gif', 0, 'empty'],
])('pictureError for a file of type "%s" with %d bytes is %s', (type, size, problem) => {
  expect(pictureError({ type, size })).toBe(problem);
});

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
