/** @jest-environment node */
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { writeFileAtomically } from './write-file';

it('writeFileAtomically leaves no temporary file when it fails', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'write-file-'));
  // A folder cannot be replaced by a file.
  await mkdir(join(folder, 'sitemap.xml'));
  await expect(writeFileAtomically(join(folder, 'sitemap.xml'), 'text')).rejects.toThrow();
  expect(await readdir(folder)).toEqual(['sitemap.xml']);
  await rm(folder, { recursive: true });
});
