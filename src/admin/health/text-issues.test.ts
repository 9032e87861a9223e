import { expect, test } from '@jest/globals';
import type { SectionName } from '@/admin/sections';
import { findTextIssues } from './text-issues';

const targets = {
  ids: new Map<SectionName, ReadonlySet<string>>([['news', new Set(['7'])]]),
  uploadFolders: new Set<string>(),
};
const problemsOf = (html: string) => findTextIssues(html, targets).problems;

test('findTextIssues reports links that lead nowhere', () => {
  expect(
    problemsOf(
      '<p><a href="/news/detail/7">here</a> <a href="/news/detail/8">gone</a> <A HREF=/nowhere>x</A></p>',
    ),
  ).toEqual([
    { type: 'broken-link', url: '/news/detail/8' },
    { type: 'broken-link', url: '/nowhere' },
  ]);
});

test('findTextIssues reports script addresses, however they are written', () => {
  const html =
    '<a href="javascript:a()">1</a><a href="&#106;avascript:a()">2</a><a href="JAVASCRIPT&colon;b()">3</a>';
  expect(problemsOf(html)).toEqual([
    { type: 'unusable', url: 'javascript:a()' },
    { type: 'unusable', url: 'JAVASCRIPT:b()' },
  ]);
});

test('findTextIssues checks anchors within the text', () => {
  expect(
    problemsOf('<h2 id="a b">A</h2><a href="#a%20b">A</a><a href="#c">C</a><a href="#">top</a>'),
  ).toEqual([{ type: 'broken-link', url: '#c' }]);
});

test('findTextIssues ignores comments, scripts, styles and templates', () => {
  const link = '<a href="javascript:a()">x</a><img src="/files/a.png">';
  const html = `<!-- ${link} --><script>${link}</script><style>${link}</style><template>${link}</template>`;
  expect(problemsOf(html)).toEqual([]);
  expect(problemsOf(`<p title='${link}'>A quoted tag is none.</p>`)).toEqual([]);
});

test.each([
  [1, 'no alt attribute', '<img src="/files/a.png">'],
  [1, 'a blank alt attribute', '<img src="/files/a.png" alt=" ">'],
  [0, 'an alternative text', '<img src="/files/a.png" alt="A hall">'],
  [0, 'the role presentation', '<img src="/files/a.png" alt="" role="presentation">'],
  [
    0,
    'a caption and an empty alt attribute',
    '<figure><img src="/files/a.png" alt=""><figcaption>Hall</figcaption></figure>',
  ],
  [
    1,
    'a caption and no alt attribute',
    '<figure><img src="/files/a.png"><figcaption>Hall</figcaption></figure>',
  ],
  [
    1,
    'an empty caption',
    '<figure><img src="/files/a.png" alt=""><figcaption> </figcaption></figure>',
  ],
  [
    2,
    'no alt attribute or an empty one',
    '<img src="/files/a.png"><p>and</p><img src="/files/b.png" alt>',
  ],
])(
  'findTextIssues counts %i pictures without alternative text: pictures with %s',
  (count, _, html) => {
    expect(problemsOf(html)).toEqual(count > 0 ? [{ type: 'missing-alt', count }] : []);
  },
);

test('findTextIssues reports unencrypted and unusable picture addresses once each', () => {
  const html =
    '<img alt="a" src="http://www.example.org/a.png"><img alt="b" src="http://www.example.org/a.png"><img alt="c" src="data:image/png;base64,AA">';
  expect(problemsOf(html)).toEqual([
    { type: 'insecure', url: 'http://www.example.org/a.png' },
    { type: 'unusable', url: 'data:image/png;base64,AA' },
  ]);
});

test('findTextIssues counts the addresses of other sites, which are not requested', () => {
  const html =
    '<a href="https://www.example.org/">a</a><img alt="b" src="https://www.example.com/b.png">';
  expect(findTextIssues(html, targets)).toEqual({
    problems: [],
    externalLinks: 2,
    uncheckedInternalLinks: 0,
  });
});

test('findTextIssues finds nothing in unclosed markup, and continues after closed markup', () => {
  const unclosedMarkup = `<a href="x' <p ${'<'.repeat(2_000)}<!-- ${'"'.repeat(2_001)}`;
  expect(problemsOf(unclosedMarkup)).toEqual([]);
  expect(problemsOf(`${unclosedMarkup}><img src="/files/a.png">`)).toContainEqual({
    type: 'missing-alt',
    count: 1,
  });
});
