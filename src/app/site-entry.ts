import { startApp } from './app';
import { routeTree } from './site-route-tree.gen';

/** Starts the application with the public routes only (docs/architecture.md#8-performance). */
export function start(): Promise<void> {
  return startApp(routeTree);
}
