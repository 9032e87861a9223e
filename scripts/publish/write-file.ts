import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Writes a file so that whoever reads it meanwhile gets the one before or this one, whole. One of the same text stays. */
export async function writeWhole(path: string, text: string): Promise<void> {
  if ((await readFile(path, 'utf8').catch(() => undefined)) === text) return;
  await mkdir(dirname(path), { recursive: true });
  // In the same folder, since a rename across file systems is none; a dotfile is not served.
  const unfinished = path.replace(/[^/\\]+$/, (name) => `.${name}.${process.pid}`);
  await writeFile(unfinished, text);
  await rename(unfinished, path);
}
