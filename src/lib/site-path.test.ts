import { expect, it } from '@jest/globals';
import { sitePath } from './site-path';

it.each(['/news?page=2', '/home', '/news/detail/1#top'])('sitePath accepts %s', (path) => {
  expect(sitePath(path)).toBe(path);
});

it.each([
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  'news',
  '',
  null,
  3,
  '/\t/evil.example',
])('sitePath rejects %j', (path) => expect(sitePath(path)).toBeUndefined());
