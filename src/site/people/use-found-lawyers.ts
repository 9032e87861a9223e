import { useState } from 'react';
import type { Page } from '@/api/response-envelope';
import type { LawyerQuery } from '@/api/lawyer-query';
import { useLawyers, type Lawyer } from '@/api/lawyers';
import { useLocale } from '@/i18n/use-locale';
import type { Locale } from '@/i18n/locales';

interface Found {
  queryKey: string;
  locale: Locale;
  /** Number of the requested page. */
  number: number;
  page: Page<Lawyer>;
}

/**
 * Returns the matching lawyers for a search while typing. The last result of the same language stays, marked
 * as `isLoading`, while the next one loads; outdated responses are ignored. After an error, returns no result of
 * another query. Sends no request while `isWaiting` is true.
 */
export function useFoundLawyers(query: LawyerQuery, isWaiting: boolean) {
  const { locale } = useLocale();
  const { data, error, isLoading, mutate } = useLawyers(isWaiting ? null : query);
  const [last, setLast] = useState<Found>();
  const queryKey = JSON.stringify([locale, query]);
  // Until the response arrives, `data` is that of the previous query; if both are equal, only `isLoading`
  // distinguishes them.
  const isOld =
    isLoading || (data !== undefined && data === last?.page && last.queryKey !== queryKey);
  const ownData = isOld || isWaiting ? undefined : data;
  if (ownData && (last?.page !== ownData || last.queryKey !== queryKey)) {
    setLast({ queryKey, locale, number: query.page, page: ownData });
  }
  const isFailed = Boolean(error) && !ownData;
  const previous = !isFailed && last?.locale === locale ? last.page : undefined;
  return {
    page: ownData ?? previous,
    /** Number of the returned page. */
    number: ownData ? query.page : (last?.number ?? query.page),
    isLoading: !ownData && !isFailed,
    hasFailed: isFailed,
    retry: () => void mutate(),
  };
}
