import type { MessageDescriptor } from '@lingui/core';

/**
 * Replaces Lingui's macro where no build transforms it: in browser tests and scripts, which import the admin area's
 * list of sections (mapped in `macro.tsconfig.json`). Returns a descriptor of the English message, without its
 * context.
 */
export function msg(text: TemplateStringsArray | { message: string }): MessageDescriptor {
  const message = 'message' in text ? text.message : text.join('');
  return { id: message, message };
}
