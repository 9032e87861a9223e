import type { Entity, Table } from './table';

/** Whether the public site is on (1) or off (0) (D35). There is one record, of id `site`. */
export interface SiteStatusRecord extends Entity {
  id: 'site';
  value: 0 | 1;
}

/** The site status; a site that nobody switched is on. */
export function siteStatus(table: Table<SiteStatusRecord>): 0 | 1 {
  return table.get('site')?.value ?? 1;
}
