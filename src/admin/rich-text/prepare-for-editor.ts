import { escapeHtml } from '@/admin/shared/escape-html';
import { editorLosses } from './fidelity';
import { createPreservedElement, PRESERVED_BLOCK } from './preserved-block';
import { parseHtml } from './parse-html';
import { roundTripQuill } from './quill-setup';
import { normalizeForEditor, SOFT_BREAK } from './stored-html';

/** A stored text prepared for the editor, and its remaining losses (see `compareHtml`). */
export interface PreparedText {
  editorHtml: string;
  losses: string[];
}

/** Invisible elements, whose source the editor would show as text. */
const INVISIBLE_ELEMENTS = 'script,style,template,title,xml';
/** Blocks, and then all elements, that the editor does not support: a part with one becomes a preserved block. */
const PRESERVED_BLOCK_ELEMENTS =
  'table,figure,hr,dl,pre,details,address,aside,nav,form,fieldset,dialog,menu,plaintext';
const PRESERVED_ELEMENTS = `${PRESERVED_BLOCK_ELEMENTS},video,audio,iframe,object,embed,svg,math,canvas,map,input,textarea,select,button,picture,marquee,noscript`;
const WRAPPER_ELEMENTS = 'div,section,article,main,header,footer,center';
const BLOCK_ELEMENTS = `${WRAPPER_ELEMENTS},p,h1,h2,h3,h4,h5,h6,ul,ol,blockquote,${PRESERVED_BLOCK_ELEMENTS}`;
/** Elements that the editor would join when adjacent. */
const JOINED_IF_ADJACENT = 'ul,ol,blockquote';

/** Nodes that belong together: a block, or a run of text outside any block. */
type Unit = ChildNode[];

function isBlock(node: ChildNode): node is Element & ChildNode {
  return node instanceof Element && node.matches(BLOCK_ELEMENTS);
}

/** Returns whether an element such as a `div` only groups blocks: its blocks are then separate units. */
function isPlainWrapper(element: Element): boolean {
  return (
    element.matches(WRAPPER_ELEMENTS) &&
    !element.matches('[id],[dir],[lang],[title],[style]') &&
    [...element.children].some(isBlock) &&
    // Figures in a shared `div` are shown in a row on the site.
    !element.querySelector(':scope > figure')
  );
}

function unitsOf(parent: Element): Unit[] {
  const units: Unit[] = [];
  let run: Unit = [];
  const endRun = () => {
    if (run.some((node) => node instanceof Element || node.textContent?.trim())) units.push(run);
    run = [];
  };
  for (const node of parent.childNodes) {
    // As part of a unit, the text of a comment would become visible.
    if (node instanceof Comment) continue;
    if (!isBlock(node)) run.push(node);
    else {
      endRun();
      units.push(...(isPlainWrapper(node) ? unitsOf(node) : [[node]]));
    }
  }
  endRun();
  return units;
}

function htmlOf(unit: Unit): string {
  return unit
    .map((node) => (node instanceof Element ? node.outerHTML : escapeHtml(node.textContent ?? '')))
    .join('');
}

function isUnsupported(unit: Unit): boolean {
  return unit.some(
    (node) =>
      node instanceof Element &&
      (node.matches(PRESERVED_ELEMENTS) || node.querySelector(PRESERVED_ELEMENTS) !== null),
  );
}

function wouldJoin(previousUnit: Unit | undefined, unit: Unit): boolean {
  const [previousNode] = previousUnit ?? [];
  const [node] = unit;
  return (
    previousNode instanceof Element &&
    node instanceof Element &&
    previousNode.localName === node.localName &&
    node.matches(JOINED_IF_ADJACENT)
  );
}

function wouldChange(unit: Unit): boolean {
  // An empty line alone would be an empty text.
  const html = `${htmlOf(unit)}<p>.</p>`;
  const body = parseHtml(html);
  normalizeForEditor(body);
  return editorLosses(html, roundTripQuill(body.innerHTML)).length > 0;
}

function preserve(unit: Unit): void {
  const [first] = unit;
  if (!first?.ownerDocument) return;
  first.before(createPreservedElement(first.ownerDocument, htmlOf(unit)));
  for (const node of unit) node.remove();
}

function parseStoredHtml(html: string): HTMLElement {
  const body = parseHtml(html);
  // Such classes in stored HTML would be taken for those of the editor.
  for (const element of body.querySelectorAll(`.${PRESERVED_BLOCK}, .${SOFT_BREAK}`)) {
    element.removeAttribute('class');
  }
  for (const element of body.querySelectorAll(INVISIBLE_ELEMENTS)) {
    if (!element.closest(PRESERVED_ELEMENTS)) element.remove();
  }
  return body;
}

/** Returns the editor's markup; `comparesEachUnit` also preserves the units that the editor would change. */
function markupFor(html: string, comparesEachUnit: boolean): string {
  const body = parseStoredHtml(html);
  let previousUnit: Unit | undefined;
  for (const unit of unitsOf(body)) {
    const isPreserved =
      isUnsupported(unit) ||
      wouldJoin(previousUnit, unit) ||
      (comparesEachUnit && wouldChange(unit));
    if (isPreserved) preserve(unit);
    // A preserved neighbor is not joined.
    previousUnit = isPreserved ? undefined : unit;
  }
  normalizeForEditor(body);
  return body.innerHTML;
}

function prepare(html: string, comparesEachUnit: boolean): PreparedText {
  const editorHtml = markupFor(html, comparesEachUnit);
  return { editorHtml, losses: editorLosses(html, roundTripQuill(editorHtml)) };
}

/**
 * Prepares stored HTML for the editor, with known unsupported elements as preserved blocks. The editor that loads it
 * must compare its text with the stored text (`editorLosses`).
 */
export function prepareWithoutComparison(html: string): string {
  return html.trim() === '' ? '' : markupFor(html, false);
}

/**
 * Prepares stored HTML for the editor (docs/architecture.md#6-unsaved-work). Turns parts that the editor cannot
 * represent into preserved blocks: known elements, and if losses remain, each part that the editor would change.
 */
export function prepareForEditor(html: string): PreparedText {
  if (html.trim() === '') return { editorHtml: '', losses: [] };
  const preparedText = prepare(html, false);
  return preparedText.losses.length === 0 ? preparedText : prepare(html, true);
}

/** Returns the editor's markup right after loading a stored text. */
export function roundTripEditor(html: string): string {
  return roundTripQuill(prepareForEditor(html).editorHtml);
}
