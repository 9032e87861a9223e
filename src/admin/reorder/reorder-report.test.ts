/** @jest-environment node */
import { expect, it } from '@jest/globals';
import { reportOn } from './reorder-report';
import type { SiblingOrder } from './sibling-orders';

const orders = (en: string, zh: string): SiblingOrder[] =>
  Object.entries({ en, zh }).map(([lang, nos]) => ({
    lang,
    parent: '',
    items: [...nos].map((no) => ({ no, id: `${lang} ${no}`, name: no })),
  }));
/** Item a moves down past b and c. */
const DOWN = { no: 'a', passedNos: ['b', 'c'], direction: 'down', name: 'A' } as const;
const BEFORE = orders('abcd', 'abcd');

/** Returns the state of the reorder, and whether another editor changed the order. */
function stateOf(orderNow: SiblingOrder[] | undefined) {
  const { completedReorders, failedReorders, isChangedByOthers } = reportOn(BEFORE, orderNow, [
    DOWN,
  ]);
  const state = completedReorders.length > 0 ? 'moved' : failedReorders[0]?.state;
  return isChangedByOthers ? `${state}, others too` : state;
}

it('reportOn counts an item as moved only when it has moved in every language', () => {
  expect(stateOf(orders('bcad', 'bcad'))).toBe('moved');
  expect(stateOf(orders('bcad', 'abcd'))).toBe('changed');
  expect(stateOf(orders('bacd', 'bacd'))).toBe('changed');
  expect(stateOf(orders('abcd', 'abcd'))).toBe('unmoved');
});

it('reportOn distinguishes the changes of another editor from the sent ones', () => {
  expect(stateOf(orders('bcda', 'bcda'))).toBe('moved');
  expect(stateOf(orders('dbca', 'dbca'))).toBe('moved, others too');
  expect(stateOf(orders('adbc', 'adbc'))).toBe('changed, others too');
});

it('reportOn does not count an item as moved when it or its siblings are missing or the list did not load', () => {
  expect(stateOf(orders('bcd', 'bcd'))).toBe('missing');
  expect(stateOf(orders('ad', 'ad'))).toBe('unmoved');
  expect(stateOf(undefined)).toBe('unknown');
});
