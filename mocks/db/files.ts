import type { Entity } from './table';

/** An uploaded file; its bytes are stored as base64, which every storage supports. */
export interface FileRecord extends Entity {
  id: number;
  name: string;
  type: string;
  base64: string;
}

/** Returns the path of an uploaded file, the `fileId` in the response of the upload (D16). */
export function filePath({ id, name }: Pick<FileRecord, 'id' | 'name'>): string {
  return `/files/upload/${id}/${encodeURIComponent(name)}`;
}

/** Returns the id of the file record in a path of `filePath`, or null for any other path. */
export function fileRecordIdOf(path: string): string | null {
  return /^\/files\/upload\/(\d+)\/[^/]+$/.exec(path)?.[1] ?? null;
}
