import type { components } from '../../src/api/schema.gen';
import { emptyResponse, pageOf, type BaseCall, type Handlers } from '../call';
import { nextPosition, moveUp, recordsIn } from '../db/order';
import type { ProfessionalFieldRecord } from '../db/professional-fields';
import { invalidFieldRejection, notFoundRejection, Rejection } from '../rejection';
import { formatTime } from '../time';
import { findRecords, requireLanguage, requireText } from './versions';

type FieldInput = components['schemas']['ProfessionalFieldInput'];

function validate(
  call: BaseCall,
  input: FieldInput,
  previous: ProfessionalFieldRecord | null,
): void {
  requireLanguage(call, input.lang);
  requireText('name', input.name);
  if (previous && previous.lang !== input.lang) throw invalidFieldRejection('lang');
}

function write(call: BaseCall, input: FieldInput, previous: ProfessionalFieldRecord | null): void {
  const { professionalFields } = call.store;
  const no = input.no ?? previous?.no;
  professionalFields.put({
    id: previous?.id ?? professionalFields.nextId(),
    ...(no !== undefined && { no: String(no) }),
    lang: input.lang,
    name: requireText('name', input.name),
    introduce: input.introduce ?? previous?.introduce ?? '',
    iconUrl: input.iconUrl ?? previous?.iconUrl ?? '',
    updateTime: formatTime(call.time),
    sort: previous?.sort ?? nextPosition(recordsIn(professionalFields, input.lang)),
  });
}

/** Handles professional fields: each language has its own (§7 Admin professional field, Public; D26). */
export const professionalFieldHandlers = {
  /** Returns the fields of all languages, those in the language of the request first. */
  listAdminProfessionalFields({ store, query, language, languages }) {
    const languageOrder = [language, ...languages.filter((lang) => lang !== language)];
    const fields = languageOrder.flatMap((lang) => recordsIn(store.professionalFields, lang));
    const { rows, pageable } = pageOf(fields, query.page, query.pageSize);
    return { result: rows, pageable };
  },

  listProfessionalFieldsByLanguage: ({ store, query, language }) => ({
    result: recordsIn(store.professionalFields, query.lang ?? language),
  }),

  createProfessionalField(call) {
    for (const input of call.body) validate(call, input, null);
    for (const input of call.body) write(call, input, null);
    return emptyResponse;
  },

  updateProfessionalField(call) {
    const mutations = findRecords(call.store.professionalFields, call.body);
    for (const { input, record } of mutations) validate(call, input, record);
    for (const { input, record } of mutations) write(call, input, record);
    return emptyResponse;
  },

  deleteProfessionalField({ store, path }) {
    const { id } = store.professionalFields.find(path.id);
    const count = store.lawyers.all().filter((lawyer) => lawyer.proFieldIds.includes(id)).length;
    if (count > 0) throw new Rejection(409, 'professionalFieldInUse', { count });
    store.professionalFields.remove(id);
    return emptyResponse;
  },

  getAdminProfessionalField: ({ store, path }) => ({
    result: store.professionalFields.find(path.id),
  }),

  sortProfessionalFields({ store, body }) {
    const { professionalFields } = store;
    const source = professionalFields.find(body.sourceId);
    const target = professionalFields.find(body.targetId);
    if (source.lang !== target.lang) throw new Rejection(422, 'notSiblings');
    const list = recordsIn(professionalFields, source.lang);
    moveUp(
      professionalFields,
      list.map((field) => [field]),
      list.indexOf(source),
      list.indexOf(target),
    );
    return emptyResponse;
  },

  listProfessionalFields: ({ store, language }) => ({
    result: recordsIn(store.professionalFields, language),
  }),

  getProfessionalField: ({ store, path }) => ({ result: store.professionalFields.find(path.id) }),

  /** Finds a field by its `no`, or by its id when it has none (D26). */
  getProfessionalFieldNeighbors({ store, path, language }) {
    const list = recordsIn(store.professionalFields, language);
    const requestedNo = String(path.no);
    const index = list.findIndex((field) => (field.no ?? String(field.id)) === requestedNo);
    if (index < 0) throw notFoundRejection();
    return { result: { previous: list[index - 1] ?? null, next: list[index + 1] ?? null } };
  },
} satisfies Partial<Handlers>;
