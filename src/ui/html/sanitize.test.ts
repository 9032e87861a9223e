import { describe, expect, it } from '@jest/globals';
import { sanitize } from './sanitize';

function shown(html: string): HTMLElement {
  const holder = document.createElement('div');
  document.body.append(holder);
  holder.append(sanitize(html));
  return holder;
}

const clean = (html: string) => shown(html).innerHTML;

describe('stored HTML', () => {
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
  ])('%s becomes %s', (html, safe) => expect(clean(html)).toBe(safe));

  it('opens links that lead elsewhere in a new tab, without a handle on this one', () => {
    expect(clean('<a href="https://example.org/x" target="_self">a</a>')).toBe(
      '<a href="https://example.org/x" target="_blank" rel="noopener noreferrer">a</a>',
    );
    expect(clean('<a href="/people" target="_blank">a</a>')).toBe(
      '<a href="http://localhost/people">a</a>',
    );
  });

  it('loads pictures late, with a text', () => {
    const image = shown('<img src="/a.webp" width="10" height="5">').firstElementChild;
    expect(image).toHaveAttribute('loading', 'lazy');
    expect(image).toHaveAttribute('alt', '');
    expect(image).toHaveAttribute('width', '10');
  });

  it('frames tables so that they scroll by keyboard, and keeps their spans', () => {
    const frame = shown(
      '<table><caption>Routes</caption><tr><td colspan="2">a</td></tr></table>',
    ).firstElementChild;
    expect(frame).toHaveAttribute('tabindex', '0');
    expect(frame).toHaveAttribute('aria-label', 'Routes');
    expect(frame?.querySelector('td')).toHaveAttribute('colspan', '2');
  });
});

describe('links within a text', () => {
  it('lead to their targets, which get ids of ours', () => {
    expect(
      clean('<a href="#fn1" id="fnref1">1</a><ol><li id="fn1">a <a href="#fnref1">↩</a></li></ol>'),
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
  ])('never give an element the id %s, yet find it', (id) => {
    const holder = document.createElement('div');
    const target = document.createElement('p');
    target.id = id;
    target.textContent = 'there';
    const link = document.createElement('a');
    link.setAttribute('href', `#${encodeURIComponent(id)}`);
    link.textContent = 'to';
    holder.append(link, target);
    expect(clean(holder.innerHTML)).toBe('<a href="#t-1">to</a><p id="t-1">there</p>');
  });

  it('keep the first of several targets, and none that nothing leads to', () => {
    expect(clean('<a href="#x">a</a><p id="x">1</p><p id="x">2</p><p id="y">3</p>')).toBe(
      '<a href="#t-1">a</a><p id="t-1">1</p><p>2</p><p>3</p>',
    );
  });

  it.each(['#', '#content', '#root', '#__proto__', '#%E0%A4%A'])(
    'lead nowhere else on the page: %s',
    (href) => expect(clean(`<a href="${href}">a</a>`)).toBe('<a>a</a>'),
  );

  it('find old-fashioned anchors, and headings', () => {
    expect(clean('<a href="#x">a</a><h1><a name="x"></a>b</h1>')).toBe(
      '<a href="#t-1">a</a><h1><a id="t-1"></a>b</h1>',
    );
    expect(clean('<a href="#x">a</a><h1 id="x">b</h1>')).toBe(
      '<a href="#t-1">a</a><h1 id="t-1">b</h1>',
    );
  });

  it('say where they lead', () => {
    expect(clean('<a href="/people" aria-label="People">a</a><p aria-label="x">b</p>')).toBe(
      '<a href="http://localhost/people" aria-label="People">a</a><p>b</p>',
    );
  });
});
