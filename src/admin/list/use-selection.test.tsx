import { expect, it } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useSelectedRows, useSelection } from './use-selection';

function useSelected(page: readonly string[]) {
  const selection = useSelection(page, (row) => row);
  return { keys: selection.keys, clear: selection.clear, rows: useSelectedRows(selection) };
}

it('useSelectedRows returns the selected rows in the order of the page', () => {
  const { result } = renderHook(useSelected, { initialProps: ['a', 'b', 'c'] });
  act(() => result.current.keys.toggle('c', false));
  act(() => result.current.keys.toggle('a', false));
  expect(result.current.rows).toEqual(['a', 'c']);
  act(() => result.current.clear());
  expect(result.current.rows).toEqual([]);
});

it('useSelection deselects a row that leaves the page and keeps the others selected', () => {
  const { result, rerender } = renderHook(useSelected, { initialProps: ['a', 'b'] });
  act(() => result.current.keys.toggleAll());
  rerender(['b', 'c']);
  expect(result.current.rows).toEqual(['b']);
  rerender(['a', 'b']);
  expect(result.current.rows).toEqual(['b']);
});

it('useSelection selects a range in both directions, and deselects a range that is selected', () => {
  const { result } = renderHook(useSelected, { initialProps: ['a', 'b', 'c', 'd'] });
  const toggle = (key: string, isRange = false) =>
    act(() => result.current.keys.toggle(key, isRange));
  toggle('c');
  toggle('a', true);
  expect(result.current.rows).toEqual(['a', 'b', 'c']);
  toggle('d', true);
  expect(result.current.rows).toEqual(['a', 'b', 'c', 'd']);
  toggle('b', true);
  expect(result.current.rows).toEqual(['a']);
});
