import type { AppRoutes } from './router';

/** The generated tree of the routes that visitors load, which comes without types of its own. */
export declare const routeTree: AppRoutes;
