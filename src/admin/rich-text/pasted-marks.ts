import { removeGaps } from './stored-html';

/** Text formats. `link` hides `u`: the site underlines links. */
interface Marks {
  strong?: boolean;
  em?: boolean;
  u?: boolean;
  s?: boolean;
  script?: 'sub' | 'sup';
  link?: boolean;
}

const MARKS_OF_TAGS: Record<string, Marks> = {
  b: { strong: true },
  strong: { strong: true },
  i: { em: true },
  em: { em: true },
  u: { u: true },
  s: { s: true },
  strike: { s: true },
  sub: { script: 'sub' },
  sup: { script: 'sup' },
  a: { link: true },
};
const FORMAT_ELEMENTS = 'b,strong,i,em,u,s,strike,sub,sup';
const FORMAT_DECLARATION_PATTERN =
  /^\s*(font-weight|font-style|text-decoration(-line)?|vertical-align)\s*:/i;

/** Returns the text formats of a style sheet by its single-class selectors. */
function classRules(css: string): Map<string, string> {
  const rules = new Map<string, string>();
  for (const rule of css.replace(/\/\*[\s\S]*?\*\/|<!--|-->/g, '').split('}')) {
    const [selectors = '', declarations = ''] = rule.split('{');
    const markStyles = declarations
      .split(';')
      .filter((declaration) => FORMAT_DECLARATION_PATTERN.test(declaration));
    if (markStyles.length === 0) continue;
    for (const selector of selectors.split(',').map((part) => part.trim())) {
      if (!/^\w*\.[\w-]+$/.test(selector)) continue;
      rules.set(selector, `${rules.get(selector) ?? ''}${markStyles.join(';')};`);
    }
  }
  return rules;
}

/** Applies the text formats of the style sheet: Pages, Notes and Excel may declare bold or struck text only there. */
function applyRules(body: HTMLElement, css: string): void {
  const rules = classRules(css);
  for (const element of body.querySelectorAll('[class]')) {
    const markStyles = [...element.classList]
      .flatMap((name) => [rules.get(`.${name}`), rules.get(`${element.localName}.${name}`)])
      .join('');
    if (markStyles)
      element.setAttribute('style', markStyles + (element.getAttribute('style') ?? ''));
  }
}

/**
 * Returns the text formats within an element: underline and strikethrough of any ancestor, the others of the nearest
 * one that declares them.
 */
function marksIn(element: Element, inheritedMarks: Marks): Marks {
  const marks = { ...inheritedMarks, ...MARKS_OF_TAGS[element.localName] };
  if (!(element instanceof HTMLElement)) return marks;
  // The properties, not the attribute: Word's `mso-bidi-font-weight:normal` applies to other scripts.
  const { fontWeight, fontStyle, verticalAlign, textDecoration, textDecorationLine } =
    element.style;
  if (/^(bold|normal|lighter|initial|\d)/.test(fontWeight)) {
    marks.strong = fontWeight.startsWith('bold') || Number(fontWeight) >= 600;
  }
  if (/^(italic|oblique|normal|initial)/.test(fontStyle)) {
    marks.em = /^(italic|oblique)/.test(fontStyle);
  }
  const decorations = `${textDecoration} ${textDecorationLine}`;
  if (decorations.includes('underline')) marks.u = true;
  if (decorations.includes('line-through')) marks.s = true;
  if (verticalAlign === 'sub') marks.script = 'sub';
  if (verticalAlign === 'super') marks.script = 'sup';
  return marks;
}

function wrap(text: Text, { strong, em, u, s, script, link }: Marks): void {
  const tags = [script, s && 's', u && !link && 'u', em && 'em', strong && 'strong'];
  let innerNode: ChildNode = text;
  for (const tag of tags) {
    if (!tag) continue;
    const mark = text.ownerDocument.createElement(tag);
    innerNode.replaceWith(mark);
    mark.append(innerNode);
    innerNode = mark;
  }
}

function markWords(parent: Element, marks: Marks): void {
  for (const node of [...parent.childNodes]) {
    if (node instanceof Text) wrap(node, marks);
    else if (node instanceof Element) markWords(node, marksIn(node, marks));
  }
}

/**
 * Converts the text formats of a pasted text (elements, styles, style sheet `css`) to the editor's elements, in
 * place: bold, italic, underlined, struck, subscript and superscript.
 */
export function convertMarks(body: HTMLElement, css: string): void {
  applyRules(body, css);
  removeGaps(body);
  const formatElements = [...body.querySelectorAll(FORMAT_ELEMENTS)];
  markWords(body, {});
  for (const element of formatElements) element.replaceWith(...element.childNodes);
}
