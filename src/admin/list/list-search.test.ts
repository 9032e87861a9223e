/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { lastPage, readPaging, readTextFilter } from './list-search';

describe('readPaging', () => {
  it('reads page and page size', () => {
    expect(readPaging({ pageNo: '3', pageSize: '50' })).toEqual({ pageNo: 3, pageSize: 50 });
    expect(readPaging({ pageNo: 3, pageSize: 20 })).toEqual({ pageNo: 3, pageSize: 20 });
  });

  it('leaves the first page out, but names it', () => {
    const none = { pageNo: undefined, pageSize: undefined };
    expect(readPaging({ pageNo: '1' })).toStrictEqual(none);
  });

  it('keeps the default size where it is said', () => {
    expect(readPaging({ pageSize: '10' })).toEqual({ pageSize: 10 });
  });

  it.each(['0', '-1', '1.5', 'x', '', '1e3', '99999999999', null, [], {}, NaN, Infinity])(
    'falls back silently on the page %p',
    (pageNo) => {
      expect(readPaging({ pageNo })).toEqual({});
    },
  );

  it.each(['7', '1000000', 'x', null])('falls back silently on the page size %p', (pageSize) => {
    expect(readPaging({ pageSize })).toEqual({});
  });
});

describe('readTextFilter', () => {
  it('trims', () => {
    expect(readTextFilter('  仲裁 ')).toBe('仲裁');
  });

  it('takes a number for its digits', () => {
    expect(readTextFilter(79)).toBe('79');
  });

  it.each(['', '   ', undefined, null, {}, []])('gives nothing for %p', (value) => {
    expect(readTextFilter(value)).toBeUndefined();
  });
});

describe('lastPage', () => {
  it.each([
    [0, 1],
    [10, 1],
    [11, 2],
    [79, 8],
  ])('of %i items is %i', (total, page) => {
    expect(lastPage(total, 10)).toBe(page);
  });
});
