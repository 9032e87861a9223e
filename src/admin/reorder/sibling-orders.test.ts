/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import {
  findDisagreements,
  isSameOrder,
  movesToApplyOrder,
  type SiblingOrder,
} from './sibling-orders';

const order = (lang: string, nos: string, parent = ''): SiblingOrder => ({
  lang,
  parent,
  items: [...nos].map((no) => ({ no, id: `${lang} ${no}`, name: `${lang} ${no}` })),
});

/** Returns the order after adjacent moves. */
function orderAfter(
  { lang, items }: SiblingOrder,
  moves: ReturnType<typeof movesToApplyOrder>,
): string {
  const nos = items.map(({ no }) => no);
  const indexOf = (id: string | number) => nos.findIndex((no) => `${lang} ${no}` === id);
  for (const { sourceId, targetId } of moves) {
    const [from, to] = [indexOf(sourceId), indexOf(targetId)];
    if (from < 0) continue;
    expect(from).toBe(to + 1);
    [nos[from], nos[to]] = [nos[to]!, nos[from]!];
  }
  return nos.join('');
}

describe('findDisagreements', () => {
  it('returns the differing part of each list with the positions in the whole list', () => {
    const [found] = findDisagreements([order('en', 'abcde'), order('zh', 'acbde')]);
    expect(
      found?.orders.map(({ lang, items }) => [lang, items.map((item) => [item.no, item.position])]),
    ).toEqual([
      ['en', [['b', 2], ['c', 3]]], // prettier-ignore
      ['zh', [['c', 2], ['b', 3]]], // prettier-ignore
    ]);
  });

  it('ignores items that only one language has', () => {
    expect(findDisagreements([order('en', 'abcd'), order('zh', 'axbd')])).toEqual([]);
    expect(findDisagreements([order('en', 'ab'), order('zh', '')])).toEqual([]);
  });

  it('compares the items of each parent separately', () => {
    const orders = [
      order('en', 'ab'),
      order('en', 'cd', 'a'),
      order('zh', 'ab'),
      order('zh', 'dc', 'a'),
    ];
    expect(findDisagreements(orders).map(({ parent }) => parent)).toEqual(['a']);
  });
});

describe('movesToApplyOrder', () => {
  it.each([
    ['abc', 'cab', 'abc'],
    ['bca', 'acb', 'bca'],
    ['abcd', 'dxcba', 'axbcd'],
    ['abc', 'abc', 'abc'],
  ])('applies the order %s to another language with %s', (lead, other, expectedOrder) => {
    const orders = [order('en', lead), order('zh', other)];
    const moves = movesToApplyOrder(orders, 'en');
    expect(orderAfter(orders[1]!, moves)).toBe(expectedOrder);
    expect(orderAfter(orders[0]!, moves)).toBe(lead);
  });
});

describe('isSameOrder', () => {
  it('ignores items that were added or deleted between two requests', () => {
    expect(isSameOrder([order('en', 'abc')], [order('en', 'xac')])).toBe(true);
    expect(isSameOrder([order('en', 'abc')], [order('en', 'acb')])).toBe(false);
    expect(isSameOrder([order('en', 'abc')], [order('en', 'acb')], ['c'])).toBe(true);
  });
});
