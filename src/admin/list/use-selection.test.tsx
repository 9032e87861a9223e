import { expect, it } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useSelection } from './use-selection';

const useMarked = (page: readonly string[]) => useSelection(page, (row) => row);
const press = { type: 'multiple' } as const;

it('useSelection returns the selected rows in the order of the page', () => {
  const { result } = renderHook(useMarked, { initialProps: ['a', 'b', 'c'] });
  act(() => result.current.onChange(['c', 'a'], [], press));
  expect(result.current.rows).toEqual(['a', 'c']);
  act(() => result.current.clear());
  expect(result.current.rows).toEqual([]);
});

it('useSelection deselects a row that leaves the page and keeps the others selected', () => {
  const { result, rerender } = renderHook(useMarked, { initialProps: ['a', 'b'] });
  act(() => result.current.onChange(['a', 'b'], [], press));
  rerender(['b', 'c']);
  expect(result.current.keys).toEqual(['b']);
  rerender(['a', 'b']);
  expect(result.current.keys).toEqual(['b']);
});
