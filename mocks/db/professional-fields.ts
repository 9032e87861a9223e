import { byPosition } from './order';
import type { Entity, Table } from './table';

/**
 * A professional field; each language has its own, with its own order (D26). `no` is there where
 * the seed or a client gave one, so that both kinds of field meet the site.
 */
export interface ProfessionalFieldRecord extends Entity {
  id: number;
  lang: string;
  name: string;
  introduce: string;
  iconUrl: string;
  updateTime: string;
  sort: number;
}

/** The fields of one language, in order. */
export function professionalFieldsIn(
  fields: Table<ProfessionalFieldRecord>,
  lang: string,
): Readonly<ProfessionalFieldRecord>[] {
  return fields.cached(`in ${lang}`, () =>
    fields
      .all()
      .filter((one) => one.lang === lang)
      .sort(byPosition),
  );
}
