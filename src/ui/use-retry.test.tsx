import { expect, it } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useRetry } from './use-retry';

it('useRetry is no longer pending after a retry that rejects', async () => {
  const { result } = renderHook(() => useRetry(() => Promise.reject(new Error('offline'))));
  await act(() => expect(result.current.retry()).rejects.toThrow('offline'));
  expect(result.current.isRetrying).toBe(false);
});
