/** Class and name of a part of a text that the editor shows and moves, but does not take apart. */
export const PRESERVED_BLOCK = 'kept-block';

/** An `id` within a line is called this in the editor: there an `id` belongs to the whole line. */
export const INLINE_MARK = 'data-mark';

/** An `id` of a line is called this in the editor: as an `id` in the page it could stand for an element of ours. */
export const LINE_MARK = 'data-line-mark';

/** The address of a picture as it is stored, where the editor shows it by another: a relative one. */
export const STORED_SOURCE = 'data-stored-source';

/** What a kept part is, which decides how it is edited. */
export type PreservedKind = 'table' | 'figure' | 'rule' | 'other';

/** The editor's markup for a part of a text that stays as it is stored. */
export function preservedMarkup(owner: Document, html: string): HTMLElement {
  const block = owner.createElement('div');
  block.className = PRESERVED_BLOCK;
  block.dataset.html = html;
  return block;
}

/** Frees kept parts from divisions around them, in which Quill would begin a line after each. */
export function unwrapPreserved(body: HTMLElement): void {
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

/** The stored HTML of a kept part. */
export function preservedHtml(block: Element): string {
  return block.getAttribute('data-html') ?? '';
}

/** Stands for a kept part while the text around it is tidied: no rule for texts applies to it. */
const PLACE = 'kept-place';

/** Takes the kept parts out of the editor's markup, in place; gives what puts them back into its HTML. */
export function extractPreservedBlocks(body: HTMLElement): (html: string) => string {
  const kept: string[] = [];
  for (const block of body.querySelectorAll(`.${PRESERVED_BLOCK}`)) {
    const place = body.ownerDocument.createElement(PLACE);
    place.setAttribute('n', String(kept.push(preservedHtml(block)) - 1));
    block.replaceWith(place);
  }
  return (html) =>
    html.replace(
      /<kept-place n="(\d+)"><\/kept-place>/g,
      (_place, number: string) => kept[Number(number)] ?? '',
    );
}
