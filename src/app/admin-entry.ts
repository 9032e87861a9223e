import { startApp } from './app';
import { routeTree } from './route-tree.gen';
import type { AppRouter } from './router';
import { PENDING_DELAY } from '@/ui/screen-pending';

/**
 * Lets the back office's frame be drawn while the code of the first screen in it is still on its way (design 8). Later a
 * screen stays until the next one is there.
 */
function drawFrameFirst(router: AppRouter): void {
  router.update({ ...router.options, defaultPendingMs: 0 });
  const stop = router.subscribe('onResolved', () => {
    stop();
    router.update({ ...router.options, defaultPendingMs: PENDING_DELAY });
  });
}

/** Starts the application with all routes. */
export function start(): Promise<void> {
  return startApp(routeTree, drawFrameFirst);
}
