import { expect, it, jest } from '@jest/globals';
import { reportErrors } from './report-errors';

it('reportErrors sends the location of an error, without its message or the query of the page, at most ten times', async () => {
  const sentBlobs: Blob[] = [];
  const sendBeacon = jest.fn((_: string | URL, body?: BodyInit | null) => {
    sentBlobs.push(body as Blob);
    return true;
  });
  Object.assign(navigator, { sendBeacon });
  history.replaceState(null, '', '/people?keyword=somebody');
  reportErrors('/errors');
  const error = new TypeError('somebody@example.com is not a number');
  error.stack = `TypeError: somebody@example.com
    at f (https://www.firm.example/assets/app-abc123.js:1:22)
    at https://elsewhere.example/x.js:3:4`;
  window.dispatchEvent(new ErrorEvent('error', { error }));
  expect(sendBeacon).toHaveBeenCalledWith('/errors', expect.any(Blob));
  expect(sentBlobs[0]?.type).toBe('application/json');
  expect(JSON.parse((await sentBlobs[0]?.text()) ?? '')).toEqual({
    name: 'TypeError',
    at: ['/assets/app-abc123.js:1:22'],
    path: '/people',
  });

  for (let count = 0; count < 20; count += 1)
    window.dispatchEvent(new ErrorEvent('error', { error: 'text' }));
  expect(sendBeacon).toHaveBeenCalledTimes(10);
});
