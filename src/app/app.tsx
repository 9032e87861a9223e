import { I18nProvider } from '@lingui/react';
import { i18n } from '@lingui/core';
import { RouterProvider } from '@tanstack/react-router';
import { startTransition, StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { SWRConfig, type SWRConfiguration } from 'swr';
import { swrDefaults } from '@/api/use-query';
import { loadCatalogs } from '@/i18n/message-catalogs';
import {
  detectPrerenderedMarkup,
  readPrerenderedResponses,
  removePrerenderAttributes,
} from './prerendered-page';
import { createAppRouter, type AppRouter, type AppRoutes } from './router';
import '@/ui/fonts.css';
import '@/ui/tokens.css';
import '@/ui/base.css';
import '@/ui/start.css';

interface ApplicationProps {
  router: AppRouter;
  /** For prerendering. */
  swrConfig?: SWRConfiguration;
}

/** Renders the whole application: the same tree in browsers and in prerendering. */
export function Application({ router, swrConfig }: ApplicationProps) {
  return (
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <SWRConfig value={{ ...swrDefaults, ...swrConfig }}>
          <RouterProvider router={router} />
        </SWRConfig>
      </I18nProvider>
    </StrictMode>
  );
}

/**
 * Renders the application in `#root`, or hydrates its prerendered markup, once the messages of its language are
 * loaded. `prepare` receives the router before it loads a route.
 */
export async function startApp(
  routes: AppRoutes,
  prepare?: (router: AppRouter) => void,
): Promise<void> {
  await loadCatalogs();
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element #root');
  const router = createAppRouter(routes);
  prepare?.(router);
  const markup = detectPrerenderedMarkup();
  if (markup === 'this-page') {
    for (const [key, data] of Object.entries(await readPrerenderedResponses())) {
      // Not `fallback`: with that, SWR reports a loading state.
      SWRConfig.defaultValue.cache.set(key, { data, isLoading: false, isValidating: false });
    }
    // Marks the router as hydrating: otherwise it wraps its matches in a boundary that the prerendered markup lacks.
    router.ssr = { manifest: undefined };
    await router.load();
    startTransition(() => {
      hydrateRoot(root, <Application router={router} />);
    });
    removePrerenderAttributes();
    return;
  }
  // The prerendered markup belongs to another page: the whole screen replaces it at once.
  if (markup === 'other-page') await router.load();
  flushSync(() => createRoot(root).render(<Application router={router} />));
  removePrerenderAttributes();
}
