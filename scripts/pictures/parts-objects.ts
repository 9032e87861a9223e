import type { Material, Mesh } from './mesh.ts';
import { lathe, rod } from './parts.ts';
import { between, pick } from './random.ts';
import type { Random } from './random.ts';

/** A row of books from x0 to x1, backs to -z, none taller than `h`. */
function books(
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
    mesh.at([0, k * gap + 0.02, 0], () =>
      books(mesh, random, x0 + 0.01, x1 - 0.01, gap - 0.08, cloths),
    );
}

/** A chair that faces -z. */
export function chair(mesh: Mesh): void {
  mesh.box([-0.25, 0.42, -0.25], [0.25, 0.48, 0.25]);
  mesh.through(
    ([x, y, z]) => [x, y, z + (y - 0.48) * 0.16],
    () => mesh.box([-0.25, 0.55, 0.22], [0.25, 0.98, 0.26]),
  );
  for (const [x, z] of [
    [-0.22, -0.22],
    [0.22, -0.22],
    [-0.22, 0.22],
    [0.22, 0.22],
  ] as const)
    rod(mesh, [x, 0, z], [x, z > 0 ? 0.6 : 0.42, z], 0.018, 6);
}

/** A deep armchair that faces -z. */
export function armchair(mesh: Mesh): void {
  mesh.box([-0.3, 0.18, -0.4], [0.3, 0.44, 0.3]);
  mesh.box([-0.42, 0.12, -0.4], [-0.3, 0.62, 0.36]);
  mesh.box([0.3, 0.12, -0.4], [0.42, 0.62, 0.36]);
  mesh.through(
    ([x, y, z]) => [x, y, z + (y - 0.4) * 0.2],
    () => mesh.box([-0.42, 0.12, 0.28], [0.42, 0.95, 0.44]),
  );
  for (const [x, z] of [
    [-0.36, -0.34],
    [0.36, -0.34],
    [-0.36, 0.34],
    [0.36, 0.34],
  ] as const)
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
  lathe(
    mesh,
    [
      [0, 0.02],
      [0.12, 0.02],
      [0.12, 0],
    ],
    16,
  );
  rod(mesh, [0, 0, 0], [0, h - 0.12, 0], 0.012, 6);
  mesh.use(shade);
  lathe(
    mesh,
    [
      [0.19, h - 0.2],
      [0.11, h],
      [0, h],
    ],
    20,
  );
}

/** A lamp that hangs from height `from` down to `to`. */
export function pendant(
  mesh: Mesh,
  from: number,
  to: number,
  metal: Material,
  shade: Material,
): void {
  mesh.use(metal);
  rod(mesh, [0, to, 0], [0, from, 0], 0.008, 5);
  mesh.use(shade);
  lathe(
    mesh,
    [
      [0.26, to - 0.22],
      [0.2, to - 0.08],
      [0.05, to],
      [0, to],
    ],
    24,
  );
}
