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
 * as `busy`, while the next one loads; outdated responses are ignored. After an error, returns no result of
 * another query. Sends no request while `waits` is true.
 */
export function useFoundLawyers(query: LawyerQuery, waits: boolean) {
  const { locale } = useLocale();
  const { data, error, isLoading, mutate } = useLawyers(waits ? null : query);
  const [last, setLast] = useState<Found>();
  const queryKey = JSON.stringify([locale, query]);
  // Until the response arrives, `data` is that of the previous query; if both are equal, only `isLoading`
  // distinguishes them.
  const isOld =
    isLoading || (data !== undefined && data === last?.page && last.queryKey !== queryKey);
  const own = isOld || waits ? undefined : data;
  if (own && (last?.page !== own || last.queryKey !== queryKey)) {
    setLast({ queryKey, locale, number: query.page, page: own });
  }
  const failed = Boolean(error) && !own;
  const previous = !failed && last?.locale === locale ? last.page : undefined;
  return {
    page: own ?? previous,
    /** Number of the returned page. */
    number: own ? query.page : (last?.number ?? query.page),
    busy: !own && !failed,
    failed,
    retry: () => void mutate(),
  };
}
