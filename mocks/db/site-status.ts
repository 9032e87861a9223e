import type { Entity, Table } from './table';

/** Whether the public site is on (1) or off (0) (D35). The table has at most one record, `site`. */
export interface SiteStatusRecord extends Entity {
  id: 'site';
  value: 0 | 1;
}

/** Returns the site status; on by default. */
export function siteStatusOf(table: Table<SiteStatusRecord>): 0 | 1 {
  return table.get('site')?.value ?? 1;
}
