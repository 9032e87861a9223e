import type { Messages } from '@lingui/core';

/** Maps the files of the message catalogs to their imports. Jest, which does not support globs, has another module. */
export const poFiles = import.meta.glob<{ messages: Messages }>('../../locales/*/*.po');
