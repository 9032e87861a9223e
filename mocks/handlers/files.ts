import type { Handlers } from '../call';
import { filePath } from '../db/files';
import { storeFile } from '../uploads';

/** Handles uploads (§7 Admin portal and files): the response is the file's path (D16, D48). */
export const fileHandlers = {
  async uploadFile({ store, body }) {
    return { result: { fileId: filePath(await storeFile(store, body.file, true)) } };
  },
} satisfies Partial<Handlers>;
