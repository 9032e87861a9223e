import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Writes a file atomically: a concurrent reader gets the old or the new one. Does not touch a file with the same text.
 */
export async function writeFileAtomically(path: string, text: string): Promise<void> {
  if ((await readFile(path, 'utf8').catch(() => undefined)) === text) return;
  await mkdir(dirname(path), { recursive: true });
  // In the same folder, since a rename cannot cross file systems; dotfiles are not served.
  const temporaryPath = path.replace(/[^/\\]+$/, (name) => `.${name}.${process.pid}`);
  try {
    await writeFile(temporaryPath, text);
    await rename(temporaryPath, path);
  } catch (error) {
    await rm(temporaryPath, { force: true });
    throw error;
  }
}
