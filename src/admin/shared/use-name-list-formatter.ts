import { useCallback } from 'react';
import { useLocale } from '@/i18n/use-locale';

/** Returns the function that joins names to a text in the interface language: “A, B, and C”, or “A, B, or C”. */
export function useNameListFormatter(
  type: 'conjunction' | 'disjunction' = 'conjunction',
): (names: readonly string[]) => string {
  const { tag } = useLocale();
  return useCallback((names) => new Intl.ListFormat(tag, { type }).format(names), [tag, type]);
}
