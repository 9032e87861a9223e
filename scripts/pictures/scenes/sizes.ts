/** Size of every banner. */
export const BANNER = { width: 1920, height: 1080 } as const;

/** Size of every cover. */
export const COVER = { width: 1280, height: 800 } as const;

/** Size of every picture of the environment. */
export const ROOM = { width: 1600, height: 1067 } as const;
