import type { MessageDescriptor } from '@lingui/core';

/**
 * Stands in for Lingui's macro where no build replaces it: in browser tests and scripts, which read the back office's
 * list of sections (`macro.tsconfig.json` says so). Gives the English words.
 */
export function msg(words: TemplateStringsArray): MessageDescriptor {
  const message = words.join('');
  return { id: message, message };
}
