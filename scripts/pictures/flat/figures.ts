import { COLOR, mix } from '../palette.ts';
import { between, createRandom } from '../random.ts';
import { dot, line, path, rect, sheet } from './svg.ts';

const [W, H] = [1200, 750];
const OUTLINE = { stroke: COLOR.ink, 'stroke-width': 1.6 } as const;

/** Milestones along a line of years, with the spans they close. */
export function timeline(): string {
  const random = createRandom('timeline');
  const base = 470;
  const parts: string[] = [];
  for (let k = 0; k <= 40; k += 1) {
    const x = 100 + k * 25;
    parts.push(
      line(
        x,
        base,
        x,
        base + (k % 5 === 0 ? 22 : 10),
        k % 5 === 0 ? COLOR.ink : COLOR.muted,
        k % 5 === 0 ? 1.8 : 1,
      ),
    );
  }
  parts.push(line(80, base, 1120, base, COLOR.ink, 2.4));
  const spans = [
    [100, 330, 0],
    [280, 560, 1],
    [225, 470, 2],
    [500, 840, 0],
    [610, 760, 2],
    [720, 1060, 1],
    [880, 1100, 0],
  ] as const;
  spans.forEach(([x0, x1, row], k) => {
    const y = base + 60 + row * 58;
    const chosen = k === 3;
    parts.push(
      rect(x0, y, x1 - x0, 34, chosen ? COLOR.oxblood : COLOR.white, {
        ...OUTLINE,
        stroke: chosen ? COLOR.oxblood : COLOR.ink,
      }),
    );
    if (!chosen)
      parts.push(
        rect(
          x0,
          y,
          (x1 - x0) * between(random, 0.35, 1),
          34,
          k % 2 ? 'url(#hatch-muted)' : mix(COLOR.line, COLOR.muted, 0.2),
        ),
      );
    parts.push(line(x0, base + 22, x0, y, COLOR.muted, 1, { 'stroke-dasharray': '3 5' }));
  });
  const marks = [
    [100, 150],
    [225, 250],
    [330, 110],
    [500, 210],
    [610, 300],
    [760, 130],
    [840, 260],
    [975, 180],
    [1100, 90],
  ] as const;
  const colorOf = (k: number) => (k === 3 || k === 6 ? COLOR.oxblood : COLOR.ink);
  marks.forEach(([x, y], k) => parts.push(line(x, y + 10, x, base, colorOf(k), 1.4)));
  marks.forEach(([x, y], k) => {
    const left = x > 1000 ? x - 132 : x + 14;
    parts.push(
      rect(left, y - 26, 118, 52, COLOR.white, { stroke: COLOR.line, 'stroke-width': 1.5 }),
    );
    for (let r = 0; r < 3; r += 1)
      parts.push(
        rect(
          left + 12,
          y - 14 + r * 13,
          between(random, 46, 92),
          3,
          r === 0 ? COLOR.muted : '#cfc9be',
        ),
      );
    parts.push(dot(x, y, 11, COLOR.paper, { stroke: colorOf(k), 'stroke-width': 2 }));
    parts.push(dot(x, y, 5, colorOf(k)));
  });
  return sheet(W, H, parts.join(''));
}

