import { confirm } from '../envelope';
import { ApiError } from '../errors';

/**
 * Checks the answer to a deletion. What is gone already (404) is as good as deleted, so that a deletion that
 * failed half-way can be sent again, and what somebody else deleted is no failure. Throws `ApiError` otherwise.
 */
export async function confirmGone(call: Parameters<typeof confirm>[0]): Promise<void> {
  try {
    await confirm(call);
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  }
}
