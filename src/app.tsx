import { I18nProvider } from '@lingui/react';
import { i18n } from '@lingui/core';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { SWRConfig } from 'swr';
import { swrDefaults } from './api/use-read';
import { startCatalogues } from './i18n/catalogues';
import { createAppRouter, type AppRoutes } from './router';
import './ui/fonts.css';
import './ui/tokens.css';
import './ui/base.css';
import './ui/start.css';

/** Starts the application in `#root` once the words of its language are there. */
export async function startApp(routes: AppRoutes): Promise<void> {
  await startCatalogues();
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no #root');
  createRoot(root).render(
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <SWRConfig value={swrDefaults}>
          <RouterProvider router={createAppRouter(routes)} />
        </SWRConfig>
      </I18nProvider>
    </StrictMode>,
  );
}
