import { expect, test } from '@jest/globals';
import type { SectionName } from '@/admin/sections';
import { checkLink, checkPicture } from './link-issues';

const knownIds = new Map<SectionName, ReadonlySet<string>>([
  ['news', new Set(['7'])],
  ['lawyers', new Set<string>()],
]);

test.each([
  ['/news/detail/7', 'ok'],
  ['/news/detail/7/?from=home#end', 'ok'],
  [`${location.origin}/news/detail/7`, 'ok'],
  ['/news/detail/8', 'broken-link'],
  [`${location.origin}/people/detail/1`, 'broken-link'],
  // Unknown: the list of cases was not loaded, so its ids are not in knownIds.
  ['/case/detail/8', 'unknown'],
  ['/', 'ok'],
  ['/about#contact', 'ok'],
  ['/docs/privacy', 'ok'],
  ['/docs/imprint', 'broken-link'],
  ['/admin/articles/news/list', 'broken-link'],
  ['/files/seed/report.pdf', 'ok'],
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
  const verdict = checkLink(url, knownIds);
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
