import { sanitize } from '@/ui/html/sanitize';
import '@/admin/shared/inert-html';
import { addTrustRule } from '@/ui/trusted-types';

function sanitizeToHtml(html: string): string {
  if (html === '') return html;
  const container = document.createElement('div');
  container.append(sanitize(html));
  return container.innerHTML;
}

/**
 * Adds the Trusted Types rule for the editor (docs/architecture.md#7-security): sanitizes all HTML that is written into
 * the page. The rule of `inert-html` precedes it: Quill's `DOMParser` receives the text unchanged, since the comparison
 * must see all losses.
 */
export function installHtmlPolicy(): void {
  addTrustRule({ createHTML: sanitizeToHtml });
}
