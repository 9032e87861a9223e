import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

const SITE = '<rootDir>/src/site';
const FIRM = [`${SITE}/about`, `${SITE}/contact`];
const PEOPLE = [`${SITE}/expertise`, `${SITE}/people`];
const DOCUMENTS = [`${SITE}/documents`];
const ADMIN = ['<rootDir>/src/admin'];
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
        ...[...ADMIN, ...FIRM, ...PEOPLE, ...DOCUMENTS].map((part) => `${part}/**`),
        TESTS,
        '**/*.gen.ts',
      ],
    },
    { path: '<rootDir>/locales/{locale}/firm', include: FIRM, exclude: [TESTS] },
    { path: '<rootDir>/locales/{locale}/people', include: PEOPLE, exclude: [TESTS] },
    { path: '<rootDir>/locales/{locale}/documents', include: DOCUMENTS, exclude: [TESTS] },
    { path: '<rootDir>/locales/{locale}/admin', include: ADMIN, exclude: [TESTS] },
  ],
  format: formatter({ lineNumbers: false }),
});
