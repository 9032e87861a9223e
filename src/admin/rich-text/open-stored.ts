import { escapeHtml } from '@/lib/escape-html';
import { editorLosses, type Loss } from './fidelity';
import { preservedMarkup, PRESERVED_BLOCK } from './preserved-block';
import { parseHtml } from './parse-html';
import { roundTripQuill } from './quill-setup';
import { normalizeForEditor, SOFT_BREAK } from './stored-html';

/** A stored text prepared for the editor, and its remaining losses. */
export interface Opened {
  /** The editor's markup. */
  start: string;
  losses: Loss[];
}

/** Invisible elements, whose source the editor would show as text. */
const INVISIBLE = 'script,style,template,title,xml';
/** Elements that the editor does not support: shown and moved as preserved blocks. */
const PRESERVED_BLOCKS =
  'table,figure,hr,dl,pre,details,address,aside,nav,form,fieldset,dialog,menu,plaintext';
const PRESERVED = `${PRESERVED_BLOCKS},video,audio,iframe,object,embed,svg,math,canvas,map,input,textarea,select,button,picture,marquee,noscript`;
const WRAPPER = 'div,section,article,main,header,footer,center';
const BLOCK = `${WRAPPER},p,h1,h2,h3,h4,h5,h6,ul,ol,blockquote,${PRESERVED_BLOCKS}`;
/** Elements that the editor would join when adjacent. */
const JOINED_IF_ADJACENT = 'ul,ol,blockquote';

/** Nodes that belong together: a block, or a run of text outside any block. */
type Unit = ChildNode[];

function isBlock(node: ChildNode): node is Element & ChildNode {
  return node instanceof Element && node.matches(BLOCK);
}

/** Returns whether a `div` only groups blocks: its blocks are then separate units. */
function onlyGroups(element: Element): boolean {
  return (
    element.matches(WRAPPER) &&
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
    if (!isBlock(node)) run.push(node);
    else {
      endRun();
      units.push(...(onlyGroups(node) ? unitsOf(node) : [[node]]));
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

function isUnknown(unit: Unit): boolean {
  return unit.some(
    (node) =>
      node instanceof Element &&
      (node.matches(PRESERVED) || node.querySelector(PRESERVED) !== null),
  );
}

function wouldJoin(before: Unit | undefined, unit: Unit): boolean {
  const [one] = before ?? [];
  const [other] = unit;
  return (
    one instanceof Element &&
    other instanceof Element &&
    one.localName === other.localName &&
    other.matches(JOINED_IF_ADJACENT)
  );
}

function changes(unit: Unit): boolean {
  // An empty line alone would be an empty text.
  const html = `${htmlOf(unit)}<p>.</p>`;
  const body = parseHtml(html);
  normalizeForEditor(body);
  return editorLosses(html, roundTripQuill(body.innerHTML)).length > 0;
}

function preserve(unit: Unit): void {
  const [first] = unit;
  if (!first?.ownerDocument) return;
  first.before(preservedMarkup(first.ownerDocument, htmlOf(unit)));
  for (const node of unit) node.remove();
}

function readStored(html: string): HTMLElement {
  const body = parseHtml(html);
  // Only this module marks preserved blocks.
  for (const own of body.querySelectorAll(`.${PRESERVED_BLOCK}, .${SOFT_BREAK}`)) {
    own.removeAttribute('class');
  }
  for (const element of body.querySelectorAll(INVISIBLE)) {
    if (!element.closest(PRESERVED)) element.remove();
  }
  return body;
}

/** Returns the editor's markup; `compares` also preserves the blocks that the editor would change. */
function markupFor(html: string, compares: boolean): string {
  const body = readStored(html);
  let before: Unit | undefined;
  for (const unit of unitsOf(body)) {
    const isPreserved = isUnknown(unit) || wouldJoin(before, unit) || (compares && changes(unit));
    if (isPreserved) preserve(unit);
    // A preserved neighbor is not joined.
    before = isPreserved ? undefined : unit;
  }
  normalizeForEditor(body);
  return body.innerHTML;
}

function attempt(html: string, compares: boolean): Opened {
  const start = markupFor(html, compares);
  return { start, losses: editorLosses(html, roundTripQuill(start)) };
}

/**
 * Prepares stored HTML for the editor, with known unsupported elements as preserved blocks. The editor that loads it
 * must compare its text with the stored text (`editorLosses`).
 */
export function prepareStored(html: string): string {
  return html.trim() === '' ? '' : markupFor(html, false);
}

/**
 * Prepares stored HTML for the editor (docs/architecture.md#6-unsaved-work). Turns parts that the editor cannot
 * represent into preserved blocks: first the known elements, then each part for which the comparison reports a loss.
 */
export function openStored(html: string): Opened {
  if (html.trim() === '') return { start: '', losses: [] };
  const quick = attempt(html, false);
  return quick.losses.length === 0 ? quick : attempt(html, true);
}

/** Returns the editor's markup right after loading a stored text. */
export function roundTripEditor(html: string): string {
  return roundTripQuill(openStored(html).start);
}
