import { localeStore } from '@/i18n/locale-store';
import { readItem, readList } from './response-envelope';
import { publicApi } from './public-client';
import {
  professionalFieldNamesQuery,
  professionalFieldQuery,
  professionalFieldsQuery,
} from './queries';
import type { components } from './schema.gen';
import { itemOptions, useOtherLanguages, useQuery } from './use-query';

export type ProfessionalField = components['schemas']['ProfessionalField'];

/** Fetches all professional fields in the interface language, in the firm's order. */
export function useProfessionalFields(isEnabled: boolean) {
  const fetcher = () => readList(publicApi.GET(...professionalFieldsQuery()));
  return useQuery(isEnabled ? ['/user/professionalField/list'] : null, fetcher);
}

/** Fetches all professional fields of a language, whatever the interface language; null fetches nothing. */
export function useProfessionalFieldsIn(lang: string | null) {
  const params = { header: { 'X-Language': lang ?? '' } };
  const fetcher = () => readList(publicApi.GET('/user/professionalField/list', { params }));
  return useQuery(lang === null ? null : ['/user/professionalField/list', lang], fetcher);
}

/** Fetches the names of the professional fields, for the filter of the lawyers (D1). */
export function useProfessionalFieldNames(isEnabled: boolean) {
  const fetcher = () => readList(publicApi.GET(...professionalFieldNamesQuery(localeStore.locale)));
  return useQuery(isEnabled ? ['/admin/professionalField/lang/list'] : null, fetcher);
}

/** Fetches the names of the professional fields in the other languages. */
export function useOtherProfessionalFieldNames(isEnabled: boolean) {
  return useOtherLanguages(isEnabled ? ['/admin/professionalField/lang/list'] : null, (language) =>
    readList(publicApi.GET(...professionalFieldNamesQuery(language))),
  );
}

/** Fetches one professional field by the id of its language's record. */
export function useProfessionalField(id: string) {
  const fetcher = () => readItem(publicApi.GET(...professionalFieldQuery(id)));
  return useQuery(['/user/professionalField/{id}', id], fetcher, itemOptions);
}

/** Fetches the previous and the next field of a professional field, by its `no` (D26); `no` null fetches nothing. */
export function useProfessionalFieldNeighbors(no: string | null) {
  const params = { path: { no: no ?? '' } };
  const fetcher = () =>
    readItem(publicApi.GET('/user/professionalField/pageTurn/{no}', { params }));
  return useQuery(no === null ? null : ['/user/professionalField/pageTurn/{no}', no], fetcher);
}
