import { useCallback } from 'react';
import { useLocale } from '@/i18n/use-locale';

/** Returns the function that formats a list of names in the interface language. */
export function useNameList(): (names: readonly string[]) => string {
  const { tag } = useLocale();
  return useCallback((names) => new Intl.ListFormat(tag).format(names), [tag]);
}
