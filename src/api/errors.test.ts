/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { errorFromBody, isErrorBody, isOutcomeUnknown } from './errors';

describe('body of a 2xx response (D6)', () => {
  it.each([
    [{ result: null, code: 500, success: false, message: 'Title is too long', status: 0 }, 500],
    [{ error: 'Broken' }, 400],
    [{ error: { message: 'Broken' } }, 400],
    [{ success: false }, 400],
    [{ resultEnum: 'NOT_ALLOWED' }, 400],
    [{ resultEnum: 'NOT_ALLOWED', resultCode: '403' }, 403],
    [{ code: 401, status: 200 }, 401],
    [{ code: '404' }, 404],
    [{ resultCode: 503 }, 503],
    [{ status: 422 }, 422],
    [{ code: 40401 }, 400],
    [{ code: 40401, status: 404 }, 404],
  ])(
    'isErrorBody reports %j as a failure, and errorFromBody returns its status %i',
    (body, status) => {
      expect(isErrorBody(body)).toBe(true);
      expect(errorFromBody(200, body).status).toBe(status);
    },
  );

  it.each([
    {},
    [],
    null,
    'text',
    { result: { code: 500, error: 'a field of the data' } },
    { code: 0, status: 0, resultCode: '0' },
    { code: 200, status: '201', resultCode: 204, success: true },
    { code: null, resultEnum: null, error: null, success: null, status: null },
    { error: '', resultEnum: ' ' },
    { error: {}, resultEnum: 'success' },
    { error: [], resultEnum: 'Ok' },
    { code: 'A0001' },
    { code: '00000' },
    { code: 'ok' },
  ])('isErrorBody accepts %j as a success', (body) => {
    expect(isErrorBody(body)).toBe(false);
  });

  it.each([
    [{ code: 500 }, true],
    [{ code: '502', status: 200 }, true],
    [{ code: 503 }, false],
    [{ code: 422 }, false],
    [{ success: false, code: 'A0001' }, false],
  ])('for %j, isOutcomeUnknown returns %s', (body, isUnknown) => {
    expect(isOutcomeUnknown(errorFromBody(200, body))).toBe(isUnknown);
  });
});

it('errorFromBody keeps the status of an HTTP error, whatever its body says', () => {
  expect(errorFromBody(403, { code: 500 }).status).toBe(403);
});
