import type { Entity } from './table';

/** An uploaded file. The id is its path (D16); the bytes are kept as base64. */
export interface FileRecord extends Entity {
  id: string;
  name: string;
  type: string;
  base64: string;
}
