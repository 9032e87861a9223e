import type { Material, Mesh, Point } from './mesh.ts';
import { extrude, lathe, rod } from './parts.ts';
import { between, pick } from './random.ts';
import type { Random } from './random.ts';

/** A row of books from x0 to x1, backs to -z, none taller than `h`. */
export function books(
  mesh: Mesh,
  random: Random,
  x0: number,
  x1: number,
  h: number,
  cloths: readonly Material[],
): void {
  let x = x0;
  let cloth = pick(random, cloths);
  let tall = between(random, 0.72, 0.95) * h;
  let thick = between(random, 0.07, 0.11);
  while (x < x1 - 0.03) {
    // Sets of equal volumes stand together.
    if (random() < 0.26) {
      cloth = pick(random, cloths);
      tall = between(random, 0.68, 0.95) * h;
      thick = between(random, 0.06, 0.13);
    }
    if (random() < 0.05) x += between(random, 0.05, 0.2);
    const end = Math.min(x1, x + thick);
    mesh.use(cloth).box([x, 0, -0.02 - random() * 0.03], [end, tall, 0.2]);
    x = end + 0.004;
  }
}

/** A bookcase of `shelves` shelves between x0 and x1, of height `h`, filled with books. */
export function bookcase(
  mesh: Mesh,
  random: Random,
  x0: number,
  x1: number,
  h: number,
  shelves: number,
  wood: Material,
  cloths: readonly Material[],
): void {
  const gap = h / shelves;
  mesh.use(wood);
  mesh.box([x0 - 0.05, 0, -0.12], [x0, h, 0.3]);
  mesh.box([x1, 0, -0.12], [x1 + 0.05, h, 0.3]);
  mesh.quad([x0, 0, 0.26], [x1, 0, 0.26], [x1, h, 0.26], [x0, h, 0.26]);
  for (let k = 0; k <= shelves; k += 1)
    mesh.use(wood).box([x0, k * gap - 0.02, -0.1], [x1, k * gap + 0.02, 0.28]);
  for (let k = 0; k < shelves; k += 1)
    mesh.at([0, k * gap + 0.02, 0], () => books(mesh, random, x0 + 0.01, x1 - 0.01, gap - 0.08, cloths));
}

/** A chair that faces -z. */
export function chair(mesh: Mesh): void {
  mesh.box([-0.25, 0.42, -0.25], [0.25, 0.48, 0.25]);
  mesh.through(([x, y, z]) => [x, y, z + (y - 0.48) * 0.16], () =>
    mesh.box([-0.25, 0.55, 0.22], [0.25, 0.98, 0.26]));
  for (const [x, z] of [[-0.22, -0.22], [0.22, -0.22], [-0.22, 0.22], [0.22, 0.22]] as const)
    rod(mesh, [x, 0, z], [x, z > 0 ? 0.6 : 0.42, z], 0.018, 6);
}

/** A deep armchair that faces -z. */
export function armchair(mesh: Mesh): void {
  mesh.box([-0.3, 0.18, -0.4], [0.3, 0.44, 0.3]);
  mesh.box([-0.42, 0.12, -0.4], [-0.3, 0.62, 0.36]);
  mesh.box([0.3, 0.12, -0.4], [0.42, 0.62, 0.36]);
  mesh.through(([x, y, z]) => [x, y, z + (y - 0.4) * 0.2], () =>
    mesh.box([-0.42, 0.12, 0.28], [0.42, 0.95, 0.44]));
  for (const [x, z] of [[-0.36, -0.34], [0.36, -0.34], [-0.36, 0.34], [0.36, 0.34]] as const)
    rod(mesh, [x, 0, z], [x, 0.14, z], 0.02, 6);
}

/** A table top on four legs. */
export function table(mesh: Mesh, w: number, d: number, h = 0.75, top = 0.05): void {
  mesh.box([-w / 2, h - top, -d / 2], [w / 2, h, d / 2]);
  for (const sx of [-1, 1])
    for (const sz of [-1, 1])
      mesh.box(
        [sx * (w / 2 - 0.1) - 0.03, 0, sz * (d / 2 - 0.1) - 0.03],
        [sx * (w / 2 - 0.1) + 0.03, h - top, sz * (d / 2 - 0.1) + 0.03],
      );
}

