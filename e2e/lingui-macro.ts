import type { MessageDescriptor } from '@lingui/core';

/**
 * Replaces Lingui's macro where no build transforms it: in browser tests and scripts, which import the back office's
 * list of sections (mapped in `macro.tsconfig.json`). Returns the English message.
 */
export function msg(strings: TemplateStringsArray): MessageDescriptor {
  const message = strings.join('');
  return { id: message, message };
}
