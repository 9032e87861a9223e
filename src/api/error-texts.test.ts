/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { errorFromBody } from './errors';

describe('errorFromBody: server message', () => {
  it.each([
    [{ message: 'Title is too long' }, 'Title is too long'],
    [{ message: ['Title is too long', 'Note is too long'] }, 'Title is too long\nNote is too long'],
    [{ error: 'Title is too long' }, 'Title is too long'],
    [{ error: { code: 7, message: 'Title is too long' } }, 'Title is too long'],
    [{ message: '', error: 'Bad Request' }, 'Bad Request'],
    [{ type: 'about:blank', title: 'Invalid', detail: 'Title is too long' }, 'Title is too long'],
    [{ title: 'Invalid', status: 422 }, 'Invalid'],
    [{ detail: { text: 1 }, title: 'Invalid', error: 'Bad Request' }, 'Invalid'],
    ['Title is too long', 'Title is too long'],
    ['  标题过长\n', '标题过长'],
    [{ message: 'Write < 10 or > 5 words' }, 'Write < 10 or > 5 words'],
  ])('reads from the body %j the message %j', (body, message) => {
    expect(errorFromBody(422, body).serverMessage).toBe(message);
  });

  it.each([
    '<!doctype html><title>502</title>',
    '<h1>Bad gateway</h1>',
    '  <?xml version="1.0"?><error/>',
    'Sorry.<br>Try again',
    '{"message": "cut of',
    { message: '<b>Title</b> is too long' },
    { message: 'java.lang.IllegalStateException: closed' },
    { message: 'Failed\n\tat com.firm.News.save(News.java:12)' },
    { message: 'TypeError: x\n    at save (/srv/news.js:12:3)' },
    { error: 'Traceback (most recent call last):\n  File "news.py"' },
    { message: '#0 /srv/news.php(12): save()' },
    { message: { text: 'x' } },
    undefined,
    null,
    17,
  ])('returns no message for the body %j', (body) => {
    expect(errorFromBody(500, body).serverMessage).toBeUndefined();
  });

  it('returns no message for a text body of 400 characters', () => {
    expect(errorFromBody(500, 'x'.repeat(400)).serverMessage).toBeUndefined();
  });

  it('limits the length of a message', () => {
    const { serverMessage } = errorFromBody(422, { message: 'x'.repeat(100_000) });
    expect(serverMessage).toHaveLength(1_001);
  });
});

describe('errorFromBody: rejected fields', () => {
  const title = [{ path: 'title', message: 'Too long' }];

  it.each([
    [{ errors: { title: 'Too long' } }, title],
    [
      { errors: { title: ['Too long', 'Not plain'] } },
      [{ path: 'title', message: 'Too long\nNot plain' }],
    ],
    [
      { errors: { versions: { en_US: { title: ['Too long'] } } } },
      [{ path: 'versions.en_US.title', message: 'Too long' }],
    ],
    [{ errors: [{ field: 'title', defaultMessage: 'Too long' }] }, title],
    [{ errors: [{ name: 'title', message: 'Too long' }] }, title],
    [{ errors: [{ path: ['title'], msg: 'Too long' }] }, title],
    [{ errors: [{ param: 'title', msg: 'Too long', location: 'body' }] }, title],
    [
      { errors: [{ pointer: '/0/title', detail: 'Too long' }] },
      [{ path: '/0/title', message: 'Too long' }],
    ],
    [
      { errors: [{ source: { pointer: '/title' }, title: 'Too long' }] },
      [{ path: '/title', message: 'Too long' }],
    ],
    [
      { detail: [{ loc: ['body', 0, 'title'], msg: 'Too long' }] },
      [{ path: 'body.0.title', message: 'Too long' }],
    ],
    [{ error: { message: 'Invalid', errors: [{ field: 'title', message: 'Too long' }] } }, title],
    [{ 'invalid-params': [{ name: 'title', reason: 'Too long' }] }, title],
    [{ errors: ['Too long'] }, [{ path: '', message: 'Too long' }]],
    [{ message: 'Too long', errors: ['Too long'] }, []],
    [{ errors: [{ field: 'title', message: '<b>Too long</b>' }, null, 7, []] }, []],
    [{ errors: 'Too long', title: {} }, []],
    [{ message: 'Invalid' }, []],
  ])('reads from the body %j the fields %j', (body, rejectedFields) => {
    expect(errorFromBody(422, body).rejectedFields).toEqual(rejectedFields);
  });

  it('removes the message that only repeats the reason of a field', () => {
    const body = { message: 'Too long', errors: [{ field: 'title', message: 'Too long' }] };
    expect(errorFromBody(422, body)).toMatchObject({
      serverMessage: undefined,
      rejectedFields: title,
    });
  });

  it('limits the depth and the number of fields', () => {
    const deepBody: unknown = JSON.parse(`${'{"a":'.repeat(5_000)}"x"${'}'.repeat(5_000)}`);
    expect(errorFromBody(422, { errors: deepBody }).rejectedFields).toEqual([]);
    const manyFields = Array.from({ length: 5_000 }, (_, index) => ({
      field: `f${index}`,
      message: 'x',
    }));
    expect(errorFromBody(422, { errors: manyFields }).rejectedFields).toHaveLength(50);
  });
});
