import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { PENDING_DELAY_MS, ScreenPending } from '@/ui/screen-pending';
import { AppError } from './app-error';
import type { routeTree } from './route-tree.gen';

/** All routes, or the public ones, which have the same type (`site-route-tree.gen.d.ts`). */
export type AppRoutes = typeof routeTree;

/** Parses search parameters as plain text, not as JSON. */
function parseSearch(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search));
}

function stringifySearch(search: Record<string, unknown>): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (typeof value === 'number' || (typeof value === 'string' && value !== '')) {
      parameters.set(name, String(value));
    }
  }
  const text = parameters.toString();
  return text && `?${text}`;
}

/**
 * Creates the router. It preloads code on hover, never data (D37), and restores the scroll position on back. Tests and
 * prerendering pass a memory history.
 */
export function createAppRouter(routes: AppRoutes, history?: RouterHistory) {
  return createRouter({
    routeTree: routes,
    parseSearch,
    stringifySearch,
    // As on the server, which responds with 404 to `/HOME` (D55).
    caseSensitive: true,
    scrollRestoration: true,
    defaultPreload: 'intent',
    defaultErrorComponent: AppError,
    defaultPendingComponent: ScreenPending,
    defaultPendingMs: PENDING_DELAY_MS,
    defaultPendingMinMs: 0,
    ...(history && { history }),
  });
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
