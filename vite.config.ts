import { tanstackRouter } from '@tanstack/router-plugin/vite';
import { lingui } from '@lingui/vite-plugin';
import { linguiMacroSwcPlugin } from '@lingui/swc-plugin/options';
import react from '@vitejs/plugin-react-swc';
import { msw } from 'msw/vite';
import { defineConfig } from 'vite';
import { adoptStyles } from './scripts/vite/adopt-styles';
import { routePreloads } from './scripts/vite/route-preloads';
import { seedPictures } from './scripts/vite/seed-pictures';

export default defineConfig(({ command }) => ({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: 'src/routes',
      generatedRouteTree: 'src/route-tree.gen.ts',
      quoteStyle: 'single',
      semicolons: true,
    }),
    react({ plugins: [linguiMacroSwcPlugin()] }),
    lingui({ failOnMissing: command === 'build', failOnCompileError: true }),
    adoptStyles(),
    // The mock exists in development only: no byte of it is in a production build (design 5, 8).
    command === 'serve' ? [msw({ mode: 'worker-only' }), seedPictures()] : routePreloads(),
  ],
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    // Fonts and pictures stay files: the policy of design 7 allows no data: fonts.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // One stylesheet and one script for the site's frame instead of a file per component.
            { name: 'site', test: /\/src\/(site\/layout|ui)\/|\/src\/site\/.*\.css$/ },
          ],
        },
      },
    },
  },
  server: { port: 5173 },
  preview: { port: 4173 },
}));
