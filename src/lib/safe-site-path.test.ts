import { expect, it } from '@jest/globals';
import { safeSitePath } from './safe-site-path';

it.each(['/news?page=2', '/home', '/news/detail/1#top'])('safeSitePath accepts %s', (path) => {
  expect(safeSitePath(path)).toBe(path);
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
  '/.//evil.example',
  '/a/..//evil.example',
  '/./\\evil.example',
])('safeSitePath rejects %j', (path) => expect(safeSitePath(path)).toBeUndefined());
