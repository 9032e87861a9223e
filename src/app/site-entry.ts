import { startApp } from './app';
import { routeTree } from './site-route-tree.gen';

/** Starts the application with the routes of visitors alone, who pay for no others (design 8). */
export function start(): Promise<void> {
  return startApp(routeTree);
}
