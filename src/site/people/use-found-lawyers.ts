import { useState } from 'react';
import type { Page } from '@/api/response-envelope';
import type { LawyerQuery } from '@/api/lawyer-query';
import { useLawyers, type Lawyer } from '@/api/lawyers';
import { useLocale } from '@/i18n/use-locale';
import type { Locale } from '@/i18n/locales';

interface Found {
  question: string;
  locale: Locale;
  /** The page that was asked for. */
  number: number;
  page: Page<Lawyer>;
}

/**
 * The lawyers that match, for a screen that asks at every letter: the last answer of the same language
 * stays, marked as `busy`, while the next one loads; one that comes late is never shown. After a
 * failure nothing stays that belongs to another question. While it `waits`, nothing is read.
 */
export function useFoundLawyers(query: LawyerQuery, waits: boolean) {
  const { locale } = useLocale();
  const { data, error, isLoading, mutate } = useLawyers(waits ? null : query);
  const [last, setLast] = useState<Found>();
  const question = JSON.stringify([locale, query]);
  // Until the answer is there, the data layer gives that of the question before; where both are alike,
  // it tells of the new one by `isLoading` alone.
  const isOld =
    isLoading || (data !== undefined && data === last?.page && last.question !== question);
  const own = isOld || waits ? undefined : data;
  if (own && (last?.page !== own || last.question !== question)) {
    setLast({ question, locale, number: query.page, page: own });
  }
  const failed = Boolean(error) && !own;
  const kept = !failed && last?.locale === locale ? last.page : undefined;
  return {
    page: own ?? kept,
    /** Which page that is. */
    number: own ? query.page : (last?.number ?? query.page),
    busy: !own && !failed,
    failed,
    retry: () => void mutate(),
  };
}
