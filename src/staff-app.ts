import { startApp } from './app';
import { routeTree } from './route-tree.gen';

/** Starts the application with all routes. */
export function start(): Promise<void> {
  return startApp(routeTree);
}
