import { createRouter } from '@tanstack/react-router';
import { routeTree } from './route-tree.gen';

/** The router: base path `/` (§2), code preloaded on hover (never data, D37), scroll position kept. */
export function createAppRouter(options: Partial<Parameters<typeof createRouter>[0]> = {}) {
  return createRouter({
    routeTree,
    scrollRestoration: true,
    defaultPreload: 'intent',
    defaultStructuralSharing: true,
    ...options,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
