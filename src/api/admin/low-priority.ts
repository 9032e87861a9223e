/**
 * For requests of the layout. With the default priority, one would take one of the six connections that browsers open
 * over HTTP/1.1, and delay the code of the screen by a round trip.
 */
export const LOW_PRIORITY = { priority: 'low' } as const;
