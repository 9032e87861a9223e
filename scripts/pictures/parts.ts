import { cross, unit } from './mesh.ts';
import type { Mesh, Point, Vec } from './mesh.ts';
import { triangulate } from './triangulate.ts';

/** A flat outline (x, y) given thickness from `z0` to `z1`; nearly straight neighbours share one curved side. */
export function extrude(mesh: Mesh, outline: readonly Point[], z0: number, z1: number): void {
  const triangles = triangulate(outline);
  for (const z of z0 === z1 ? [z0] : [z0, z1]) {
    mesh.nextGroup();
    for (const [a, b, c] of triangles) {
      const corner = (i: number): Vec => {
        const p = outline[i] ?? [0, 0];
        return [p[0], p[1], z];
      };
      mesh.triangle(corner(a), corner(b), corner(c));
    }
  }
  if (z0 === z1) return;
  let heading = Number.NaN;
  outline.forEach((p, i) => {
    const q = outline[(i + 1) % outline.length] ?? p;
    const next = Math.atan2(q[1] - p[1], q[0] - p[0]);
    const bend = Math.abs(Math.atan2(Math.sin(next - heading), Math.cos(next - heading)));
    if (!(bend < 0.5)) mesh.nextGroup();
    heading = next;
    mesh.triangle([p[0], p[1], z0], [q[0], q[1], z0], [q[0], q[1], z1]);
    mesh.triangle([p[0], p[1], z0], [q[0], q[1], z1], [p[0], p[1], z1]);
  });
}

/** Turns a profile of [radius, height] about the vertical axis; sharp corners of it become outlines. */
export function lathe(mesh: Mesh, profile: readonly Point[], segments = 32): void {
  let heading = Number.NaN;
  for (let k = 0; k + 1 < profile.length; k += 1) {
    const [r0, y0] = profile[k] ?? [0, 0];
    const [r1, y1] = profile[k + 1] ?? [0, 0];
    const next = Math.atan2(y1 - y0, r1 - r0);
    if (!(Math.abs(next - heading) < 0.6)) mesh.nextGroup();
    heading = next;
    const slope = Math.hypot(y1 - y0, r1 - r0) || 1;
    const ring = (i: number): [Vec, Vec, Vec] => {
      const a = (i / segments) * Math.PI * 2;
      const [c, s] = [Math.cos(a), Math.sin(a)];
      const out = (y1 - y0) / slope;
      return [
        [c * r0, y0, s * r0],
        [c * r1, y1, s * r1],
        [c * out, -(r1 - r0) / slope, s * out],
      ];
    };
    for (let i = 0; i < segments; i += 1) {
      const [a, d, n] = ring(i);
      const [b, c, m] = ring(i + 1);
      mesh.triangle(a, b, c, n, m, m);
      mesh.triangle(a, c, d, n, m, n);
    }
  }
}

/** A fluted shaft: `flutes` hollows around, from radius `r0` at `y0` to `r1` at `y1` with a slight swell. */
function shaft(mesh: Mesh, r0: number, r1: number, y0: number, y1: number, flutes = 20): void {
  const cuts = 4;
  const stages = 5;
  for (let f = 0; f < flutes; f += 1) {
    mesh.nextGroup();
    for (let k = 0; k < cuts; k += 1) {
      for (let s = 0; s < stages; s += 1) {
        const corner = (c: number, t: number): Vec => {
          const angle = ((f + c / cuts) / flutes) * Math.PI * 2;
          const hollow = 1 - 0.055 * Math.sin((c / cuts) * Math.PI);
          const swell = r0 + (r1 - r0) * t ** 1.5;
          return [
            Math.cos(angle) * swell * hollow,
            y0 + (y1 - y0) * t,
            Math.sin(angle) * swell * hollow,
          ];
        };
        const a = corner(k, s / stages);
        const b = corner(k + 1, s / stages);
        const c = corner(k + 1, (s + 1) / stages);
        const d = corner(k, (s + 1) / stages);
        mesh.triangle(a, b, c);
        mesh.triangle(a, c, d);
      }
    }
  }
}

