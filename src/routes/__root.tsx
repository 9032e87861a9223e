import { createRootRoute, lazyRouteComponent, Outlet } from '@tanstack/react-router';

export const Route = createRootRoute({
  component: Outlet,
  notFoundComponent: lazyRouteComponent(
    () => import('@/site/status/not-found-page'),
    'NotFoundPage',
  ),
});
