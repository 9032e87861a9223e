import { Mesh, material } from '../mesh.ts';
import { extrude, lathe, rod } from '../parts.ts';
import type { Point } from '../mesh.ts';
import { lattice, railing, tiles } from '../parts-building.ts';
import { armchair, chair, pendant, table } from '../parts-objects.ts';
import { bamboo, plant, rock, tree } from '../parts-plants.ts';
import { person } from '../people.ts';
import type { Picture } from '../picture.ts';
import { createRandom } from '../random.ts';
import { M } from './materials.ts';
import { backdrop } from './backdrop.ts';
import { ROOM } from './sizes.ts';

/** The roof terrace: a pergola throws its bars on the deck, the city stands behind the parapet. */
export function terrace(): Picture {
  const mesh = new Mesh();
  const random = createRandom('terrace');
  mesh.use(M.floor);
  tiles(mesh, -7, 8, -4, 9, 15, 0.5);
  backdrop(mesh, random, 46, -80, 90, 17);
  backdrop(mesh, random, 90, -120, 140, 34);
  mesh.use(M.stone).box([-7, 0, 9], [8, 0.45, 9.3]);
  mesh.use(M.iron).at([0, 0.45, 9.15], () => railing(mesh, -7, 8, 0.7, 0.36));
  mesh.use(M.wood);
  for (const x of [0.4, 5.4])
    for (const z of [2.4, 6.4]) mesh.box([x - 0.09, 0, z - 0.09], [x + 0.09, 2.9, z + 0.09]);
  for (const z of [2.4, 6.4]) mesh.box([-0.4, 2.9, z - 0.07], [6.2, 3.12, z + 0.07]);
  for (let k = 0; k < 15; k += 1)
    mesh.box([-0.3 + k * 0.45, 3.12, 1.8], [-0.22 + k * 0.45, 3.3, 7]);
  mesh.use(M.pale).at([2.9, 0, 4.5], () => table(mesh, 3, 1.1, 0.75, 0.06));
  for (let k = 0; k < 3; k += 1)
    for (const side of [0, 180])
      mesh
        .use(k === 2 && side === 0 ? M.oxblood : M.dark)
        .at([2 + k * 0.9, 0, side === 0 ? 5.35 : 3.65], () => chair(mesh), side);
  for (const [x0, x1] of [
    [-6.6, -3.2],
    [-2.6, -0.6],
    [6.3, 7.7],
  ] as const) {
    mesh.use(M.stone).box([x0, 0, 7.7], [x1, 0.62, 8.6]);
    for (let x = x0 + 0.45; x < x1; x += 0.75)
      mesh.at([x, 0.2, 8.1], () => plant(mesh, random, 0.85, M.stone, M.leaf));
  }
  mesh.at([-4.4, 0.5, 8.2], () =>
    tree(mesh, random, 4.2, M.darkWood, material({ albedo: 0.6, hatch: 0, line: 0.7 })),
  );
  mesh.use(M.grey).at([-3.6, 0, 4], () => armchair(mesh), -40);
  mesh.at([-2.2, 0, 5.6], () => armchair(mesh), 10);
  mesh.at([-5, 0, 5.5], () => person(mesh, 'standing'));
  mesh.at([-4.3, 0, 5.7], () => person(mesh, 'skirt'));
  return {
    ...ROOM,
    scene: {
      mesh,
      camera: { eye: [-0.4, 1.9, -3.6], yaw: 2, field: 68, shift: [0, 0.06] },
      sun: [-0.5, -0.72, 0.35],
      ambient: 0.52,
      cornerRange: 1.6,
      fog: [14, 130],
      gamma: 1.15,
    },
    ink: { hatching: 0.45, step: 0.03 },
  };
}

