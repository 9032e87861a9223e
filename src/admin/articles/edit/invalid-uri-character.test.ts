/** @jest-environment node */
import { expect, it } from '@jest/globals';
import { fullFormats } from 'ajv-formats/dist/formats';
import { findInvalidUriCharacter } from './invalid-uri-character';

const isUri = fullFormats.uri as (text: string) => boolean;

it.each([
  ['https://zh.wikipedia.org/wiki/中国', undefined],
  ['https://例子.com/', undefined],
  ['https://example.com/a b', undefined],
  ['HTTPS://Example.com/x', undefined],
  ['https:example.com', undefined],
  ['https://[::1]:8080/a?b=/?c#d/?e', undefined],
  [' https://a:b@example.com/%7C ', undefined],
  ['https://example.com/a|b', '|'],
  ['https://example.com/?a[]=1', '['],
  ['https://example.com/100%', '%'],
  ['https://example.com/%zz', '%'],
  ['https://example.com/?a=`', '`'],
  ['https://example.com/#a#b', '#'],
  ['https://exa{mple.com/', '{'],
])('findInvalidUriCharacter returns for %s the character %s', (url, character) => {
  expect(findInvalidUriCharacter(url)?.character).toBe(character);
  expect(isUri(new URL(url.trim()).href)).toBe(character === undefined);
});

it('findInvalidUriCharacter returns the characters around the first invalid one', () => {
  expect(findInvalidUriCharacter('https://example.com/a%20b?d=100%')?.excerpt).toBe('?d=100%');
  expect(findInvalidUriCharacter('https://example.com/x#section#b')?.excerpt).toBe('section#b');
});
