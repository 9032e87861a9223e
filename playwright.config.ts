import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/chromium';

/**
 * Browser features to disable. Those of the address bar (Omnibox) render two pages for each test, which takes longer than
 * most screens of the site. The last of several `--disable-features` flags applies, so the list repeats those that
 * Playwright disables, except for Windows and Edge.
 */
const DISABLED_FEATURES = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/**
 * Tags of tests that run only if selected (`npm run e2e -- --grep @network-faults`): most network faults, of which `npm test`
 * runs a sample; the steps of the container file, which start with `npm ci`; and all stories.
 */
const ON_DEMAND_TAGS = [/@network-faults/, /@container/, /@stories/];
/** Tags of tests that run only if their project is selected: `npm run e2e -- --project=firefox`, or webkit. */
const EXCLUDED_ENGINE_TAGS = process.argv.some((arg) => /^(--project=)?(firefox|webkit)$/.test(arg))
  ? []
  : [/@engine/];

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  // Replaces Lingui's macro in the list of admin sections, which no build transforms here.
  tsconfig: 'e2e/macro.tsconfig.json',
  fullyParallel: true,
  grepInvert: [
    ...ON_DEMAND_TAGS.filter(({ source }) => !process.argv.some((arg) => arg.includes(source))),
    ...EXCLUDED_ENGINE_TAGS,
  ],
  projects: [
    { name: 'chromium', testIgnore: '**/user-flows.spec.ts' },
    { name: 'firefox', testMatch: '**/user-flows.spec.ts' },
    { name: 'webkit', testMatch: '**/user-flows.spec.ts' },
  ],
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // Only end tests that hang: a busy machine takes many times as long.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: process.env.CI ? [['line']] : [['list']],
  use: {
    launchOptions: {
      executablePath: findChromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        `--disable-features=${DISABLED_FEATURES.join(',')}`,
      ],
    },
    locale: 'en-US',
    timezoneId: 'Asia/Shanghai',
    // A trace costs as much as the test: TRACE=1 keeps those of failed tests.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
  },
});
