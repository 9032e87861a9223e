import type { KnipConfig } from 'knip';

/** Configures the check for unused files, exports and dependencies, which `npm test` runs. */
const config: KnipConfig = {
  entry: [
    'src/routes/**/*.tsx',
    'scripts/{test,preview,codegen,bundle-size-limits,dependencies,fonts}.ts',
    'scripts/prerender/{prerender,worker,sanitizer-window}.ts',
    'src/app/prerender-entry.tsx',
    // The compiled macro imports it: lingui.config.ts.
    'src/i18n/trans.tsx',
    'scripts/bench/yardsticks/*.tsx',
    'scripts/jest/*',
    // Built for the browser by e2e/prism.spec.ts.
    'e2e/every-mutation.ts',
    // Replaces Lingui's macro: e2e/macro.tsconfig.json.
    'e2e/lingui-macro.ts',
  ],
  storybook: { config: ['stories/main.ts'], entry: ['stories/{preview,**/*.stories}.tsx'] },
  project: [
    'stories/**/*.{ts,tsx}',
    'src/**/*.{ts,tsx}',
    'mocks/**/*.{ts,tsx}',
    'scripts/**/*.{ts,tsx,mjs}',
    'e2e/**/*.ts',
  ],
  ignore: ['src/api/schema.gen.ts', 'src/app/route-tree.gen.ts'],
  ignoreBinaries: ['apt-get', 'openssl'],
  ignoreDependencies: [
    // Sources of the fonts (scripts/fonts.ts).
    '@fontsource-variable/source-sans-3',
    '@fontsource-variable/source-serif-4',
    // Run by scripts/test.ts, scripts/codegen.ts and e2e/prism.spec.ts.
    '@redocly/cli',
    '@stoplight/prism-cli',
    'openapi-typescript',
    'typescript-native',
    // Part of React DOM (scripts/jest/setup.ts).
    'scheduler',
  ],
};

export default config;
