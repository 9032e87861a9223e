import { describe, expect, it } from '@jest/globals';
import { sanitize } from './sanitize';

function sanitizedElement(html: string): HTMLElement {
  const container = document.createElement('div');
  document.body.append(container);
  container.append(sanitize(html));
  return container;
}

const sanitizedHtml = (html: string) => sanitizedElement(html).innerHTML;

describe('sanitize', () => {
  it.each([
    ['<script>x</script>a', 'a'],
    ['<style>p{}</style>a', 'a'],
    ['<form><input name="p"></form>a', 'a'],
    ['<iframe src="//evil.example"></iframe>a', 'a'],
    ['<svg onload=x><path/></svg>a', 'a'],
    ['<p id="location" name="x" class="y" onclick="z">a</p>', '<p>a</p>'],
    ['<a href="javascript:x">a</a>', '<a>a</a>'],
    ['<img src="data:text/html,x">a', 'a'],
    ['<img src="mailto:a@example.com">a', 'a'],
    ['<template><p>a</p></template>b', 'b'],
    ['<frameset></frameset>', ''],
    ['<frameset><frame src="//evil.example"></frameset>a', ''],
    ['<a href="/news//user:secret@">a</a>', '<a href="http://localhost/news//user:secret@">a</a>'],
    [
      '<a href="https://www.firm.example@evil.example/x">a</a>',
      '<a href="https://evil.example/x" target="_blank" rel="noopener noreferrer">a</a>',
    ],
    [
      '<p style="position:fixed;text-align:center;background:url(//evil.example)">a</p>',
      '<p style="text-align:center">a</p>',
    ],
    ['<p style="position:fixed">a</p>', '<p>a</p>'],
    [
      '<p><s>a</s><del>b</del><strike>c</strike> m<sup>2</sup> H<sub>2</sub>O</p>',
      '<p><s>a</s><del>b</del><strike>c</strike> m<sup>2</sup> H<sub>2</sub>O</p>',
    ],
  ])('turns “%s” into “%s”', (html, expected) => expect(sanitizedHtml(html)).toBe(expected));

  it('opens external links in a new tab with rel="noopener noreferrer"', () => {
    expect(sanitizedHtml('<a href="https://example.org/x" target="_self">a</a>')).toBe(
      '<a href="https://example.org/x" target="_blank" rel="noopener noreferrer">a</a>',
    );
    expect(sanitizedHtml('<a href="/people" target="_blank">a</a>')).toBe(
      '<a href="http://localhost/people">a</a>',
    );
  });

  it('adds loading="lazy" and a missing alt attribute to images', () => {
    const image = sanitizedElement('<img src="/a.webp" width="10" height="5">').firstElementChild;
    expect(image).toHaveAttribute('loading', 'lazy');
    expect(image).toHaveAttribute('alt', '');
    expect(image).toHaveAttribute('width', '10');
  });

  it('wraps tables in a focusable scroll container and preserves their spans', () => {
    const frame = sanitizedElement(
      '<table><caption>Routes</caption><tr><td colspan="2">a</td></tr></table>',
    ).firstElementChild;
    expect(frame).toHaveAttribute('tabindex', '0');
    expect(frame).toHaveAttribute('aria-label', 'Routes');
    expect(frame?.firstElementChild?.tagName).toBe('TABLE');
    expect(frame?.querySelector('td')).toHaveAttribute('colspan', '2');
  });

  it('labels the scroll container of a table without a caption by the cells of its first row', () => {
    const frame = sanitizedElement(
      '<table><tr><th>Date</th><th></th><th>Place</th></tr><tr><td>a</td></tr></table>',
    ).firstElementChild;
    expect(frame).toHaveAttribute('aria-label', 'Date, Place');
  });
});

describe('sanitize: links to anchors', () => {
  it('replaces the ids of link targets with generated ids', () => {
    expect(
      sanitizedHtml(
        '<a href="#fn1" id="fnref1">1</a><ol><li id="fn1">a <a href="#fnref1">↩</a></li></ol>',
      ),
    ).toBe('<a href="#t-1" id="t-2">1</a><ol><li id="t-1">a <a href="#t-2">↩</a></li></ol>');
  });

  it.each([
    'location',
    '__proto__',
    'constructor',
    'content',
    'root',
    'preloads',
    'a"b',
    "a'b",
    'a b',
    '<img src=x>',
    '第一章',
    '%',
  ])('resolves a link to the id %s without rendering that id', (id) => {
    const container = document.createElement('div');
    const target = document.createElement('p');
    target.id = id;
    target.textContent = 'there';
    const link = document.createElement('a');
    link.setAttribute('href', `#${encodeURIComponent(id)}`);
    link.textContent = 'to';
    container.append(link, target);
    expect(sanitizedHtml(container.innerHTML)).toBe('<a href="#t-1">to</a><p id="t-1">there</p>');
  });

  it('links to the first of several equal ids and removes ids that no link targets', () => {
    expect(sanitizedHtml('<a href="#x">a</a><p id="x">1</p><p id="x">2</p><p id="y">3</p>')).toBe(
      '<a href="#t-1">a</a><p id="t-1">1</p><p>2</p><p>3</p>',
    );
  });

  it.each(['#', '#content', '#root', '#__proto__', '#%E0%A4%A'])(
    'removes the href %s, whose target is not in the text',
    (href) => expect(sanitizedHtml(`<a href="${href}">a</a>`)).toBe('<a>a</a>'),
  );

  it('resolves links to <a name> anchors and to headings', () => {
    expect(sanitizedHtml('<a href="#x">a</a><h1><a name="x"></a>b</h1>')).toBe(
      '<a href="#t-1">a</a><h1><a id="t-1"></a>b</h1>',
    );
    expect(sanitizedHtml('<a href="#x">a</a><h1 id="x">b</h1>')).toBe(
      '<a href="#t-1">a</a><h1 id="t-1">b</h1>',
    );
  });

  it('preserves the aria-label only of links', () => {
    expect(
      sanitizedHtml('<a href="/people" aria-label="People">a</a><p aria-label="x">b</p>'),
    ).toBe('<a href="http://localhost/people" aria-label="People">a</a><p>b</p>');
  });
});
