import { toSafeFragment } from '../src/ui/html/safe-html';
import { sanitizerWindow } from '../src/ui/html/sanitizer-window';

/**
 * Returns the sanitized markup of stored texts; bundled for the browser and for the prerendering server by
 * `sanitize.spec.ts`.
 */
export function sanitizeToMarkup(texts: readonly string[]): string[] {
  return texts.map((text) => {
    const container = sanitizerWindow.document.createElement('div');
    container.append(toSafeFragment(text));
    return container.innerHTML;
  });
}
