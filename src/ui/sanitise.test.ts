import { describe, expect, it } from '@jest/globals';
import { sanitise } from './sanitise';

function shown(html: string): HTMLElement {
  const holder = document.createElement('div');
  document.body.append(holder);
  holder.append(sanitise(html));
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
    [
      '<p style="position:fixed;text-align:center;background:url(//evil.example)">a</p>',
      '<p style="text-align:center">a</p>',
    ],
    ['<p style="position:fixed">a</p>', '<p>a</p>'],
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

  it('leaves the first-level heading to the page', () => {
    expect(clean('<h1>a</h1><h2>b</h2>')).toBe('<h2>a</h2><h3>b</h3>');
    expect(clean('<h2>b</h2>')).toBe('<h2>b</h2>');
  });
});
