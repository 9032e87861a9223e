/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { lastPage, readPaging, readTextFilter } from './list-search';

describe('readPaging', () => {
  it('reads page and page size', () => {
    expect(readPaging({ pageNo: '3', pageSize: '50' })).toEqual({ pageNo: 3, pageSize: 50 });
    expect(readPaging({ pageNo: 3, pageSize: 20 })).toEqual({ pageNo: 3, pageSize: 20 });
  });

  it('returns undefined for the first page and for missing parameters', () => {
    const none = { pageNo: undefined, pageSize: undefined };
    expect(readPaging({ pageNo: '1' })).toStrictEqual(none);
  });

  it('keeps the default page size when the URL names it', () => {
    expect(readPaging({ pageSize: '10' })).toEqual({ pageSize: 10 });
  });

  it.each(['0', '-1', '1.5', 'x', '', '1e3', '99999999999', null, [], {}, NaN, Infinity])(
    'ignores the invalid page %p',
    (pageNo) => {
      expect(readPaging({ pageNo })).toEqual({});
    },
  );

  it.each(['7', '1000000', 'x', null])('ignores the invalid page size %p', (pageSize) => {
    expect(readPaging({ pageSize })).toEqual({});
  });
});

describe('readTextFilter', () => {
  it('trims the text', () => {
    expect(readTextFilter('  仲裁 ')).toBe('仲裁');
  });

  it('converts a number to text', () => {
    expect(readTextFilter(79)).toBe('79');
  });

  it.each(['', '   ', undefined, null, {}, []])('returns undefined for %p', (value) => {
    expect(readTextFilter(value)).toBeUndefined();
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
