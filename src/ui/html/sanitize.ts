import createDOMPurify from 'dompurify';
import { pictureUrl, safeUrl } from '@/lib/safe-url';
import { connectAnchors, noteMark } from './sanitize-anchors';
import { sanitizerWindow } from './sanitizer-window';

const { document, Element, HTMLAnchorElement, HTMLFormElement, HTMLImageElement, NodeFilter } =
  sanitizerWindow;
const purify = createDOMPurify(sanitizerWindow);

const KEPT_STYLE =
  /^(text-align:(start|end|left|right|center|justify)|text-decoration:(underline|line-through)|font-weight:(bold|[1-9]00)|font-style:italic|list-style-type:[a-z-]+|vertical-align:(top|middle|bottom|baseline)|width:\d{1,3}(\.\d+)?%)$/;

/** Only declarations that arrange text are kept: nothing that loads, covers or positions. */
function keptStyle(style: string): string {
  return style
    .split(';')
    .map((declaration) => declaration.toLowerCase().replace(/\s+/g, ''))
    .filter((declaration) => KEPT_STYLE.test(declaration))
    .join(';');
}

function mendLink(link: HTMLAnchorElement): void {
  const href = link.getAttribute('href');
  const url = safeUrl(href);
  if (!url) {
    link.removeAttribute('href');
    return;
  }
  link.removeAttribute('target');
  // What was checked is what is followed, also where the text says it relative to the site (D16).
  if (!href?.startsWith('#')) link.setAttribute('href', url);
  if (new URL(url).origin !== location.origin && /^https?:/.test(url)) {
    link.target = '_blank';
    link.rel = 'noopener noreferrer';
  }
}

function mendImage(image: HTMLImageElement): void {
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

/** Names of fields that stand in the way of a form's own, by which DOMPurify looks at it: it takes such a form out whole. */
const CLOBBERING = new Set(
  'attributes childNodes getAttributeNode hasChildNodes insertBefore namespaceURI nodeName nodeType removeAttribute removeAttributeNode removeChild setAttribute textContent'.split(
    ' ',
  ),
);

// jsdom's forms do not show their fields by name, and would keep what browsers lose.
purify.addHook('beforeSanitizeElements', (node) => {
  if (!(node instanceof HTMLFormElement)) return;
  const fields = document.createTreeWalker(node, NodeFilter.SHOW_ELEMENT);
  while (fields.nextNode()) {
    const field = fields.currentNode as HTMLElement;
    if (CLOBBERING.has(field.getAttribute('name') ?? '') || CLOBBERING.has(field.id)) {
      Element.prototype.remove.call(node);
      return;
    }
  }
});

purify.addHook('uponSanitizeAttribute', (element, data) => {
  noteMark(element, data.attrName, data.attrValue);
  // Footnotes say with it where their arrow leads.
  if (data.attrName === 'aria-label') data.forceKeepAttr = element instanceof HTMLAnchorElement;
  if (data.attrName !== 'style') return;
  data.attrValue = keptStyle(data.attrValue);
  data.keepAttr = data.attrValue !== '';
});

purify.addHook('afterSanitizeAttributes', (node) => {
  if (node instanceof HTMLAnchorElement) mendLink(node);
  if (node instanceof HTMLImageElement) mendImage(node);
});

/** How deep elements may nest: no person's text comes near it, and parsers part ways at 512. */
const DEEPEST = 256;

function cutDepth(parent: DocumentFragment | Element, depth = 0): void {
  for (const child of [...parent.children]) {
    if (depth === DEEPEST) child.remove();
    else cutDepth(child, depth + 1);
  }
}

/** A table scrolls in its own frame, which the keyboard can reach. */
function frameTables(fragment: DocumentFragment): void {
  for (const table of fragment.querySelectorAll('table')) {
    if (table.parentElement?.closest('table')) continue;
    const frame = document.createElement('div');
    frame.dataset.frame = 'table';
    frame.tabIndex = 0;
    frame.setAttribute('role', 'group');
    const words = [table.querySelector('caption'), table.rows[0]].map((part) =>
      part?.textContent.trim(),
    );
    frame.setAttribute('aria-label', words.find(Boolean)?.slice(0, 120) ?? '…');
    table.replaceWith(frame);
    frame.append(table);
  }
}

/**
 * Makes harmless nodes of stored HTML (design 7): no scripts, styles, forms, frames or media, no ids
 * or names but those that `connectAnchors` sets, filtered style attributes, checked addresses,
 * `rel=noopener`.
 */
export function sanitize(html: string): DocumentFragment {
  const clean = purify.sanitize(html, {
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
  // There is no body where the text opens with a frameset.
  const fragment = clean ?? document.createDocumentFragment();
  cutDepth(fragment);
  connectAnchors(fragment);
  frameTables(fragment);
  return fragment;
}
