import type { Material, Mesh, Point } from './mesh.ts';
import { cord, extrude, lathe, rod } from './parts.ts';
import { between } from './random.ts';
import type { Random } from './random.ts';

/** A clump of bamboo: canes with leaves. */
export function bamboo(
  mesh: Mesh,
  random: Random,
  canes: number,
  spread: number,
  h: number,
  cane: Material,
  leaf: Material,
): void {
  for (let c = 0; c < canes; c += 1) {
    const [x, z] = [between(random, -spread, spread), between(random, -spread, spread) * 0.4];
    const lean = between(random, -0.07, 0.09);
    const tall = h * between(random, 0.75, 1.1);
    const joints = 9;
    const at = (t: number): readonly [number, number, number] => [
      x + lean * tall * t * t,
      tall * t,
      z,
    ];
    mesh.use(cane);
    for (let k = 0; k < joints; k += 1)
      rod(mesh, at(k / joints), at((k + 0.97) / joints), 0.035, 7);
    mesh.use(leaf);
    for (let k = 0; k < 46; k += 1) {
      const [lx, ly, lz] = at(between(random, 0.35, 1.02));
      const angle = between(random, -2.4, -0.7);
      const long = between(random, 0.22, 0.42);
      const off = between(random, -0.45, 0.45);
      const [dx, dy] = [Math.cos(angle) * long, Math.sin(angle) * long * 0.8];
      const w = 0.028;
      mesh.nextGroup();
      const z1 = lz + between(random, -0.3, 0.3);
      mesh.triangle(
        [lx + off, ly, z1],
        [lx + off + dx * 0.4 - dy * w * 4, ly + dy * 0.4 + dx * w * 4, z1],
        [lx + off + dx, ly + dy, z1],
      );
      mesh.triangle(
        [lx + off, ly, z1],
        [lx + off + dx, ly + dy, z1],
        [lx + off + dx * 0.4 + dy * w * 4, ly + dy * 0.4 - dx * w * 4, z1],
      );
    }
  }
}

/** A small pine: a bent trunk and branches that carry flat pads of needles. */
export function tree(mesh: Mesh, random: Random, h: number, bark: Material, leaf: Material): void {
  const bend = (t: number): readonly [number, number, number] => [
    Math.sin(t * 2.6) * 0.16 * h,
    t * h * 0.86,
    Math.sin(t * 1.7) * 0.05 * h,
  ];
  mesh.use(bark);
  cord(
    mesh,
    Array.from({ length: 9 }, (_, k) => bend(k / 8)),
    0.03 * h,
    8,
  );
  for (let k = 0; k < 9; k += 1) {
    const from = bend(0.32 + k * 0.075);
    const side = k % 2 === 0 ? 1 : -1;
    const out = between(random, 0.14, 0.36) * h * (1.15 - k * 0.07) * side;
    const tip: readonly [number, number, number] = [
      from[0] + out,
      from[1] + between(random, 0.02, 0.08) * h,
      from[2] + between(random, -0.12, 0.12) * h,
    ];
    mesh.use(bark);
    rod(mesh, from, tip, 0.011 * h, 6);
    mesh.use(leaf);
    for (let q = 0; q < 3; q += 1) {
      const r = between(random, 0.07, 0.13) * h;
      const at: readonly [number, number, number] = [
        tip[0] + between(random, -0.09, 0.09) * h,
        tip[1] + q * 0.012 * h,
        tip[2] + between(random, -0.06, 0.06) * h,
      ];
      mesh.at(at, () => lathe(mesh, blob(r), 16));
    }
  }
}

function blob(r: number): Point[] {
  return Array.from({ length: 8 }, (_, i): Point => {
    const a = -Math.PI / 2 + (i / 7) * Math.PI;
    return [Math.max(0, Math.cos(a)) * r, Math.max(-0.06, Math.sin(a) * 0.34) * r];
  });
}

/** A planter or pot with a bush of long leaves. */
export function plant(mesh: Mesh, random: Random, h: number, pot: Material, leaf: Material): void {
  mesh.use(pot);
  lathe(
    mesh,
    [
      [0.17, 0],
      [0.22, 0.42],
      [0.22, 0.46],
      [0.19, 0.46],
      [0.18, 0.4],
      [0, 0.4],
    ],
    20,
  );
  mesh.use(leaf);
  for (let k = 0; k < 22; k += 1) {
    const a = between(random, 0, Math.PI * 2);
    const out = between(random, 0.15, 0.55) * h;
    const up = between(random, 0.6, 1) * h;
    const [c, s] = [Math.cos(a), Math.sin(a)];
    const w = 0.05 * h;
    const on = (t: number, side: number): readonly [number, number, number] => {
      const r = out * t;
      const wide = side * w * Math.sin(Math.PI * Math.min(1, t * 0.9 + 0.08));
      return [c * r - s * wide, 0.42 + up * Math.sin(t * 1.9), s * r + c * wide];
    };
    mesh.nextGroup();
    for (let q = 0; q < 6; q += 1) {
      const [t0, t1] = [q / 6, (q + 1) / 6];
      mesh.triangle(on(t0, -1), on(t0, 1), on(t1, 1));
      mesh.triangle(on(t0, -1), on(t1, 1), on(t1, -1));
    }
  }
}

/** An irregular standing stone. */
export function rock(mesh: Mesh, random: Random, h: number): void {
  const outline: Point[] = [];
  for (let i = 0; i < 16; i += 1) {
    const a = (i / 16) * Math.PI * 2;
    outline.push([
      Math.cos(a) * h * between(random, 0.22, 0.42),
      h * 0.5 + Math.sin(a) * h * between(random, 0.42, 0.56),
    ]);
  }
  mesh.through(
    ([x, y, z]) => [x, Math.max(0, y), z],
    () => {
      extrude(mesh, outline, -0.12 * h, 0.14 * h);
      mesh.at([0.12 * h, -0.1 * h, -0.2 * h], () =>
        extrude(
          mesh,
          outline.map(([x, y]): Point => [x * 0.6, y * 0.6]),
          0,
          0.1 * h,
        ),
      );
    },
  );
}
