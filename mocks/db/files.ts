import type { Entity } from './table';

/** An uploaded file; its bytes are kept as base64, which every kind of storage can hold. */
export interface FileRecord extends Entity {
  id: number;
  name: string;
  type: string;
  base64: string;
}

/** The path of an uploaded file: what the upload answers as `fileId` (D16). */
export function filePath({ id, name }: Pick<FileRecord, 'id' | 'name'>): string {
  return `/files/upload/${id}/${encodeURIComponent(name)}`;
}

/** The id in a path that `filePath` made, or null for any other path. */
export function fileIdOf(path: string): string | null {
  return /^\/files\/upload\/(\d+)\/[^/]+$/.exec(path)?.[1] ?? null;
}
