import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { DEFAULT_LOCALE, LOCALES } from './src/i18n/locale-list.ts';

/** Catalogs in addition to the one that loads at startup, with their folders. */
const CATALOG_FOLDERS: Record<string, string[]> = {
  documents: ['<rootDir>/src/site/documents'],
  admin: ['<rootDir>/src/admin'],
};
const TESTS = '**/*.test.*';

/** Configures several catalogs, so that visitors load only the messages of their screens (docs/decisions/0001). */
export default defineConfig({
  sourceLocale: DEFAULT_LOCALE,
  locales: [...LOCALES],
  catalogs: [
    {
      path: '<rootDir>/locales/{locale}/messages',
      include: ['<rootDir>/src'],
      exclude: [
        ...Object.values(CATALOG_FOLDERS).flatMap((folders) =>
          folders.map((folder) => `${folder}/**`),
        ),
        TESTS,
        '**/*.gen.ts',
      ],
    },
    ...Object.entries(CATALOG_FOLDERS).map(([name, include]) => ({
      path: `<rootDir>/locales/{locale}/${name}`,
      include,
      exclude: [TESTS],
    })),
  ],
  format: formatter({ lineNumbers: false }),
  runtimeConfigModule: { Trans: ['@/i18n/trans', 'Trans'] },
});
