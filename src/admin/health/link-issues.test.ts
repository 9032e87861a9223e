import { expect, test } from '@jest/globals';
import type { SectionName } from '@/admin/sections';
import { checkLink, checkPicture, uploadFolderOf } from './link-issues';

const targets = {
  ids: new Map<SectionName, ReadonlySet<string>>([
    ['news', new Set(['7'])],
    ['lawyers', new Set<string>()],
  ]),
  uploadFolders: new Set(['/uploads/', '/news/']),
};

test.each([
  ['/news/detail/7', 'ok'],
  ['/news/detail/7/?from=home#end', 'ok'],
  [`${location.origin}/news/detail/7`, 'ok'],
  ['/news/detail/8', 'broken-link'],
  [`${location.origin}/people/detail/1`, 'broken-link'],
  // Unknown: the list of cases was not loaded, so its ids are not in `ids`.
  ['/case/detail/8', 'unknown'],
  ['/', 'ok'],
  ['/about#contact', 'ok'],
  ['/docs/privacy', 'ok'],
  ['/docs/imprint', 'broken-link'],
  ['/admin/articles/news/list', 'broken-link'],
  ['/files/seed/report.pdf', 'ok'],
  ['/uploads/4711', 'ok'],
  ['/downloads/4711', 'broken-link'],
  ['http://www.example.org/', 'insecure'],
  ['https://www.example.org/', 'external'],
  ['https://', 'unusable'],
  ['javascript:alert(1)', 'unusable'],
  ['data:text/html,x', 'unusable'],
  ['', 'unusable'],
  ['mailto:contact@example.com', 'ok'],
  ['mailto:', 'unusable'],
  ['tel:+12125550100', 'ok'],
])('checkLink of %j is %s', (url, expected) => {
  const verdict = checkLink(url, targets);
  expect(typeof verdict === 'object' ? verdict.type : verdict).toBe(expected);
});

test.each([
  ['/files/seed/cover-01.webp', 'ok'],
  ['https://www.example.org/a.png', 'external'],
  ['http://www.example.org/a.png', 'insecure'],
  ['data:image/png;base64,AA', 'unusable'],
  ['', 'unusable'],
])('checkPicture of %j is %s', (url, expected) => {
  const verdict = checkPicture(url);
  expect(typeof verdict === 'object' ? verdict.type : verdict).toBe(expected);
});

test.each([
  ['/uploads/2026/4711', '/uploads/'],
  [`${location.origin}/uploads/4711`, '/uploads/'],
  ['https://files.example.org/uploads/4711', undefined],
  ['/logo.svg', undefined],
  ['https://', undefined],
  [null, undefined],
])('uploadFolderOf %j is %j', (url, folder) => {
  expect(uploadFolderOf(url)).toBe(folder);
});
