import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import { ApiError, isOutcomeUnknown } from '@/api/errors';
import { DeletionError } from '@/api/admin/verify-deletion';
import { joinSentences } from '@/lib/join-sentences';

/** An error with a message for users. */
export class MessageError extends Error {}

/**
 * Returns whether an error proves that a mutation was not stored. Otherwise the outcome is unknown, or the message of the
 * error states it.
 */
export function provesNotStored(error: unknown): boolean {
  return !(
    error instanceof MessageError ||
    error instanceof DeletionError ||
    isOutcomeUnknown(error)
  );
}

/**
 * Returns the function that formats any thrown error: the server message, otherwise a generic message per type of
 * failure (§8).
 */
export function useErrorMessage(): (error: unknown) => string {
  const { t } = useLingui();
  return useCallback(
    (error: unknown) => {
      if (error instanceof MessageError) return error.message;
      if (error instanceof DeletionError) {
        return error.outcome === 'not-deleted'
          ? t`The server accepted the deletion, but the item is still stored. Please try again.`
          : t`Couldn’t check whether the item was deleted. Try again: nothing is deleted twice.`;
      }
      if (!(error instanceof ApiError))
        return t`Something went wrong on this page. Please try again.`;
      const { kind, status, serverMessage = '', rejectedFields } = error;
      const reasons = rejectedFields.map(({ path: fieldPath, message }) =>
        fieldPath === '' ? message : t`${fieldPath}: ${message}`,
      );
      const reason = joinSentences([serverMessage, ...reasons].filter(Boolean));
      if (reason) return reason;
      switch (kind) {
        case 'timeout':
          return t`The server did not respond within 20 seconds. Please try again.`;
        case 'network':
          return t`Couldn’t reach the server. Check your connection and try again.`;
        case 'malformed':
          return t`The server returned an unexpected response. Please try again later.`;
        case 'http':
          return t`The server couldn’t process the request (code ${status}).`;
      }
    },
    [t],
  );
}
