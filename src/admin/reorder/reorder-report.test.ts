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
/** a passes b and c on its way down. */
const DOWN = { no: 'a', passed: ['b', 'c'], way: 'down', name: 'A' } as const;
const BEFORE = orders('abcd', 'abcd');

/** What has come of the reorder, and whether somebody else was at it. */
function seen(now: SiblingOrder[] | undefined) {
  const { moved, failed, changedByOthers } = reportOn(BEFORE, now, [DOWN]);
  const state = moved.length > 0 ? 'moved' : failed[0]?.state;
  return changedByOthers ? `${state}, others too` : state;
}

it('takes a reorder for moved only when every language shows it', () => {
  expect(seen(orders('bcad', 'bcad'))).toBe('moved');
  expect(seen(orders('bcad', 'abcd'))).toBe('changed');
  expect(seen(orders('bacd', 'bacd'))).toBe('changed');
  expect(seen(orders('abcd', 'abcd'))).toBe('unmoved');
});

it('tells a change by somebody else from the own one', () => {
  expect(seen(orders('bcda', 'bcda'))).toBe('moved');
  expect(seen(orders('dbca', 'dbca'))).toBe('moved, others too');
  expect(seen(orders('adbc', 'adbc'))).toBe('changed, others too');
});

it('does not take what is gone, or cannot be read, for moved', () => {
  expect(seen(orders('bcd', 'bcd'))).toBe('missing');
  expect(seen(orders('ad', 'ad'))).toBe('unmoved');
  expect(seen(undefined)).toBe('unknown');
});
