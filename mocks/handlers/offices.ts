import type { Handlers } from '../call';
import { recordsIn } from '../db/order';

/** Returns offices, for filters and for the forms of staff (§7); the portal configuration changes them (D31). */
export const officeHandlers = {
  listOffices: ({ store, query, language }) => ({
    result: recordsIn(store.offices, query.lang ?? language).map(({ id, lang, name }) => ({
      id,
      lang,
      name,
    })),
  }),
} satisfies Partial<Handlers>;
