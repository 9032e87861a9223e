import { readdirSync } from 'node:fs';
import type { Messages } from '@lingui/core';

const names = readdirSync('locales', { recursive: true, encoding: 'utf8' });

/** The result of the bundler's glob in `src/i18n/po-files.ts`. */
export const poFiles = Object.fromEntries(
  names
    .filter((name) => name.endsWith('.po'))
    .map((name) => [
      `../../locales/${name}`,
      () => import(`../../locales/${name}`) as Promise<{ messages: Messages }>,
    ]),
);
