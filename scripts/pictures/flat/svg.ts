import { COLOR } from '../palette.ts';

/** Attributes of an SVG element. */
export type Attributes = Readonly<Record<string, string | number>>;

/** One SVG element. */
function el(name: string, attributes: Attributes, inner = ''): string {
  const list = Object.entries(attributes).map(([key, value]) => ` ${key}="${String(value)}"`);
  return inner ? `<${name}${list.join('')}>${inner}</${name}>` : `<${name}${list.join('')}/>`;
}

/** A whole drawing on paper, with the hatchings `hatch-ink`, `hatch-muted`, `hatch-oxblood` and `hatch-line` at hand. */
export function sheet(width: number, height: number, body: string): string {
  const hatch = (name: string, color: string, gap: number) =>
    el(
      'pattern',
      {
        id: `hatch-${name}`,
        width: gap,
        height: gap,
        patternUnits: 'userSpaceOnUse',
        patternTransform: 'rotate(45)',
      },
      el('rect', { width: gap, height: gap * 0.32, fill: color }),
    );
  const defs = el(
    'defs',
    {},
    [
      hatch('ink', COLOR.ink, 6),
      hatch('muted', COLOR.muted, 6),
      hatch('oxblood', COLOR.oxblood, 6),
      hatch('line', '#c9c3b6', 7),
    ].join(''),
  );
  const ground = el('rect', { width, height, fill: COLOR.paper });
  return el(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width,
      height,
      viewBox: `0 0 ${String(width)} ${String(height)}`,
    },
    defs + ground + body,
  );
}

/** A straight line. */
export function line(
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  color: string,
  width = 1.5,
  more: Attributes = {},
): string {
  return el('line', { x1, y1, x2, y2, stroke: color, 'stroke-width': width, ...more });
}

/** A rectangle with fill and optional outline. */
export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  more: Attributes = {},
): string {
  return el('rect', { x, y, width, height, fill, ...more });
}

/** A circle. */
export function dot(
  cx: number,
  cy: number,
  r: number,
  fill: string,
  more: Attributes = {},
): string {
  return el('circle', { cx, cy, r, fill, ...more });
}

/** A path. */
export function path(d: string, more: Attributes): string {
  return el('path', { d, fill: 'none', ...more });
}
