import type { StorybookConfig } from '@storybook/react-vite';

/** Configures Storybook, which shows the stories of the components in their states. It works offline. */
const config: StorybookConfig = {
  stories: ['./**/*.stories.tsx'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: false },
  // Storybook serves unbundled modules.
  viteFinal: (viteConfig) => ({
    ...viteConfig,
    experimental: { ...viteConfig.experimental, bundledDev: false },
  }),
  staticDirs: ['../public', { from: '../mocks/pictures', to: '/files/seed' }],
};

export default config;
