import { Mesh } from '../mesh.ts';
import type { Point, Vec } from '../mesh.ts';
import { bookcase, chair } from '../parts-objects.ts';
import { extrude, lathe } from '../parts.ts';
import type { Picture } from '../picture.ts';
import { between, createRandom } from '../random.ts';
import { BINDINGS } from './library.ts';
import { M } from './materials.ts';
import { COVER } from './sizes.ts';

/** A wall of law reports, close by. */
export function reports(): Picture {
  const mesh = new Mesh();
  const random = createRandom('reports');
  bookcase(mesh, random, -3, 3, 2.8, 5, M.wood, BINDINGS);
  mesh.at([5.4, 0, 0], () => bookcase(mesh, random, -2.2, 3, 2.8, 5, M.wood, BINDINGS));
  return {
    ...COVER,
    scene: {
      mesh,
      camera: { eye: [-1.8, 1.35, -2.5], yaw: 34, field: 54 },
      sun: [0.5, -0.6, 0.62],
      ambient: 0.55,
      cornerRange: 0.4,
      fog: [3, 12],
      gamma: 1.1,
    },
    ink: { hatching: 0.45 },
  };
}

/** A row of server cabinets. */
export function servers(): Picture {
  const mesh = new Mesh();
  const random = createRandom('servers');
  mesh.use(M.floor);
  for (let k = 0; k < 22; k += 1)
    for (let x = -2; x < 2; x += 1)
      mesh.quad(
        [x * 0.6, 0, k * 0.6 - 2],
        [x * 0.6 + 0.6, 0, k * 0.6 - 2],
        [x * 0.6 + 0.6, 0, k * 0.6 - 1.4],
        [x * 0.6, 0, k * 0.6 - 1.4],
      );
  for (const side of [-1, 1]) {
    for (let c = 0; c < 12; c += 1) {
      const z = c * 0.9 - 1.4;
      const face = (y0: number, y1: number, z0: number, z1: number, x: number) =>
        mesh.quad([side * x, y0, z0], [side * x, y1, z0], [side * x, y1, z1], [side * x, y0, z1]);
      mesh
        .use(c % 4 === 2 ? M.grey : M.dark)
        .box([Math.min(side * 1, side * 2), 0, z], [Math.max(side * 1, side * 2), 2.4, z + 0.86]);
      for (let u = 0; u < 14; u += 1) {
        mesh.use(u % 3 === 0 ? M.grey : M.iron);
        face(0.14 + u * 0.155, 0.27 + u * 0.155, z + 0.07, z + 0.79, 0.99);
        mesh.use(random() < 0.05 ? M.oxblood : M.paper);
        if (random() < 0.5)
          face(
            0.18 + u * 0.155,
            0.22 + u * 0.155,
            z + 0.12,
            z + 0.12 + between(random, 0.03, 0.3),
            0.985,
          );
      }
    }
  }
  mesh.use(M.iron);
  for (const x of [-0.7, 0.7]) mesh.box([x - 0.16, 2.75, -3], [x + 0.16, 2.82, 10]);
  mesh.use(M.light).box([-0.1, 3.1, -2], [0.1, 3.14, 10]);
  mesh.use(M.wall).box([-2.2, 0, 9.6], [2.2, 3.6, 9.8]);
  mesh.use(M.ceiling).quad([-2.2, 3.5, -3], [2.2, 3.5, -3], [2.2, 3.5, 10], [-2.2, 3.5, 10]);
  return {
    ...COVER,
    scene: {
      mesh,
      camera: { eye: [-0.24, 1.5, -2.2], yaw: 5, field: 74, shift: [0, 0.03] },
      sun: [0.2, -0.9, 0.3],
      ambient: 0.72,
      cornerRange: 1,
      fog: [4, 15],
      gamma: 1,
    },
    ink: { hatching: 0.5 },
  };
}

/** A table of negotiation from above: two sides, papers, one empty chair. */
export function tableFromAbove(): Picture {
  const mesh = new Mesh();
  const random = createRandom('table');
  mesh.use(M.floor);
  for (let x = -8; x < 8; x += 1)
    for (let z = -6; z < 6; z += 1)
      mesh.quad(
        [x * 1.2, 0, z * 1.2],
        [x * 1.2 + 1.2, 0, z * 1.2],
        [x * 1.2 + 1.2, 0, z * 1.2 + 1.2],
        [x * 1.2, 0, z * 1.2 + 1.2],
      );
  mesh.use(M.wood);
  const top: Point[] = Array.from({ length: 48 }, (_, i): Point => {
    const a = (i / 48) * Math.PI * 2;
    const [c, s] = [Math.cos(a), Math.sin(a)];
    return [Math.sign(c) * Math.abs(c) ** 0.5 * 3.4, Math.sign(s) * Math.abs(s) ** 0.5 * 1.15];
  });
  mesh.through(
    ([x, y, z]): Vec => [x, z, y],
    () => extrude(mesh, top, 0.7, 0.76),
  );
  for (let k = 0; k < 5; k += 1) {
    for (const side of [-1, 1]) {
      const x = -2.4 + k * 1.2;
      mesh
        .use(k === 3 && side === 1 ? M.oxblood : M.dark)
        .at(
          [x + between(random, -0.06, 0.06), 0, side * 1.65],
          () => chair(mesh),
          (side === 1 ? 0 : 180) + between(random, -12, 12),
          1.15,
        );
      mesh
        .use(M.paper)
        .at(
          [x, 0.77, side * 0.72],
          () => mesh.box([-0.2, 0, -0.14], [0.2, 0.012, 0.14]),
          between(random, -10, 10),
        );
      if (random() < 0.6)
        mesh.use(M.pale).at([x + 0.42, 0.77, side * 0.62], () =>
          lathe(
            mesh,
            [
              [0.04, 0],
              [0.05, 0.12],
              [0.045, 0.12],
            ],
            14,
          ),
        );
    }
  }
  mesh.use(M.stone).at([0, 0.76, 0], () =>
    lathe(
      mesh,
      [
        [0.12, 0],
        [0.3, 0.08],
        [0.32, 0.12],
        [0.28, 0.1],
        [0, 0.05],
      ],
      28,
    ),
  );
  return {
    ...COVER,
    scene: {
      mesh,
      camera: { eye: [-9, 11, -9], yaw: 45, pitch: -42, field: 9.4, ortho: true, shift: [0, 0.08] },
      sun: [0.62, -0.62, 0.2],
      ambient: 0.52,
      cornerRange: 1,
      gamma: 1.1,
    },
    ink: { hatching: 0.45 },
  };
}
