import { useCallback } from 'react';
import { useLocale } from '@/i18n/use-locale';

/** Gives the function that writes names one after another, as the interface language does it. */
export function useNameList(): (names: readonly string[]) => string {
  const { tag } = useLocale();
  return useCallback((names) => new Intl.ListFormat(tag).format(names), [tag]);
}
