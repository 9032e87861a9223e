import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import { useErrorMessage } from '@/admin/requests/error-message';
import type { RowOutcome } from './imported-item';

/** Returns the function that formats why a row failed; undefined for other rows. */
export function useOutcomeMessage(): (outcome: RowOutcome) => string | undefined {
  const { t } = useLingui();
  const messageOf = useErrorMessage();
  return useCallback(
    ({ state, error, mayBeStored, isMissing }) => {
      if (state !== 'failed') return undefined;
      if (isMissing)
        return t`The server accepted this row, but the list has no new item with this title.`;
      const reason = messageOf(error);
      if (!mayBeStored) return reason;
      return t`${reason} Couldn’t check whether the item was stored: look for it in the list before you import the row again.`;
    },
    [t, messageOf],
  );
}