/** A column on its base, of height `h` and shaft radius `r`; plain shafts are for the distance. */
export function column(mesh: Mesh, h: number, r: number, fluted = true): void {
  mesh.box([-r * 1.35, 0, -r * 1.35], [r * 1.35, r * 0.35, r * 1.35]);
  lathe(mesh, [
    [r * 1.3, r * 0.35],
    [r * 1.36, r * 0.5],
    [r * 1.3, r * 0.66],
    [r * 1.12, r * 0.7],
    [r * 1.08, r * 0.82],
    [r * 1.18, r * 0.9],
    [r * 1.16, r * 1.02],
    [r * 1.0, r * 1.08],
  ]);
  const top = h - r * 1.1;
  if (fluted) shaft(mesh, r, r * 0.84, r * 1.08, top);
  else
    lathe(mesh, [
      [r, r * 1.08],
      [r * 0.97, h * 0.4],
      [r * 0.84, top],
    ]);
  lathe(mesh, [
    [r * 0.84, top],
    [r * 0.92, top + r * 0.04],
    [r * 0.92, top + r * 0.12],
    [r * 0.86, top + r * 0.16],
    [r * 0.86, top + r * 0.4],
    [r * 1.0, top + r * 0.46],
    [r * 1.2, top + r * 0.72],
    [r * 1.22, top + r * 0.78],
  ]);
  mesh.box([-r * 1.28, top + r * 0.78, -r * 1.28], [r * 1.28, h, r * 1.28]);
}

/** The outline of a wall from x0 to x1 with round arches that stand on its lower edge. */
export function arcade(
  x0: number,
  x1: number,
  top: number,
  arches: readonly { middle: number; half: number; spring: number }[],
  foot = 0,
): Point[] {
  const out: Point[] = [[x0, foot]];
  const steps = 20;
  for (const arch of arches) {
    out.push([arch.middle - arch.half, foot]);
    for (let k = 0; k <= steps; k += 1) {
      const a = Math.PI - (k / steps) * Math.PI;
      out.push([arch.middle + Math.cos(a) * arch.half, arch.spring + Math.sin(a) * arch.half]);
    }
    out.push([arch.middle + arch.half, foot]);
  }
  out.push([x1, foot], [x1, top], [x0, top]);
  return out;
}

/** Steps that rise along +z: `count` of them, each `rise` high and `run` deep, between x0 and x1. */
export function steps(
  mesh: Mesh,
  x0: number,
  x1: number,
  count: number,
  rise: number,
  run: number,
): void {
  for (let k = 0; k < count; k += 1) {
    const z = k * run;
    const y = k * rise;
    mesh.quad([x0, y, z], [x1, y, z], [x1, y + rise, z], [x0, y + rise, z]);
    mesh.quad(
      [x0, y + rise, z],
      [x1, y + rise, z],
      [x1, y + rise, z + run],
      [x0, y + rise, z + run],
    );
  }
}

/** A round rod between two points. */
export function rod(mesh: Mesh, from: Vec, to: Vec, radius: number, sides = 8): void {
  cord(mesh, [from, to], radius, sides);
}

/** A round cord along a row of points, as one outline group. */
export function cord(mesh: Mesh, path: readonly Vec[], radius: number, sides = 8): void {
  mesh.nextGroup();
  // Rings lie across the path at each point, so that a bend has no gap.
  const rings = path.map((p, k) => {
    const before = path[k - 1] ?? p;
    const after = path[k + 1] ?? p;
    const w = unit([after[0] - before[0], after[1] - before[1], after[2] - before[2]]);
    const e = unit(cross(Math.abs(w[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0], w));
    const f = cross(w, e);
    return Array.from({ length: sides }, (_, i): readonly [Vec, Vec] => {
      const a = (i / sides) * Math.PI * 2;
      const [c, s] = [Math.cos(a), Math.sin(a)];
      const n: Vec = [e[0] * c + f[0] * s, e[1] * c + f[1] * s, e[2] * c + f[2] * s];
      return [[p[0] + n[0] * radius, p[1] + n[1] * radius, p[2] + n[2] * radius], n];
    });
  });
  rings.forEach((ring, k) => {
    const next = rings[k + 1];
    if (!next) return;
    ring.forEach(([a, na], i) => {
      const [b, nb] = ring[(i + 1) % sides] ?? [a, na];
      const [c, nc] = next[(i + 1) % sides] ?? [a, na];
      const [d, nd] = next[i] ?? [a, na];
      mesh.triangle(a, b, c, na, nb, nc);
      mesh.triangle(a, c, d, na, nc, nd);
    });
  });
}
