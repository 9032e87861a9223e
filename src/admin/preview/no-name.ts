/** Replaces a name that is not written yet, as the heading of a preview. */
export const NO_NAME = '…';
