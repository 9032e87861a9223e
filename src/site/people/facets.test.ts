/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { selectedIdsOf, filterPatch, countSelected, findSameChoice, toChoices } from './facets';

const createChoice = (id: string, no?: string) => ({ id, name: `name of ${id}`, no });

describe('findSameChoice', () => {
  it('matches by the number that the language versions share', () => {
    const sourceChoices = [createChoice('1', 'a'), createChoice('2', 'b')];
    expect(
      findSameChoice('2', sourceChoices, [createChoice('8', 'b'), createChoice('9', 'a')])?.id,
    ).toBe('8');
    expect(
      findSameChoice('2', sourceChoices, [createChoice('8', 'c'), createChoice('9', 'a')]),
    ).toBeUndefined();
  });

  it('matches by position when entries have no numbers and the lists are equally long', () => {
    const sourceChoices = [createChoice('1'), createChoice('2')];
    expect(findSameChoice('2', sourceChoices, [createChoice('8'), createChoice('9')])?.id).toBe(
      '9',
    );
    expect(findSameChoice('2', sourceChoices, [createChoice('8')])).toBeUndefined();
    expect(
      findSameChoice('2', [createChoice('1', 'a'), createChoice('2', 'b')], sourceChoices)?.id,
    ).toBe('2');
  });

  it('returns undefined for an id that is not in the list', () => {
    expect(findSameChoice('3', [createChoice('1')], [createChoice('9')])).toBeUndefined();
  });
});

it('toChoices ignores invalid and duplicate entries', () => {
  const list = [
    { id: 7, name: 'A', no: 'a' },
    {},
    { id: 8 },
    { id: '7', name: 'B' },
    { name: 'C' },
  ];
  expect(toChoices(list)).toEqual([{ id: '7', name: 'A', no: 'a' }]);
});

it('selectedIdsOf, countSelected and filterPatch parse and serialize the filters of the URL', () => {
  const search = { jobId: '1', officeIds: '2,3,2' };
  expect(selectedIdsOf(search, 'officeIds')).toEqual(['2', '3']);
  expect(selectedIdsOf(search, 'practiceAreaId')).toEqual([]);
  expect(countSelected(search)).toBe(3);
  expect(filterPatch('officeIds', ['2', '4'])).toEqual({ officeIds: '2,4' });
  expect(filterPatch('jobId', [])).toEqual({ jobId: undefined });
});
