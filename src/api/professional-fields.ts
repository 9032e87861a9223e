import { localeStore } from '../i18n/locale-store';
import { readItem, readList } from './envelope';
import { malformed } from './errors';
import { publicApi } from './public-client';
import { professionalFieldNamesRead, professionalFieldRead, professionalFieldsRead } from './reads';
import type { components } from './schema.gen';
import { itemOptions, useRead } from './use-read';

export type ProfessionalField = components['schemas']['ProfessionalField'];

/** Reads all professional fields in the interface language, in the firm's order. */
export function useProfessionalFields(wanted: boolean) {
  const read = () => readList(publicApi.GET(...professionalFieldsRead()));
  return useRead(wanted ? ['/user/professionalField/list'] : null, read);
}

/** Reads all professional fields of a language, whichever the interface speaks; null reads nothing. */
export function useProfessionalFieldsIn(lang: string | null) {
  const params = { header: { 'X-Language': lang ?? '' } };
  const read = () => readList(publicApi.GET('/user/professionalField/list', { params }));
  return useRead(lang === null ? null : ['/user/professionalField/list', lang], read);
}

/** Reads the names of the professional fields, for the filter of the lawyers (D1). */
export function useProfessionalFieldNames(wanted: boolean) {
  const read = () => readList(publicApi.GET(...professionalFieldNamesRead(localeStore.locale)));
  return useRead(wanted ? ['/admin/professionalField/lang/list'] : null, read);
}

/** Reads one professional field by the id of its language's record. */
export function useProfessionalField(id: string) {
  const read = () => readItem(publicApi.GET(...professionalFieldRead(id)));
  return useRead(['/user/professionalField/{id}', id], read, itemOptions);
}

async function turnPage(no: string) {
  const call = publicApi.GET('/user/professionalField/pageTurn/{no}', { params: { path: { no } } });
  const { data } = await call;
  if (!data?.result) throw malformed(data);
  return data.result;
}

/** Reads the fields before and after one, by its `no` (D26); `no` null reads nothing. */
export function usePageTurn(no: string | null) {
  return useRead(no === null ? null : ['/user/professionalField/pageTurn/{no}', no], () =>
    turnPage(no ?? ''),
  );
}
