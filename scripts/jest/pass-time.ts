import { jest } from '@jest/globals';
import { act } from '@testing-library/react';

/** Everything that Jest can fake, except `setTimeout` and `clearTimeout`. */
const NOT_FAKED = [
  ...(['Date', 'hrtime', 'nextTick', 'performance', 'queueMicrotask'] as const),
  ...(['requestAnimationFrame', 'cancelAnimationFrame'] as const),
  ...(['requestIdleCallback', 'cancelIdleCallback', 'setImmediate', 'clearImmediate'] as const),
  ...(['setInterval', 'clearInterval'] as const),
];

/** Makes the timers that `start` sets fire at once, up to that time in milliseconds. */
export async function passTime(milliseconds: number, start: () => void): Promise<void> {
  jest.useFakeTimers({ doNotFake: [...NOT_FAKED] });
  try {
    start();
    await act(() => jest.advanceTimersByTimeAsync(milliseconds));
  } finally {
    jest.useRealTimers();
  }
}
