import { useState } from 'react';
import type { Page } from '@/api/response-envelope';
import type { LawyerQuery } from '@/api/lawyer-query';
import { useLawyers, type Lawyer } from '@/api/lawyers';
import { useLocale } from '@/i18n/use-locale';
import type { Locale } from '@/i18n/locales';

interface LawyerResults {
  queryKey: string;
  locale: Locale;
  pageNumber: number;
  page: Page<Lawyer>;
}

/**
 * Returns the matching lawyers for a search while typing. The last result of the same language stays, marked
 * as `isLoading`, while the next one loads; outdated responses are ignored. After an error, returns no result of
 * another query. Sends no request while a redirect to other filters is pending. An empty result counts as loading until
 * the filters are settled, since their ids may be those of another language.
 */
export function useLawyerResults(
  query: LawyerQuery,
  {
    isRedirectPending,
    areFiltersSettled,
  }: Record<'isRedirectPending' | 'areFiltersSettled', boolean>,
) {
  const { locale } = useLocale();
  const { data, error, isLoading, mutate } = useLawyers(isRedirectPending ? null : query);
  const [lastResults, setLastResults] = useState<LawyerResults>();
  const queryKey = JSON.stringify([locale, query]);
  // Until the response arrives, `data` is that of the previous query; if both are equal, only `isLoading`
  // distinguishes them.
  const isOutdated =
    isLoading ||
    (data?.total === 0 && !areFiltersSettled) ||
    (data !== undefined && data === lastResults?.page && lastResults.queryKey !== queryKey);
  const currentData = isOutdated || isRedirectPending ? undefined : data;
  if (currentData && (lastResults?.page !== currentData || lastResults.queryKey !== queryKey)) {
    setLastResults({ queryKey, locale, pageNumber: query.page, page: currentData });
  }
  const shownError = currentData ? undefined : error;
  const previousPage = !shownError && lastResults?.locale === locale ? lastResults.page : undefined;
  return {
    page: currentData ?? previousPage,
    /** Number of the last returned page; before the first, of the requested one. */
    pageNumber: currentData ? query.page : (lastResults?.pageNumber ?? query.page),
    isLoading: !currentData && !shownError,
    error: shownError,
    retry: mutate,
  };
}
