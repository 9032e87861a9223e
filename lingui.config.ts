import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

const SITE = '<rootDir>/src/site';
const ADMIN = '<rootDir>/src/admin';

/** Catalogues beside the one that is loaded at start, by their folders. */
const PARTS: Record<string, string[]> = {
  home: [`${SITE}/home`],
  firm: [`${SITE}/about`],
  contact: [`${SITE}/contact`],
  people: [`${SITE}/people`],
  profiles: [`${SITE}/profile`, `${SITE}/expertise`],
  documents: [`${SITE}/documents`],
  admin: [ADMIN],
};
const TESTS = '**/*.test.*';

/** Several catalogues, so that nobody loads words of screens he does not open (docs/decisions/0001). */
export default defineConfig({
  sourceLocale: 'en_US',
  locales: ['en_US', 'zh_CN'],
  catalogs: [
    {
      path: '<rootDir>/locales/{locale}/messages',
      include: ['<rootDir>/src'],
      exclude: [
        ...Object.values(PARTS).flatMap((folders) => folders.map((folder) => `${folder}/**`)),
        TESTS,
        '**/*.gen.ts',
      ],
    },
    ...Object.entries(PARTS).map(([name, include]) => ({
      path: `<rootDir>/locales/{locale}/${name}`,
      include,
      exclude: [TESTS],
    })),
  ],
  format: formatter({ lineNumbers: false }),
});
