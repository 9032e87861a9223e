import { readdirSync, readFileSync } from 'node:fs';

const FOLDER = 'docs/handbook';
const names = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' });
const filesOf = (ending: string, valueOf: (name: string) => string) =>
  Object.fromEntries(
    names
      .filter((name) => name.endsWith(ending))
      .map((name) => [`../../../${FOLDER}/${name}`, valueOf(name)]),
  );

/** The results of the bundler's globs in `src/admin/help/handbook-files.ts`. */
export const handbookFiles = filesOf('.md', (name) => readFileSync(`${FOLDER}/${name}`, 'utf8'));
export const handbookPictures = filesOf('.webp', (name) => `/assets/${name}`);
