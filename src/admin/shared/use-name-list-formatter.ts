import { useCallback } from 'react';
import { useLocale } from '@/i18n/use-locale';

/** Returns the function that joins names to a text in the interface language: “A, B, and C”. */
export function useNameListFormatter(): (names: readonly string[]) => string {
  const { tag } = useLocale();
  return useCallback((names) => new Intl.ListFormat(tag).format(names), [tag]);
}
