import type { Entity } from './table';

/**
 * A professional field; each language has its own, with its own order (D26). The seed sets `no`, which is
 * missing in a record that a client created without one: the site is tested with and without it.
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
