import type { Entity } from './table';

/** Whether the public site is on (1) or off (0) (D35). There is one record, of id `site`. */
export interface SiteStatusRecord extends Entity {
  id: 'site';
  value: 0 | 1;
}
