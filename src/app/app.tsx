import { I18nProvider } from '@lingui/react';
import { i18n } from '@lingui/core';
import { RouterProvider } from '@tanstack/react-router';
import { startTransition, StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { SWRConfig, type SWRConfiguration } from 'swr';
import { swrDefaults } from '@/api/use-query';
import { loadCatalogs } from '@/i18n/message-catalogs';
import { prerendered, prerenderedResponses, removeMarks } from './prerendered-page';
import { createAppRouter, type AppRouter, type AppRoutes } from './router';
import '@/ui/fonts.css';
import '@/ui/tokens.css';
import '@/ui/base.css';
import '@/ui/start.css';

interface ApplicationProps {
  router: AppRouter;
  /** How SWR reads where no browser does. */
  reads?: SWRConfiguration;
}

/** The whole application: the same tree in browsers and on a prerendering server. */
export function Application({ router, reads }: ApplicationProps) {
  return (
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <SWRConfig value={{ ...swrDefaults, ...reads }}>
          <RouterProvider router={router} />
        </SWRConfig>
      </I18nProvider>
    </StrictMode>
  );
}

/**
 * Starts the application in `#root` once the words of its language are there, or takes over what is drawn there.
 * `prepare` gets the router before anything is loaded.
 */
export async function startApp(
  routes: AppRoutes,
  prepare?: (router: AppRouter) => void,
): Promise<void> {
  await loadCatalogs();
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no #root');
  const router = createAppRouter(routes);
  prepare?.(router);
  const found = prerendered();
  if (found === 'own') {
    for (const [key, data] of Object.entries(await prerenderedResponses())) {
      // No `fallback`: with that, SWR takes what is there for loading.
      SWRConfig.defaultValue.cache.set(key, {
        data: data ?? undefined,
        isLoading: false,
        isValidating: false,
      });
    }
    // As the router itself takes over: without the boundary that is only around what is drawn anew.
    router.ssr = { manifest: undefined };
    await router.load();
    startTransition(() => {
      hydrateRoot(root, <Application router={router} />);
    });
    removeMarks();
    return;
  }
  // What stands there is of another language: it is replaced by the whole screen, and never seen.
  if (found === 'other') await router.load();
  flushSync(() => createRoot(root).render(<Application router={router} />));
  removeMarks();
}
