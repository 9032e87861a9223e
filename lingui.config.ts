import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { DEFAULT_LOCALE, LOCALES } from './src/i18n/locale-list.ts';

/** Catalogues beside the one that is loaded at start, by their folders. */
const PARTS: Record<string, string[]> = {
  documents: ['<rootDir>/src/site/documents'],
  admin: ['<rootDir>/src/admin'],
};
const TESTS = '**/*.test.*';

/** Several catalogues, so that nobody loads words of screens he does not open (docs/decisions/0001). */
export default defineConfig({
  sourceLocale: DEFAULT_LOCALE,
  locales: [...LOCALES],
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
  runtimeConfigModule: { Trans: ['@/i18n/trans', 'Trans'] },
});
