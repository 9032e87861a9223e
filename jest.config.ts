import { linguiMacroSwcPlugin } from '@lingui/swc-plugin/options';
import type { Config } from 'jest';
import { LIBRARIES } from './scripts/jest/libraries.ts';

const swc: [string, object] = [
  '@swc/jest',
  {
    sourceMaps: 'inline',
    module: { type: 'es6' },
    jsc: {
      target: 'es2023',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
      experimental: {
        cacheRoot: '.cache/swc',
        keepImportAttributes: true,
        plugins: [linguiMacroSwcPlugin()],
      },
    },
  },
];

/** Unit and route tests. They need `node-options` of .npmrc: msw, ky and lingui are ES modules only. */
const config: Config = {
  // What this makes of the sources stays beside all other caches, so that a second run begins with it.
  cacheDirectory: '.cache/jest',
  roots: ['<rootDir>/src', '<rootDir>/mocks', '<rootDir>/scripts', '<rootDir>/locales'],
  globalSetup: '<rootDir>/scripts/jest/libraries.ts',
  // What touches no document says `@jest-environment node` and is spared a browser.
  testEnvironment: 'jest-fixed-jsdom',
  testEnvironmentOptions: { url: 'http://localhost/' },
  extensionsToTreatAsEsm: ['.ts', '.tsx', '.po'],
  transform: {
    '\\.tsx?$': swc,
    '\\.po$': '<rootDir>/scripts/jest/po-transform.mjs',
  },
  moduleNameMapper: {
    ...LIBRARIES,
    '\\.css$': '<rootDir>/scripts/jest/styles.ts',
    '(^|/)env$': '<rootDir>/scripts/jest/env.ts',
    '(^|/)po-files$': '<rootDir>/scripts/jest/po-files.ts',
    '\\.(woff2|svg|webp)$': '<rootDir>/scripts/jest/styles.ts',
    '^@/(.*)$': '<rootDir>/src/$1',
  },
  setupFilesAfterEnv: ['<rootDir>/scripts/jest/setup.ts'],
  testMatch: ['<rootDir>/{src,mocks,scripts}/**/*.test.{ts,tsx}'],
  // Only to end what hangs: how long a test takes is no part of what it proves.
  testTimeout: 120_000,
  // A process that has run many files holds gigabytes of their modules and does little but collect them: it is replaced.
  maxWorkers: 2,
  workerIdleMemoryLimit: '1GB',
};

export default config;
