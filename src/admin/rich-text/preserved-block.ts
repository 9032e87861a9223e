/** Class and blot name of a preserved block, which the editor shows and moves as a whole. */
export const PRESERVED_BLOCK = 'preserved-block';

/** Attributes for the `id` of an inline element or a line in the editor, where an `id` could collide with one of the page. */
export const INLINE_ID_ATTRIBUTE = 'data-inline-id';
export const LINE_ID_ATTRIBUTE = 'data-line-id';

/** Attribute for the stored address of a picture: the editor shows a relative one by its absolute address. */
export const STORED_SOURCE_ATTRIBUTE = 'data-stored-source';

export type PreservedKind = 'table' | 'figure' | 'divider' | 'other';

/** Creates the element that Quill loads as a preserved block. */
export function createPreservedElement(ownerDocument: Document, html: string): HTMLElement {
  const block = ownerDocument.createElement('div');
  block.className = PRESERVED_BLOCK;
  block.dataset.html = html;
  return block;
}

/** Unwraps elements such as `div` around preserved blocks, after which Quill would start a new line. */
export function removeWrappersOfPreserved(body: HTMLElement): void {
  for (const block of body.querySelectorAll(`.${PRESERVED_BLOCK}`)) {
    for (
      let parent = block.parentElement;
      parent && parent !== body;
      parent = block.parentElement
    ) {
      if (!parent.matches('div,section,article,main,header,footer,center')) break;
      parent.replaceWith(...parent.childNodes);
    }
  }
}

/** Returns the stored HTML of a preserved block. */
export function preservedHtml(block: Element): string {
  return block.getAttribute('data-html') ?? '';
}

/** Placeholder of a preserved block while the surrounding text is cleaned: no text rule applies to it. */
const PLACEHOLDER_TAG = 'preserved-placeholder';

/** Extracts the preserved blocks from markup, in place; returns the function that restores them in its HTML. */
export function extractPreservedBlocks(body: HTMLElement): (html: string) => string {
  const blocks: string[] = [];
  for (const block of body.querySelectorAll(`.${PRESERVED_BLOCK}`)) {
    const placeholder = body.ownerDocument.createElement(PLACEHOLDER_TAG);
    placeholder.setAttribute('n', String(blocks.push(preservedHtml(block)) - 1));
    block.replaceWith(placeholder);
  }
  return (html) =>
    html.replace(
      /<preserved-placeholder n="(\d+)"><\/preserved-placeholder>/g,
      (_placeholder, number: string) => blocks[Number(number)] ?? '',
    );
}
