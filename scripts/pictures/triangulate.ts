import type { Point } from './mesh.ts';

/** Cuts a simple outline into triangles of corner numbers (ear clipping); holes are not supported. */
export function triangulate(
  outline: readonly Point[],
): readonly (readonly [number, number, number])[] {
  const order = outline.map((_, i) => i);
  if (signedArea(outline) < 0) order.reverse();
  const out: [number, number, number][] = [];
  const at = (i: number): Point => outline[i] ?? [0, 0];
  let guard = outline.length * outline.length;
  while (order.length > 3 && guard > 0) {
    guard -= 1;
    const a = order[0] ?? 0;
    const b = order[1] ?? 0;
    const c = order[2] ?? 0;
    const isEar =
      turn(at(a), at(b), at(c)) > 1e-12 &&
      !order.slice(3).some((k) => inside(at(k), at(a), at(b), at(c)));
    if (isEar || Math.abs(turn(at(a), at(b), at(c))) <= 1e-12) {
      out.push([a, b, c]);
      order.splice(1, 1);
    } else {
      order.push(order.shift() ?? 0);
    }
  }
  if (order.length === 3) out.push([order[0] ?? 0, order[1] ?? 0, order[2] ?? 0]);
  return out;
}

function signedArea(outline: readonly Point[]): number {
  let sum = 0;
  outline.forEach((p, i) => {
    const q = outline[(i + 1) % outline.length] ?? p;
    sum += p[0] * q[1] - q[0] * p[1];
  });
  return sum;
}

function turn(a: Point, b: Point, c: Point): number {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
}

function inside(p: Point, a: Point, b: Point, c: Point): boolean {
  return turn(a, b, p) > 1e-12 && turn(b, c, p) > 1e-12 && turn(c, a, p) > 1e-12;
}
