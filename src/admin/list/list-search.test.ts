/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { lastPage, parsePaging, parseTextFilter } from './list-search';

describe('parsePaging', () => {
  it('reads page and page size', () => {
    expect(parsePaging({ pageNo: '3', pageSize: '50' })).toEqual({ pageNo: 3, pageSize: 50 });
    expect(parsePaging({ pageNo: 3, pageSize: 20 })).toEqual({ pageNo: 3, pageSize: 20 });
  });

  it('returns undefined for the first page and for missing parameters', () => {
    const noPaging = { pageNo: undefined, pageSize: undefined };
    expect(parsePaging({ pageNo: '1' })).toStrictEqual(noPaging);
  });

  it('keeps the default page size when the URL names it', () => {
    expect(parsePaging({ pageSize: '10' })).toEqual({ pageSize: 10 });
  });

  it.each(['0', '-1', '1.5', 'x', '', '1e3', '99999999999', null, [], {}, NaN, Infinity])(
    'ignores the invalid page %p',
    (pageNo) => {
      expect(parsePaging({ pageNo })).toEqual({});
    },
  );

  it.each(['7', '1000000', 'x', null])('ignores the invalid page size %p', (pageSize) => {
    expect(parsePaging({ pageSize })).toEqual({});
  });
});

describe('parseTextFilter', () => {
  it('trims the text', () => {
    expect(parseTextFilter('  仲裁 ')).toBe('仲裁');
  });

  it('converts a number to text', () => {
    expect(parseTextFilter(79)).toBe('79');
  });

  it.each(['', '   ', undefined, null, {}, []])('returns undefined for %p', (value) => {
    expect(parseTextFilter(value)).toBeUndefined();
  });
});

describe('lastPage', () => {
  it.each([
    [0, 1],
    [10, 1],
    [11, 2],
    [79, 8],
  ])('returns for %i items the page %i', (total, page) => {
    expect(lastPage(total, 10)).toBe(page);
  });
});
