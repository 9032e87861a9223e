import { invalidFieldRejection, Rejection } from './rejection';
import type { FileRecord } from './db/files';
import type { Store } from './db/store';

const MB = 1024 * 1024;

/** The maximum size of pictures and documents in MB (D48). */
const LIMIT_MB = { picture: 5, document: 20 };

const PICTURE_TYPES = new Set([
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/avif',
  'image/gif',
  'image/svg+xml',
]);

const CHUNK_BYTES = 0x8000;

/**
 * Stores an uploaded file. Rejects a form without a file (422), types other than pictures and, with `allowsDocuments`, PDFs (415),
 * and files above the limit (413).
 */
export async function storeFile(
  store: Store,
  file: unknown,
  allowsDocuments: boolean,
): Promise<FileRecord> {
  if (!isFile(file)) throw invalidFieldRejection('file', 'required');
  const isPicture = PICTURE_TYPES.has(file.type);
  if (!isPicture && !(allowsDocuments && file.type === 'application/pdf')) {
    throw new Rejection(415, 'fileTypeNotAccepted');
  }
  const limit = isPicture ? LIMIT_MB.picture : LIMIT_MB.document;
  if (file.size > limit * MB) throw new Rejection(413, 'fileTooLarge', { limit });
  const base64 = toBase64(new Uint8Array(await file.arrayBuffer()));
  const record = { id: store.files.nextId(), name: file.name || 'file', type: file.type, base64 };
  return store.files.put(record);
}

/** Returns the bytes of an uploaded file. */
export function fileBytes({ base64 }: FileRecord): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}

/** Returns whether a form value is a file; the `File` classes of browsers, Node and jsdom differ. */
function isFile(value: unknown): value is File {
  return typeof value === 'object' && value !== null && 'arrayBuffer' in value && 'type' in value;
}

function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let start = 0; start < bytes.length; start += CHUNK_BYTES) {
    text += String.fromCharCode(...bytes.subarray(start, start + CHUNK_BYTES));
  }
  return btoa(text);
}
