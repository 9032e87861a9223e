const swc = [
  '@swc/jest',
  {
    sourceMaps: 'inline',
    module: { type: 'es6' },
    jsc: {
      target: 'es2023',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
      experimental: { keepImportAttributes: true, plugins: [['@lingui/swc-plugin', {}]] },
    },
  },
];

/** Unit and route tests. `NODE_OPTIONS=--experimental-vm-modules`: msw, ky and lingui are ES modules only. */
export default {
  testEnvironment: 'jest-fixed-jsdom',
  testEnvironmentOptions: { url: 'http://localhost/' },
  extensionsToTreatAsEsm: ['.ts', '.tsx', '.po'],
  transform: {
    '\\.tsx?$': swc,
    '\\.po$': '<rootDir>/scripts/jest/po-transform.mjs',
  },
  moduleNameMapper: {
    '\\.css$': '<rootDir>/scripts/jest/styles.ts',
    '(^|/)env$': '<rootDir>/scripts/jest/env.ts',
    '(^|/)po-files$': '<rootDir>/scripts/jest/po-files.ts',
    '\\.(woff2|svg|webp)$': '<rootDir>/scripts/jest/styles.ts',
  },
  setupFilesAfterEnv: ['<rootDir>/scripts/jest/setup.ts'],
  testMatch: ['<rootDir>/{src,mocks,scripts}/**/*.test.{ts,tsx}'],
  testTimeout: 30_000,
  // A process that has run many files holds gigabytes of their modules and does little but collect them: it is replaced.
  maxWorkers: 2,
  workerIdleMemoryLimit: '1GB',
};
