import type { Messages } from '@lingui/core';

/** Maps the files of the message catalogs to their imports. Jest has a file of its own, as it does not support globs. */
export const poFiles = import.meta.glob<{ messages: Messages }>('../../locales/*/*.po');
