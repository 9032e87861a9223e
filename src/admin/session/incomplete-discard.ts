import { Store } from '@/lib/store';

/** Holds whether the last logout left drafts or deleted items in this browser that the user wanted to discard. */
export const isDiscardIncomplete = new Store(false);
