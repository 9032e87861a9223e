import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { refreshJobs, sortJobs, useStaffJobs } from '../../api/staff/jobs';
import { useLocale } from '../../i18n/use-locale';
import { useLanguageNames } from '../kit/language-names';
import { useOrder, type OrderCalls } from '../kit/order/use-order';
import {
  groupJobs,
  movesFor,
  orderAfter,
  readOrder,
  type JobGroup,
  type JobOrder,
} from './job-groups';

const CALLS: OrderCalls<JobOrder> = {
  after: orderAfter,
  moves: movesFor,
  send: ({ sourceId, targetId }) => sortJobs(sourceId, targetId),
  refresh: refreshJobs,
};

/**
 * The jobs of all languages, in the order on the screen, and what they are called. The interface
 * language comes first: its order and its names are the ones to go by.
 */
export function useJobs() {
  const { t } = useLingui();
  const { locale } = useLocale();
  const { codes: languages, nameOf: languageOf } = useLanguageNames();
  const { data, error, mutate } = useStaffJobs(languages.length > 0 ? languages : undefined);
  const list = languages.join();
  const codes = useMemo(() => {
    const all = list.split(',');
    return all.includes(locale) ? [locale, ...all.filter((code) => code !== locale)] : all;
  }, [list, locale]);
  const stored = useMemo(() => readOrder(data ?? {}, codes), [data, codes]);
  const order = useOrder(stored, CALLS);
  const jobs = useMemo(() => groupJobs(order.state, codes), [order.state, codes]);
  return {
    jobs,
    codes,
    order,
    languageOf,
    nameOf: ({ main }: JobGroup) => main.name.trim() || t`Untitled`,
    ready: data !== undefined,
    error,
    retry: () => void mutate(),
  };
}
