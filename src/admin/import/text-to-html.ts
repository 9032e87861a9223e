import { escapeHtml } from '@/admin/shared/escape-html';
import { sanitize } from '@/ui/html/sanitize';
import { parseInertHtml } from '@/admin/shared/inert-html';
import type { CellProblem } from './checked-row';

const LEADING_TAG_PATTERN = /^\s*<[a-z][a-z\d]*(\s[^>]*|\/)?>/i;

function isHtml(text: string): boolean {
  return LEADING_TAG_PATTERN.test(text);
}

/**
 * Returns the HTML of a cell: unchanged if it starts with a tag; otherwise a paragraph per line, or per block of lines
 * between blank lines.
 */
export function textToHtml(text: string): string {
  if (text.trim() === '' || isHtml(text)) return text;
  const lines = text.replace(/\r\n?/g, '\n').trim();
  const blocks = /\n\s*\n/.test(lines) ? lines.split(/\n\s*\n/) : lines.split('\n');
  return blocks
    .map((block) => block.trim().split('\n').map(escapeHtml).join('<br>'))
    .map((block) => `<p>${block}</p>`)
    .join('');
}

/** Returns the names of event handler attributes, and of elements that the sanitizer removes wherever they occur. */
function unsafeParts(html: string): string[] {
  const allowedElements = new Set(
    [...sanitize(html).querySelectorAll('*')].map((element) => element.localName),
  );
  const body = parseInertHtml(html);
  const parts = [...body.querySelectorAll('*')].flatMap((element) => [
    ...(allowedElements.has(element.localName) ? [] : [`<${element.localName}>`]),
    // A form's field of that name would shadow the form's own method.
    ...Element.prototype.getAttributeNames.call(element).filter((name) => name.startsWith('on')),
  ]);
  return [...new Set(parts)];
}

/** Returns the problem of an HTML cell with elements or event handlers that the sanitizer removes; undefined for others. */
export function findUnsafeHtml(text: string): CellProblem | undefined {
  const parts = isHtml(text) ? unsafeParts(text) : [];
  return parts.length > 0 ? { type: 'unsafe-html', parts } : undefined;
}
