import { describe, expect, it } from '@jest/globals';
import { hostOf, isStorableUrl, pictureUrl, safeUrl } from './safe-url';
import { settings } from './settings';

describe('safeUrl', () => {
  it.each([
    ['https://example.com/a', 'https://example.com/a'],
    ['/news?page=2', 'http://localhost/news?page=2'],
    ['mailto:a@example.com', 'mailto:a@example.com'],
    ['tel:+12125550100', 'tel:+12125550100'],
    [' https://example.com ', 'https://example.com/'],
    ['https://www.firm.example:x@evil.example/', 'https://evil.example/'],
  ])('returns for %s the URL %s', (url, expected) => expect(safeUrl(url)).toBe(expected));

  it.each([
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:http://localhost/x',
    'https://',
    '',
    null,
    undefined,
  ])('rejects %j', (url) => expect(safeUrl(url)).toBeUndefined());
});

it.each([
  ['https://example.com/a', true],
  ['http://localhost:3000', true],
  ['/news', false],
  ['mailto:a@example.com', false],
  ['javascript:alert(1)', false],
  ['example.com', false],
])('isStorableUrl returns for %s: %s (D25)', (url, expected) => {
  expect(isStorableUrl(url)).toBe(expected);
});

it.each([
  ['/a.webp', 'http://localhost/a.webp'],
  ['https://example.com/a.webp', 'https://example.com/a.webp'],
  ['mailto:a@example.com', undefined],
  ['tel:1', undefined],
])('pictureUrl returns for %s the URL %s', (url, address) => expect(pictureUrl(url)).toBe(address));

it.each([
  ['/uploads/a.webp', 'https://files.example/uploads/a.webp'],
  ['uploads/a.webp', 'https://files.example/uploads/a.webp'],
  ['https://example.com/a.webp', 'https://example.com/a.webp'],
])(
  'pictureUrl returns for %s with an origin of uploaded files the URL %s (D16)',
  (url, address) => {
    settings.fileOrigin = 'https://files.example/';
    try {
      expect(pictureUrl(url)).toBe(address);
      expect(safeUrl('/news')).toBe('http://localhost/news');
    } finally {
      delete settings.fileOrigin;
    }
  },
);

it('hostOf returns the host of a link without www, and undefined for an email link', () => {
  expect(hostOf('https://www.example.com/a')).toBe('example.com');
  expect(hostOf('mailto:a@example.com')).toBeUndefined();
});
