import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';

/** Returns the function for the name of a lawyer in lists and messages: its name, or that it has none. */
export function useLawyerName(): (lawyer: { mainVersion: { name: string } }) => string {
  const { t } = useLingui();
  return useCallback(({ mainVersion: { name } }) => (name.trim() ? name : t`Unnamed`), [t]);
}
