import type { StorybookConfig } from '@storybook/react-vite';

/** The gallery: what the product is made of, in its states. It asks nothing of any network. */
const config: StorybookConfig = {
  stories: ['./**/*.stories.tsx'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: false },
  // Storybook serves modules one by one.
  viteFinal: (config) => ({
    ...config,
    experimental: { ...config.experimental, bundledDev: false },
  }),
  staticDirs: ['../public', { from: '../mocks/pictures', to: '/files/seed' }],
};

export default config;
