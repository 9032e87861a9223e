import { editorLosses, type Loss } from './fidelity';
import { preservedMarkup, PRESERVED_BLOCK } from './preserved-block';
import { parseHtml } from './parse-html';
import { roundTripQuill } from './quill-setup';
import { prepare, SOFT_BREAK } from './stored-html';

/** A stored text made ready for the editor, and what the editor would lose of it all the same. */
export interface Opened {
  /** The editor's markup. */
  start: string;
  losses: Loss[];
}

/** Nobody sees these; the editor would show their source as text. */
const UNSEEN = 'script,style,template,title,xml';
/** The editor has nothing of the kind: shown and moved as they are. */
const KEPT_BLOCKS =
  'table,figure,hr,dl,pre,details,address,aside,nav,form,fieldset,dialog,menu,plaintext';
const KEPT = `${KEPT_BLOCKS},video,audio,iframe,object,embed,svg,math,canvas,map,input,textarea,select,button,picture,marquee,noscript`;
const WRAPPER = 'div,section,article,main,header,footer,center';
const BLOCK = `${WRAPPER},p,h1,h2,h3,h4,h5,h6,ul,ol,blockquote,${KEPT_BLOCKS}`;
/** Two of them side by side would be one in the editor. */
const JOINING = 'ul,ol,blockquote';

/** Nodes of a text that stand together: a block, or a run of words outside any block. */
type Unit = ChildNode[];

function isBlock(node: ChildNode): node is Element & ChildNode {
  return node instanceof Element && node.matches(BLOCK);
}

/** Whether a division only groups blocks: its blocks are then units of their own. */
function onlyGroups(element: Element): boolean {
  return (
    element.matches(WRAPPER) &&
    !element.matches('[id],[dir],[lang],[title],[style]') &&
    [...element.children].some(isBlock) &&
    // Figures that share a division stand in a row on the site.
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
    .map((node) => (node instanceof Element ? node.outerHTML : escapeText(node.textContent ?? '')))
    .join('');
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function isUnknown(unit: Unit): boolean {
  return unit.some(
    (node) => node instanceof Element && (node.matches(KEPT) || node.querySelector(KEPT) !== null),
  );
}

function joins(before: Unit | undefined, unit: Unit): boolean {
  const [one] = before ?? [];
  const [other] = unit;
  return (
    one instanceof Element &&
    other instanceof Element &&
    one.localName === other.localName &&
    other.matches(JOINING)
  );
}

function changes(unit: Unit): boolean {
  // By itself an empty line would be an empty text.
  const html = `${htmlOf(unit)}<p>.</p>`;
  const body = parseHtml(html);
  prepare(body);
  return editorLosses(html, roundTripQuill(body.innerHTML)).length > 0;
}

function keep(unit: Unit): void {
  const [first] = unit;
  if (!first?.ownerDocument) return;
  first.before(preservedMarkup(first.ownerDocument, htmlOf(unit)));
  for (const node of unit) node.remove();
}

function readStored(html: string): HTMLElement {
  const body = parseHtml(html);
  // Only this module says what is kept.
  for (const own of body.querySelectorAll(`.${PRESERVED_BLOCK}, .${SOFT_BREAK}`)) {
    own.removeAttribute('class');
  }
  for (const element of body.querySelectorAll(UNSEEN)) {
    if (!element.closest(KEPT)) element.remove();
  }
  return body;
}

function attempt(html: string, thorough: boolean): Opened {
  const body = readStored(html);
  let before: Unit | undefined;
  for (const unit of unitsOf(body)) {
    const kept = isUnknown(unit) || joins(before, unit) || (thorough && changes(unit));
    if (kept) keep(unit);
    // A kept neighbour joins nothing.
    before = kept ? undefined : unit;
  }
  prepare(body);
  const start = body.innerHTML;
  return { start, losses: editorLosses(html, roundTripQuill(start)) };
}

/**
 * Makes stored HTML ready for the editor (design 6). What the editor cannot represent becomes kept
 * blocks, which it shows, moves and gives back as they were: first what it never can, and where the
 * comparison still finds a difference, each part that changes by itself.
 */
export function openStored(html: string): Opened {
  if (html.trim() === '') return { start: '', losses: [] };
  const quick = attempt(html, false);
  return quick.losses.length === 0 ? quick : attempt(html, true);
}

/** The editor's markup right after it took a stored text. */
export function roundTripEditor(html: string): string {
  return roundTripQuill(openStored(html).start);
}
