/** @jest-environment node */
import { describe, expect, test } from '@jest/globals';
import { ApiError } from './errors';
import { parseResponse } from './parse-response';
import { invalidRowsIn } from './invalid-rows';

const news = { id: 1, no: 'N-1', lang: 'en_US', title: 'One' };
const parseList = (rows: unknown[], rejectsIncomplete: boolean, path = '/admin/latest-news') =>
  (parseResponse(path, { result: rows, status: 200 }, rejectsIncomplete) as { result: unknown[] })
    .result;
const invalidIdsOf = (data: unknown) => invalidRowsIn(data).map(({ id }) => id);

describe('parseResponse for staff', () => {
  test.each([
    ['that is null', null],
    ['that is a text', 'text'],
    ['that is an empty object', {}],
    ['whose language is null', { ...news, id: 17, lang: null }],
    ['whose language is blank', { ...news, id: 17, lang: ' ' }],
    ['whose title is an object', { ...news, id: 17, title: { text: 'Two' } }],
    ['whose id is a list', { ...news, id: [17] }],
    ['whose id is not a whole number', { ...news, id: 1.5 }],
    ['with a title of two million characters', { ...news, id: 17, title: 'x'.repeat(2_000_000) }],
  ])('removes and reports a row %s, and keeps the others', (_, row) => {
    const rows = parseList([row, news], true);
    expect(rows).toEqual([news]);
    const { id } = { ...(row as { id?: unknown } | null) };
    expect(invalidIdsOf(rows)).toEqual([typeof id === 'number' ? String(id) : undefined]);
  });

  test('omits an invalid field that the contract does not require, and converts a number to text and a boolean to a flag', () => {
    const invalidFields = {
      views: {},
      top: 'yes',
      note: [1],
      coverUrl: 7,
      isLink: true,
      content: null,
    };
    expect(parseList([{ ...news, ...invalidFields }], true)).toEqual([
      { ...news, coverUrl: '7', isLink: 1, content: null },
    ]);
  });

  test('keeps the first of two rows with the same id, whether number or text (D11)', () => {
    expect(parseList([news, { ...news, id: '1', title: 'Again' }], true)).toEqual([news]);
  });

  test('returns a numeric title as text', () => {
    expect(parseList([{ ...news, title: 42 }], true)).toEqual([{ ...news, title: '42' }]);
  });

  test('returns a flag of the portal in digits as a number, and a boolean unchanged (D33)', () => {
    const portal = { id: 1, lang: 'en_US', isTotalPeopleVisible: '1', isLawyerCountVisible: true };
    const [parsedPortal] = parseList([portal], true, '/admin/portal-config');
    expect(parsedPortal).toMatchObject({ isTotalPeopleVisible: 1, isLawyerCountVisible: true });
  });

  test('reports a malformed child catalogue and keeps its siblings', () => {
    const validCatalogue = { id: 2, no: 2, lang: 'en_US', name: 'Two' };
    const parent = {
      ...validCatalogue,
      id: 1,
      childrenList: [{ ...validCatalogue, id: 3, name: {} }, validCatalogue],
    };
    const rows = parseList([parent], true, '/admin/catalog');
    expect(rows).toEqual([{ ...parent, childrenList: [validCatalogue] }]);
    expect(invalidIdsOf({ en_US: rows })).toEqual(['3']);
  });

  test('throws when a single record is invalid', () => {
    const parseJob = () =>
      parseResponse('/admin/job/{id}', { result: { id: 1, name: 'Partner' } }, true);
    expect(parseJob).toThrow(ApiError);
  });
});

describe('parseResponse for visitors', () => {
  test('keeps a row of which only the id is valid, with empty texts, and removes a row without an id', () => {
    const rows = parseList(
      [{ id: 1, title: {}, lang: null }, { title: 'Two' }],
      false,
      '/user/latest-news',
    );
    expect(rows).toEqual([{ id: 1, title: '', lang: '', no: '' }]);
  });

  test('truncates a text at the length limit', () => {
    const [row] = parseList(
      [{ ...news, title: 'x'.repeat(2_000_000) }],
      false,
      '/user/latest-news',
    );
    expect((row as typeof news).title).toBe(`${'x'.repeat(10_000)}…`);
  });

  test('validates nested values by their own types', () => {
    const lawyer = { id: 1, no: 1, lang: 'en_US', name: 'Fang' };
    const invalidLawyer = {
      jobs: [{}, { jobId: 2, name: 'Partner' }, null],
      jobIds: [2, {}, 3, '2', 2],
      office: [],
    };
    expect(parseList([{ ...lawyer, ...invalidLawyer }], false, '/user/lawyerTeam')).toEqual([
      { ...lawyer, jobs: [{ jobId: 2, name: 'Partner' }], jobIds: [2, 3] },
    ]);
  });
});

test('parseResponse returns a body without records unchanged', () => {
  expect(parseResponse('/user/portal-config/site-status', { result: 1 }, false)).toEqual({
    result: 1,
  });
  expect(parseResponse('/admin/job/check/{id}', { result: true }, true)).toEqual({ result: true });
  expect(parseResponse('/admin/banner', 'nonsense', true)).toBe('nonsense');
});
