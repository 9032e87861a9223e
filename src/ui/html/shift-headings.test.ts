import { expect, it } from '@jest/globals';
import { shiftHeadings, type TopHeadingLevel } from './shift-headings';

function shiftedHtml(html: string, topHeadingLevel: TopHeadingLevel): string {
  const template = document.createElement('template');
  template.innerHTML = html;
  shiftHeadings(template.content, topHeadingLevel);
  return template.innerHTML;
}

it.each([
  ['<h3 id="t-1">a</h3><p>b</p><h4>c</h4>', 2, '<h2 id="t-1">a</h2><p>b</p><h3>c</h3>'],
  ['<h1>a</h1><h2>b</h2>', 2, '<h2>a</h2><h3>b</h3>'],
  ['<h2>a</h2><h3>b</h3>', 4, '<h4>a</h4><h5>b</h5>'],
  ['<h2>a</h2><h6>b</h6>', 4, '<h4>a</h4><h6>b</h6>'],
  ['<h2>a</h2><h3>b</h3>', 2, '<h2>a</h2><h3>b</h3>'],
  ['<p>a</p>', 2, '<p>a</p>'],
] as const)(
  'shiftHeadings turns %s with top level %i into %s',
  (html, topHeadingLevel, expected) => {
    expect(shiftedHtml(html, topHeadingLevel)).toBe(expected);
  },
);
