import { startApp } from './app';
import { routeTree } from './route-tree.gen';
import type { AppRouter } from './router';
import { PENDING_DELAY_MS } from '@/ui/screen-pending';
import type { ScreenLocation } from '@/site/prefetch-route';

/**
 * Renders the admin layout while the code of its first screen is still loading (docs/architecture.md#8-performance).
 * Later, a screen stays until the next one is ready, for up to `PENDING_DELAY_MS`.
 */
function renderLayoutFirst(router: AppRouter): void {
  router.update({ ...router.options, defaultPendingMs: 0 });
  const unsubscribe = router.subscribe('onResolved', () => {
    unsubscribe();
    router.update({ ...router.options, defaultPendingMs: PENDING_DELAY_MS });
  });
}

/**
 * Starts the application with all routes. Calls `prefetchNextItem` when a link is pressed, about a tenth of a second
 * before the click, and when a navigation starts. The function is a parameter, since its module is bundled with the
 * entry script, which this chunk must not import.
 */
export function start(
  prefetchNextItem: (fromLocation: ScreenLocation, toLocation: ScreenLocation) => void,
): Promise<void> {
  return startApp(routeTree, (router) => {
    renderLayoutFirst(router);
    document.addEventListener('pointerdown', ({ button, target }) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
      if (link && button === 0 && link.origin === location.origin) prefetchNextItem(location, link);
    });
    router.subscribe('onBeforeNavigate', ({ fromLocation, toLocation }) => {
      if (fromLocation)
        prefetchNextItem(screenLocationOf(fromLocation), screenLocationOf(toLocation));
    });
  });
}

const screenLocationOf = ({
  pathname,
  searchStr,
}: {
  pathname: string;
  searchStr: string;
}): ScreenLocation => ({
  pathname,
  search: searchStr,
});
