import { ApiError } from '@/api/errors';

/**
 * Returns a handler for the `catch` of a publish request: on a 422, refetches the options with `refetch`, since a
 * referenced item may have been deleted. Always rethrows the error.
 */
export function refetchAfter422(refetch: () => Promise<void>) {
  return async (error: unknown): Promise<never> => {
    // A failed refetch does not replace the original error.
    if (error instanceof ApiError && error.status === 422) await refetch().catch(() => undefined);
    throw error;
  };
}
