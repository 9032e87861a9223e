import { ApiError } from '@/api/errors';

/**
 * For the `catch` of a call that publishes: where the server refuses the content (422), something that it
 * refers to may have gone, so `read` reads again what there is to pick, and the form can tell the field. Throws
 * what it was given in any case.
 */
export function refetchAfter422(read: () => Promise<void>) {
  return async (error: unknown): Promise<never> => {
    // What cannot be read again is no reason of its own.
    if (error instanceof ApiError && error.status === 422) await read().catch(() => undefined);
    throw error;
  };
}
