import type { Entity } from './table';

/**
 * The number of views of a version in addition to those of its record; the id is `<table>:<id>`. Separate from the article, so that a
 * view does not invalidate the cached lists (D37).
 */
export interface ViewsRecord extends Entity {
  id: string;
  count: number;
}
