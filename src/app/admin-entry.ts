import { startApp } from './app';
import { routeTree } from './route-tree.gen';
import type { AppRouter } from './router';
import { PENDING_DELAY_MS } from '@/ui/screen-pending';

/**
 * Renders the admin layout while the code of its first screen is still loading (docs/architecture.md#8-performance).
 * Later, a screen stays until the next one is ready.
 */
function renderLayoutFirst(router: AppRouter): void {
  router.update({ ...router.options, defaultPendingMs: 0 });
  const stop = router.subscribe('onResolved', () => {
    stop();
    router.update({ ...router.options, defaultPendingMs: PENDING_DELAY_MS });
  });
}

/** Starts the application with all routes. */
export function start(): Promise<void> {
  return startApp(routeTree, renderLayoutFirst);
}
