import { expect, it } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useSelection } from './use-selection';

const useMarked = (page: readonly string[]) => useSelection(page, (row) => row);
const press = { type: 'multiple' } as const;

it('marks rows of the page, in their order', () => {
  const { result } = renderHook(useMarked, { initialProps: ['a', 'b', 'c'] });
  act(() => result.current.onChange(['c', 'a'], [], press));
  expect(result.current.rows).toEqual(['a', 'c']);
  act(() => result.current.clear());
  expect(result.current.rows).toEqual([]);
});

it('forgets the mark of a row that has left the screen, and of no other', () => {
  const { result, rerender } = renderHook(useMarked, { initialProps: ['a', 'b'] });
  act(() => result.current.onChange(['a', 'b'], [], press));
  rerender(['b', 'c']);
  expect(result.current.keys).toEqual(['b']);
  rerender(['a', 'b']);
  expect(result.current.keys).toEqual(['b']);
});
