/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { safeAdminPath } from './admin-path';

describe('safeAdminPath', () => {
  it.each([
    '/admin',
    '/admin/',
    '/admin/articles/news/list',
    '/admin/articles/news/list?pageNo=3&title=%E4%BB%B2%E8%A3%81',
    '/admin/articles/news/edit?no=news-0079#title',
    '/admin?x=https://elsewhere.example/',
  ])('accepts %s unchanged', (path) => {
    expect(safeAdminPath(path)).toBe(path);
  });

  it('resolves dot segments that stay inside /admin', () => {
    expect(safeAdminPath('/admin/articles/../site/status')).toBe('/admin/site/status');
  });

  it.each([
    ['another host', '//evil.example/admin'],
    ['another host behind a backslash', '/\\evil.example'],
    ['a backslash inside', '/admin\\..\\..\\evil'],
    ['an absolute URL', 'https://evil.example/admin'],
    ['an absolute URL of a strange scheme', 'javascript:alert(1)//admin'],
    ['the login screen', '/admin-login'],
    ['the login screen with a query', '/admin-login?redirect=/admin'],
    ['another path that starts with the text /admin', '/administrator'],
    ['other capitals', '/Admin/site'],
    ['a public path', '/home'],
    ['a relative path', 'admin/site'],
    ['dot segments that leave /admin', '/admin/../home'],
    ['encoded dot segments that leave /admin', '/admin/%2e%2e/home'],
    ['an encoded slash', '/admin/..%2f..%2fhome'],
    ['an encoded backslash', '/admin/%5c%5cevil.example'],
    ['an encoded line break', '/admin/%0d%0aheader'],
    ['two slashes inside', '/admin//evil.example'],
    ['a tab that browsers drop', '/admin/\t/evil.example'],
    ['a tab before the second slash', '/\t/evil.example'],
    ['leading space', ' /admin/site'],
    ['an empty path', ''],
  ])('rejects %s', (_, path) => {
    expect(safeAdminPath(path)).toBeUndefined();
  });

  it.each([undefined, null, 7, {}, ['/admin']])('rejects %p, which is not a text', (value) => {
    expect(safeAdminPath(value)).toBeUndefined();
  });
});
