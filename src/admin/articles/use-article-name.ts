import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import type { ListedArticle } from './article';

/** Returns the function for the name of an item in lists and messages: its title, or that it has none. */
export function useArticleName(): (item: ListedArticle) => string {
  const { t } = useLingui();
  return useCallback(({ mainVersion: { title } }) => (title.trim() ? title : t`Untitled`), [t]);
}