/** A shaded lamp on a stem of height `h`. */
export function lamp(mesh: Mesh, h: number, metal: Material, shade: Material): void {
  mesh.use(metal);
  lathe(mesh, [[0, 0.02], [0.12, 0.02], [0.12, 0]], 16);
  rod(mesh, [0, 0, 0], [0, h - 0.12, 0], 0.012, 6);
  mesh.use(shade);
  lathe(mesh, [[0.19, h - 0.2], [0.11, h], [0, h]], 20);
}

/** A lamp that hangs from height `from` down to `to`. */
export function pendant(mesh: Mesh, from: number, to: number, metal: Material, shade: Material): void {
  mesh.use(metal);
  rod(mesh, [0, to, 0], [0, from, 0], 0.008, 5);
  mesh.use(shade);
  lathe(mesh, [[0.26, to - 0.22], [0.2, to - 0.08], [0.05, to], [0, to]], 24);
}

/** A clump of bamboo: canes with leaves. */
export function bamboo(
  mesh: Mesh, random: Random, canes: number, spread: number, h: number, cane: Material, leaf: Material,
): void {
  for (let c = 0; c < canes; c += 1) {
    const [x, z] = [between(random, -spread, spread), between(random, -spread, spread) * 0.4];
    const lean = between(random, -0.07, 0.09);
    const tall = h * between(random, 0.75, 1.1);
    const joints = 9;
    const at = (t: number): readonly [number, number, number] => [x + lean * tall * t * t, tall * t, z];
    mesh.use(cane);
    for (let k = 0; k < joints; k += 1) rod(mesh, at(k / joints), at((k + 0.97) / joints), 0.035, 7);
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

/** A small tree: a bent trunk, branches and loose pads of foliage. */
export function tree(mesh: Mesh, random: Random, h: number, bark: Material, leaf: Material): void {
  mesh.use(bark);
  rod(mesh, [0, 0, 0], [0.05 * h, h * 0.35, 0], 0.035 * h, 8);
  const tips: [number, number, number][] = [];
  for (let k = 0; k < 7; k += 1) {
    const angle = (k / 7) * Math.PI * 2 + random();
    const out = between(random, 0.15, 0.3) * h;
    const tip: [number, number, number] = [
      0.05 * h + Math.cos(angle) * out, h * between(random, 0.55, 0.9), Math.sin(angle) * out,
    ];
    mesh.use(bark);
    rod(mesh, [0.05 * h, h * 0.33, 0], tip, 0.014 * h, 6);
    tips.push(tip);
  }
  mesh.use(leaf);
  for (const tip of tips)
    mesh.at(tip, () => lathe(mesh, blob(h * between(random, 0.11, 0.17)), 12));
}

function blob(r: number): Point[] {
  return Array.from({ length: 8 }, (_, i): Point => {
    const a = -Math.PI / 2 + (i / 7) * Math.PI;
    return [Math.max(0, Math.cos(a)) * r, Math.sin(a) * r * 0.7];
  });
}

/** A planter or pot with a bush of long leaves. */
export function plant(mesh: Mesh, random: Random, h: number, pot: Material, leaf: Material): void {
  mesh.use(pot);
  lathe(mesh, [[0.17, 0], [0.22, 0.42], [0.22, 0.46], [0.19, 0.46], [0.18, 0.4], [0, 0.4]], 20);
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
  mesh.through(([x, y, z]) => [x, Math.max(0, y), z], () => {
    extrude(mesh, outline, -0.12 * h, 0.14 * h);
    mesh.at([0.12 * h, -0.1 * h, -0.2 * h], () => extrude(mesh, outline.map(([x, y]): Point => [x * 0.6, y * 0.6]), 0, 0.1 * h));
  });
}
