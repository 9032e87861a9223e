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

/** Configures unit and route tests. They need `node-options` of .npmrc, since msw, ky and Lingui ship only ES modules. */
const config: Config = {
  // The cache of transformed sources, in the folder of all caches.
  cacheDirectory: '.cache/jest',
  roots: ['<rootDir>/src', '<rootDir>/mocks', '<rootDir>/scripts', '<rootDir>/locales'],
  globalSetup: '<rootDir>/scripts/jest/libraries.ts',
  // Tests that need no DOM set `@jest-environment node`.
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
    '(^|/)handbook-files$': '<rootDir>/scripts/jest/handbook-files.ts',
    '\\.(woff2|svg|webp)$': '<rootDir>/scripts/jest/styles.ts',
    '^@/(.*)$': '<rootDir>/src/$1',
  },
  setupFilesAfterEnv: ['<rootDir>/scripts/jest/setup.ts'],
  testMatch: ['<rootDir>/{src,mocks,scripts}/**/*.test.{ts,tsx}'],
  // Only ends tests that hang: no test asserts a duration.
  testTimeout: 120_000,
  // One more than the cores of CI: a seventh of the time a worker waits for timers, such as the autosave of a draft.
  maxWorkers: 3,
  // A worker that has run many files retains gigabytes of modules and spends its time on garbage collection, so it is replaced.
  workerIdleMemoryLimit: '1GB',
};

export default config;
