/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { chosenIn, choosing, countChosen, sameChoice, toChoices } from './facets';

const choice = (id: string, no?: string) => ({ id, name: `name of ${id}`, no });

describe('sameChoice', () => {
  it('follows the number that the languages share', () => {
    const from = [choice('1', 'a'), choice('2', 'b')];
    expect(sameChoice('2', from, [choice('8', 'b'), choice('9', 'a')])?.id).toBe('8');
    expect(sameChoice('2', from, [choice('8', 'c'), choice('9', 'a')])).toBeUndefined();
  });

  it('follows the place where there are no numbers and as many entries', () => {
    const from = [choice('1'), choice('2')];
    expect(sameChoice('2', from, [choice('8'), choice('9')])?.id).toBe('9');
    expect(sameChoice('2', from, [choice('8')])).toBeUndefined();
    expect(sameChoice('2', [choice('1', 'a'), choice('2', 'b')], from)?.id).toBe('2');
  });

  it('knows nothing of an id that is not in the list', () => {
    expect(sameChoice('3', [choice('1')], [choice('9')])).toBeUndefined();
  });
});

it('makes choices of whatever arrives', () => {
  const list = [
    { id: 7, name: 'A', no: 'a' },
    {},
    { id: 8 },
    { id: '7', name: 'B' },
    { name: 'C' },
  ];
  expect(toChoices(list)).toEqual([{ id: '7', name: 'A', no: 'a' }]);
});

it('reads and writes what the address chooses', () => {
  const search = { jobId: '1', officeIds: '2,3,2' };
  expect(chosenIn(search, 'officeIds')).toEqual(['2', '3']);
  expect(chosenIn(search, 'practiceAreaId')).toEqual([]);
  expect(countChosen(search)).toBe(3);
  expect(choosing('officeIds', ['2', '4'])).toEqual({ officeIds: '2,4' });
  expect(choosing('jobId', [])).toEqual({ jobId: undefined });
});
