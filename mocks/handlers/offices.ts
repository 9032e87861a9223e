import type { Handlers } from '../call';
import { recordsIn } from '../db/order';

/** Returns the offices, for the filters and the lawyer form (§7). Only saving the portal configuration changes them (D31). */
export const officeHandlers = {
  listOffices: ({ store, query, language }) => ({
    result: recordsIn(store.offices, query.lang ?? language).map(({ id, lang, name }) => ({
      id,
      lang,
      name,
    })),
  }),
} satisfies Partial<Handlers>;