/** A group of companies: holdings, a border they cross, and the company that is sold. */
export function structure(): string {
  const parts: string[] = [];
  const box = (x: number, y: number, w: number, kind: 'plain' | 'hatched' | 'sold' | 'ink') => {
    const fill = { plain: COLOR.white, hatched: COLOR.white, sold: COLOR.oxblood, ink: COLOR.ink }[
      kind
    ];
    parts.push(
      rect(x - w / 2, y, w, 64, fill, {
        ...OUTLINE,
        stroke: kind === 'sold' ? COLOR.oxblood : COLOR.ink,
      }),
    );
    if (kind === 'hatched') parts.push(rect(x - w / 2, y, w, 64, 'url(#hatch-line)'));
    const pale =
      kind === 'sold' || kind === 'ink' ? mix(COLOR.paper, COLOR.muted, 0.25) : COLOR.muted;
    parts.push(
      rect(x - w * 0.28, y + 25, w * 0.56, 4, pale),
      rect(x - w * 0.18, y + 37, w * 0.36, 3, pale, { opacity: 0.6 }),
    );
  };
  const link = (x0: number, y0: number, x1: number, y1: number, share = true) => {
    const middle = y0 + (y1 - y0) * 0.5;
    parts.push(
      path(`M${String(x0)} ${String(y0)}V${String(middle)}H${String(x1)}V${String(y1)}`, {
        ...OUTLINE,
      }),
    );
    if (share)
      parts.push(
        dot(x1, y1 - 14, 6, COLOR.paper, { stroke: COLOR.ink, 'stroke-width': 1.4 }),
        dot(x1, y1 - 14, 2.4, COLOR.ink),
      );
  };
  parts.push(rect(60, 352, 1080, 340, mix(COLOR.paper, COLOR.line, 0.45)));
  parts.push(line(60, 352, 1140, 352, COLOR.muted, 2, { 'stroke-dasharray': '12 8' }));
  for (let k = 0; k < 3; k += 1) {
    const x = 330 + k * 270;
    parts.push(
      dot(x, 92, 30, COLOR.white, OUTLINE),
      path(
        `M${String(x - 12)} 104a12 12 0 0 1 24 0M${String(x)} 88m-8 0a8 8 0 1 0 16 0a8 8 0 1 0 -16 0`,
        { stroke: COLOR.ink, 'stroke-width': 1.6 },
      ),
    );
    link(x, 122, 600, 196, k === 1);
  }
  box(600, 196, 250, 'ink');
  link(600, 260, 360, 410);
  link(600, 260, 840, 410);
  box(360, 410, 210, 'plain');
  box(840, 410, 210, 'plain');
  for (const [from, to, kind] of [
    [360, 170, 'hatched'],
    [360, 360, 'plain'],
    [360, 550, 'hatched'],
    [840, 740, 'plain'],
    [840, 960, 'sold'],
  ] as const) {
    link(from, 474, to, 580);
    box(to, 580, 160, kind);
  }
  parts.push(
    path('M1040 612H1100V228H742', {
      stroke: COLOR.oxblood,
      'stroke-width': 2,
      'stroke-dasharray': '6 6',
    }),
    path('M754 220L740 228L754 236', { stroke: COLOR.oxblood, 'stroke-width': 2 }),
  );
  return sheet(W, H, parts.join(''));
}

/** Bars by year in three parts, with the line of their trend. */
export function bars(): string {
  const random = createRandom('bars');
  const parts: string[] = [];
  const base = 630;
  for (let k = 0; k < 6; k += 1)
    parts.push(
      line(
        90,
        base - k * 96,
        1110,
        base - k * 96,
        k === 0 ? COLOR.ink : COLOR.line,
        k === 0 ? 2.4 : 1.4,
      ),
    );
  const points: (readonly [number, number])[] = [];
  for (let k = 0; k < 12; k += 1) {
    const x = 118 + k * 83;
    const total = 150 + k * 24 + between(random, -46, 46);
    const [a, b] = [total * between(random, 0.34, 0.46), total * between(random, 0.26, 0.36)];
    const last = k === 11;
    parts.push(rect(x, base - a, 44, a, last ? COLOR.oxblood : COLOR.ink));
    parts.push(
      rect(x, base - a - b, 44, b, COLOR.paper),
      rect(x, base - a - b, 44, b, last ? 'url(#hatch-oxblood)' : 'url(#hatch-muted)'),
    );
    parts.push(rect(x, base - total, 44, total - a - b, mix(COLOR.line, COLOR.paper, 0.2)));
    parts.push(
      rect(x, base - total, 44, total, 'none', {
        ...OUTLINE,
        'stroke-width': 1.3,
        stroke: last ? COLOR.oxblood : COLOR.ink,
      }),
    );
    parts.push(rect(x + 8, base + 20, 28, 4, k % 3 === 0 ? COLOR.muted : COLOR.line));
    points.push([x + 22, base - total - 52 - between(random, 0, 34)]);
  }
  parts.push(
    path(points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${String(x)} ${y.toFixed(1)}`).join(''), {
      stroke: COLOR.brass,
      'stroke-width': 2.4,
      'stroke-linejoin': 'round',
    }),
  );
  points.forEach(([x, y]) =>
    parts.push(
      dot(x, Number(y.toFixed(1)), 5.5, COLOR.paper, { stroke: COLOR.brass, 'stroke-width': 2.4 }),
    ),
  );
  return sheet(W, H, parts.join(''));
}
