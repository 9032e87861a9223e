import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

const FIRM = ['about', 'contact', 'expertise', 'people'].map(
  (part) => `<rootDir>/src/site/${part}`,
);
const DOCUMENTS = '<rootDir>/src/site/documents';
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
        ...['<rootDir>/src/admin', DOCUMENTS, ...FIRM].map((part) => `${part}/**`),
        TESTS,
        '**/*.gen.ts',
      ],
    },
    { path: '<rootDir>/locales/{locale}/firm', include: FIRM, exclude: [TESTS] },
    { path: '<rootDir>/locales/{locale}/documents', include: [DOCUMENTS], exclude: [TESTS] },
    {
      path: '<rootDir>/locales/{locale}/admin',
      include: ['<rootDir>/src/admin'],
      exclude: [TESTS],
    },
  ],
  format: formatter({ lineNumbers: false }),
});
