import { expect, it } from '@jest/globals';
import { completeUrl } from './complete-url';

it.each([
  [' www.example.com ', 'https://www.example.com'],
  ['example.com/news?id=1', 'https://example.com/news?id=1'],
  ['例子.中国:8080#a', 'https://例子.中国:8080#a'],
  ['xn--fsqu00a.xn--fiqs8s', 'https://xn--fsqu00a.xn--fiqs8s'],
  ['news.html', 'news.html'],
  ['http://example.com', 'http://example.com'],
  ['/news/detail/12', '/news/detail/12'],
  ['office@example.com', 'office@example.com'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['12.5', '12.5'],
  ['example', 'example'],
])('completeUrl returns for %j the URL %j', (typed, url) => expect(completeUrl(typed)).toBe(url));
