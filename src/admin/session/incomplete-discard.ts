import { Store } from '@/lib/store';

/** Holds, until the next login, whether a logout left drafts or deleted items that the user wanted to discard. */
export const isDiscardIncomplete = new Store(false);
