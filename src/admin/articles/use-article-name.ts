import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';

/** Returns the function for the name of an item in lists and messages: its title, or that it has none. */
export function useArticleName(): (item: { mainVersion: { title: string } }) => string {
  const { t } = useLingui();
  return useCallback(({ mainVersion: { title } }) => (title.trim() ? title : t`Untitled`), [t]);
}
