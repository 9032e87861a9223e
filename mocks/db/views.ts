import type { Entity } from './table';

/**
 * How often visitors opened a version since the seed; the id is `<table>:<id>`. Kept apart from the
 * article, so that reading one does not undo the sorted lists (D37).
 */
export interface ViewsRecord extends Entity {
  id: string;
  count: number;
}
