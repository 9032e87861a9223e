import createDOMPurify from 'dompurify';
import { pictureUrl, safeUrl } from '@/lib/safe-url';
import { connectAnchors, rememberAnchorName } from './sanitize-anchors';
import { sanitizerWindow } from './sanitizer-window';

const { document, Element, HTMLAnchorElement, HTMLFormElement, HTMLImageElement, NodeFilter } =
  sanitizerWindow;
const purify = createDOMPurify(sanitizerWindow);

const ALLOWED_STYLE_PATTERN =
  /^(text-align:(start|end|left|right|center|justify)|text-decoration:(underline|line-through)|font-weight:(bold|[1-9]00)|font-style:italic|list-style-type:[a-z-]+|vertical-align:(top|middle|bottom|baseline)|width:\d{1,3}(\.\d+)?%)$/;

/** Returns the allowed style declarations, which format text: nothing that loads, covers or positions. */
function allowedStyle(style: string): string {
  return style
    .split(';')
    .map((declaration) => declaration.toLowerCase().replace(/\s+/g, ''))
    .filter((declaration) => ALLOWED_STYLE_PATTERN.test(declaration))
    .join(';');
}

function normalizeLink(link: HTMLAnchorElement): void {
  const href = link.getAttribute('href');
  const url = safeUrl(href);
  if (!url) {
    link.removeAttribute('href');
    return;
  }
  link.removeAttribute('target');
  // Sets the checked absolute URL, also for relative ones (D16).
  if (!href?.startsWith('#')) link.setAttribute('href', url);
  if (new URL(url).origin !== location.origin && /^https?:/.test(url)) {
    link.target = '_blank';
    link.rel = 'noopener noreferrer';
  }
}

function normalizeImage(image: HTMLImageElement): void {
  const url = pictureUrl(image.getAttribute('src'));
  if (!url) {
    image.remove();
    return;
  }
  image.setAttribute('src', url);
  image.setAttribute('loading', 'lazy');
  image.setAttribute('decoding', 'async');
  if (!image.hasAttribute('alt')) image.alt = '';
}

/** Field names that shadow the properties of a form that DOMPurify reads: it removes such a form entirely. */
const CLOBBERING_NAMES = new Set(
  'attributes childNodes getAttributeNode hasChildNodes insertBefore namespaceURI nodeName nodeType removeAttribute removeAttributeNode removeChild setAttribute textContent'.split(
    ' ',
  ),
);

// jsdom does not expose fields as properties of a form, and would preserve forms that browsers remove.
purify.addHook('beforeSanitizeElements', (node) => {
  if (!(node instanceof HTMLFormElement)) return;
  const fields = document.createTreeWalker(node, NodeFilter.SHOW_ELEMENT);
  while (fields.nextNode()) {
    const field = fields.currentNode as HTMLElement;
    if (CLOBBERING_NAMES.has(field.getAttribute('name') ?? '') || CLOBBERING_NAMES.has(field.id)) {
      Element.prototype.remove.call(node);
      return;
    }
  }
});

purify.addHook('uponSanitizeAttribute', (element, data) => {
  rememberAnchorName(element, data.attrName, data.attrValue);
  // Footnotes label the link back to the text with `aria-label`.
  if (data.attrName === 'aria-label') data.forceKeepAttr = element instanceof HTMLAnchorElement;
  if (data.attrName !== 'style') return;
  data.attrValue = allowedStyle(data.attrValue);
  data.keepAttr = data.attrValue !== '';
});

purify.addHook('afterSanitizeAttributes', (node) => {
  if (node instanceof HTMLAnchorElement) normalizeLink(node);
  if (node instanceof HTMLImageElement) normalizeImage(node);
});

/** Maximum nesting depth: deeper than any real text, and below 512, where parsers differ. */
const MAX_DEPTH = 256;

function limitDepth(parent: DocumentFragment | Element, depth = 0): void {
  for (const child of [...parent.children]) {
    if (depth === MAX_DEPTH) child.remove();
    else limitDepth(child, depth + 1);
  }
}

/** Wraps tables in a scroll container that is reachable by keyboard. */
function wrapTables(fragment: DocumentFragment): void {
  for (const table of fragment.querySelectorAll('table')) {
    if (table.parentElement?.closest('table')) continue;
    const scrollContainer = document.createElement('div');
    scrollContainer.dataset.frame = 'table';
    scrollContainer.tabIndex = 0;
    scrollContainer.setAttribute('role', 'group');
    const cellTexts = [...(table.rows[0]?.cells ?? [])].map((cell) => cell.textContent.trim());
    const [label = '…'] = [
      table.caption?.textContent.trim() ?? '',
      cellTexts.filter(Boolean).join(', '),
    ].filter(Boolean);
    scrollContainer.setAttribute('aria-label', label.slice(0, 120));
    table.replaceWith(scrollContainer);
    scrollContainer.append(table);
  }
}

/**
 * Returns stored HTML as sanitized nodes (docs/architecture.md#7-security): without scripts, style sheets, forms,
 * frames, video and audio, with ids set by `connectAnchors` only, filtered style attributes, checked URLs, and
 * `rel=noopener` on links to other sites.
 */
export function sanitize(html: string): DocumentFragment {
  const sanitizedFragment = purify.sanitize(html, {
    USE_PROFILES: { html: true },
    FORBID_TAGS: [
      'style',
      'form',
      'input',
      'button',
      'textarea',
      'select',
      'option',
      'label',
      'fieldset',
      'dialog',
      'video',
      'audio',
      'source',
      'track',
      'map',
      'area',
      'picture',
      'marquee',
      'font',
      'template',
    ],
    FORBID_ATTR: [
      'id',
      'name',
      'class',
      'srcset',
      'background',
      'bgcolor',
      'color',
      'face',
      'align',
      'valign',
      'tabindex',
      'accesskey',
      'contenteditable',
      'popover',
      'popovertarget',
      'autofocus',
      'role',
    ],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  }) as DocumentFragment | null;
  // The body is missing if the text starts with a frameset.
  const fragment = sanitizedFragment ?? document.createDocumentFragment();
  limitDepth(fragment);
  connectAnchors(fragment);
  wrapTables(fragment);
  return fragment;
}