/** The tea room: a round lattice window onto bamboo, a low table, a scroll. */
export function teaRoom(): Picture {
  const mesh = new Mesh();
  const random = createRandom('tea room');
  mesh.use(M.floor);
  tiles(mesh, -5, 5, -3, 6, 1.6, 0.8);
  roundWindow(mesh);
  mesh.use(M.wall).box([-5.3, 0, -3], [-5, 4, 6]);
  mesh.use(M.darkWood);
  for (const x of [-3.6, 3.6]) mesh.box([x - 0.11, 0, 5.75], [x + 0.11, 3.6, 5.95]);
  mesh.box([-5, 3.5, 5.75], [5, 3.75, 5.98]);
  for (let k = 0; k < 8; k += 1) mesh.box([-4.4 + k * 1.26, 3.7, -3], [-4.28 + k * 1.26, 3.95, 6]);
  mesh.use(M.ceiling).box([-5, 3.95, -3], [5.3, 4.1, 6]);
  mesh.use(M.darkWood);
  mesh.through(
    ([x, y, z]) => [5 + z, y, x],
    () => {
      for (let k = 0; k < 5; k += 1)
        lattice(mesh, -2.9 + k * 1.76, 0.1, -1.2 + k * 1.76, 3.5, 4, 8, 0.03);
    },
  );
  // Low table with the tea things.
  mesh.use(M.darkWood).at([0.4, 0, 3], () => table(mesh, 2.5, 1.2, 0.42, 0.06));
  mesh.at([0.4, 0.42, 3], () => teaSet(mesh));
  for (const [x, z] of [
    [-0.5, 1.8],
    [1.3, 1.8],
    [-0.5, 4.2],
    [1.3, 4.2],
  ] as const)
    mesh.use(z > 3 ? M.oxblood : M.grey).at([x, 0, z], () =>
      lathe(
        mesh,
        [
          [0.38, 0],
          [0.42, 0.05],
          [0.38, 0.13],
          [0, 0.14],
        ],
        28,
      ),
    );
  // A scroll with mountains, no words.
  mesh.at([-4.35, 0, 5.55], () => {
    mesh.use(M.paper).box([-0.45, 1, 0], [0.45, 3.2, 0.03]);
    mesh.use(M.darkWood).box([-0.52, 0.94, -0.03], [0.52, 1.02, 0.05]);
    mesh.box([-0.52, 3.18, -0.03], [0.52, 3.26, 0.05]);
    mesh.use(M.grey);
    extrude(mesh, ridge(1.5, 0.9, 0.4), -0.012, -0.01);
    mesh.use(M.dark);
    extrude(mesh, ridge(1.35, 0.5, 2.1), -0.02, -0.018);
  });
  mesh.use(M.wood).at([-4.3, 0, 4.9], () => table(mesh, 1, 0.4, 0.8));
  mesh.at([-4.3, 0.8, 4.9], () => {
    mesh.use(M.pale);
    lathe(
      mesh,
      [
        [0.07, 0],
        [0.14, 0.14],
        [0.12, 0.26],
        [0.05, 0.34],
        [0.07, 0.4],
      ],
      20,
    );
    mesh.use(M.darkWood);
    rod(mesh, [0, 0.38, 0], [0.18, 0.95, 0], 0.008, 5);
    rod(mesh, [0.08, 0.62, 0], [-0.12, 0.85, 0], 0.006, 5);
  });
  mesh.at([0.4, 0, 3], () => pendant(mesh, 3.95, 2.3, M.iron, M.brass), 0, 1);
  mesh.at([1.4, -0.2, 8.6], () => bamboo(mesh, random, 8, 1.3, 5, M.cane, M.leaf));
  mesh.at([-1.3, -0.2, 9], () => bamboo(mesh, random, 6, 1, 5, M.cane, M.leaf));
  mesh.use(M.stone);
  mesh.at([0, -0.2, 8], () => rock(mesh, random, 1.6));
  mesh.use(M.wall).box([-8, -0.4, 10], [8, 5, 10.3]);
  mesh.use(M.floor).quad([-8, -0.2, 6.3], [8, -0.2, 6.3], [8, -0.2, 10], [-8, -0.2, 10]);
  return {
    ...ROOM,
    scene: {
      mesh,
      camera: { eye: [-0.7, 1.45, -2.5], yaw: 3, field: 66, shift: [0, 0.06] },
      sun: [-0.6, -0.55, -0.5],
      ambient: 0.66,
      cornerRange: 1.3,
      fog: [8, 34],
      gamma: 1.15,
    },
    ink: { hatching: 0.45 },
  };
}

/** A range of hills as an outline, for the scroll. */
function ridge(foot: number, high: number, seed: number): readonly Point[] {
  const top = Array.from({ length: 17 }, (_, k): Point => {
    const t = k / 16;
    const peak = Math.abs(Math.sin(t * 5.1 + seed)) ** 1.6;
    return [-0.42 + t * 0.84, foot + high * (0.12 + 0.88 * peak) * (1 - Math.abs(t - 0.5) * 0.7)];
  });
  return [[-0.42, foot - 0.1], ...top, [0.42, foot - 0.1]];
}

/** The far wall with its round window and a sparse lattice in it. */
function roundWindow(mesh: Mesh): void {
  const [cx, cy, r] = [0.4, 1.95, 1.4];
  const arc = (from: number, to: number): Point[] =>
    Array.from({ length: 33 }, (_, i): Point => {
      const a = from + ((to - from) * i) / 32;
      return [cx + Math.sin(a) * r, cy - Math.cos(a) * r];
    });
  mesh.use(M.wall).at([0, 0, 6], () => {
    extrude(mesh, [[-5, 0], [cx, 0], ...arc(0, -Math.PI), [cx, 4], [-5, 4]], 0, 0.3);
    extrude(mesh, [[5, 0], [5, 4], [cx, 4], ...arc(Math.PI, 0), [cx, 0]], 0, 0.3);
    const rim = [...arc(-Math.PI + 0.001, 0), ...arc(0.001, Math.PI - 0.001)];
    const outer = rim.map(([x, y]): Point => [cx + (x - cx) * 1.06, cy + (y - cy) * 1.06]);
    mesh.use(M.darkWood);
    extrude(mesh, [...rim, ...outer.reverse()], -0.06, 0.04);
    mesh.use(M.darkWood);
    for (const f of [-0.5, 0.5]) {
      const half = Math.sqrt(1 - f * f) * r;
      mesh.box([cx + f * r - 0.02, cy - half, 0.1], [cx + f * r + 0.02, cy + half, 0.14]);
      mesh.box([cx - half, cy + f * r - 0.02, 0.1], [cx + half, cy + f * r + 0.02, 0.14]);
    }
  });
}

function teaSet(mesh: Mesh): void {
  mesh.use(M.wood).box([-0.5, 0, -0.25], [0.5, 0.03, 0.25]);
  mesh.use(M.oxblood).at([-0.15, 0.03, 0], () => {
    lathe(
      mesh,
      [
        [0.06, 0],
        [0.13, 0.06],
        [0.12, 0.13],
        [0.06, 0.17],
        [0.02, 0.18],
        [0.02, 0.21],
        [0, 0.21],
      ],
      20,
    );
    rod(mesh, [0.1, 0.08, 0], [0.22, 0.15, 0], 0.018, 6);
  });
  mesh.use(M.paper);
  for (const [x, z] of [
    [0.2, -0.12],
    [0.33, 0.02],
    [0.18, 0.14],
    [-0.38, 0.1],
  ] as const)
    mesh.at([x, 0.03, z], () =>
      lathe(
        mesh,
        [
          [0.025, 0],
          [0.05, 0.06],
          [0.045, 0.06],
        ],
        14,
      ),
    );
}
