import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

/** Two catalogues, so that visitors never load the words of the back office (docs/decisions/0001). */
export default defineConfig({
  sourceLocale: 'en_US',
  locales: ['en_US', 'zh_CN'],
  catalogs: [
    {
      path: '<rootDir>/locales/{locale}/messages',
      include: ['<rootDir>/src'],
      exclude: ['<rootDir>/src/admin/**', '**/*.test.*', '**/*.gen.ts'],
    },
    {
      path: '<rootDir>/locales/{locale}/admin',
      include: ['<rootDir>/src/admin'],
      exclude: ['**/*.test.*'],
    },
  ],
  format: formatter({ lineNumbers: false }),
});
