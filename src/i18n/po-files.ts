import type { Messages } from '@lingui/core';

/** The catalogues of words by their files, each loaded when it is asked for. Jest has its own, as it knows no globs. */
export const poFiles = import.meta.glob<{ messages: Messages }>('../../locales/*/*.po');
