import type { Entity } from './table';

/**
 * A professional field; each language has its own, with its own order (D26). `no` exists only when the seed or a client set
 * it, so that the site is tested with and without it.
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
