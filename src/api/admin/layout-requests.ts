/**
 * Sends a request of the layout after those of the screen's code: it would otherwise take one of the six connections
 * that browsers open over HTTP/1.1, and delay the screen by a round trip.
 */
export const AFTER_SCREEN = { priority: 'low' } as const;
