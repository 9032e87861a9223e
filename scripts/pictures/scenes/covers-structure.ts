import { material, Mesh } from '../mesh.ts';
import type { Vec } from '../mesh.ts';
import { tiledRoof } from '../parts-building.ts';
import { cord, lathe, rod } from '../parts.ts';
import type { Picture } from '../picture.ts';
import { between, createRandom } from '../random.ts';
import { M } from './materials.ts';
import { COVER } from './sizes.ts';

/** A winding stair from above. */
export function wellFromAbove(): Picture {
  const mesh = new Mesh();
  const polar = (a: number, r: number, y: number): Vec => [Math.cos(a) * r, y, Math.sin(a) * r];
  const count = 96;
  const turn = (Math.PI * 2) / 24;
  mesh.use(M.stone);
  for (let k = 0; k < count; k += 1) {
    const [a, b, y] = [k * turn, (k + 1) * turn, k * 0.19];
    mesh.use(k % 24 < 2 ? M.pale : M.floor);
    mesh.quad(polar(a, 1.7, y), polar(a, 4, y), polar(b, 4, y), polar(b, 1.7, y));
    mesh.quad(polar(a, 1.7, y - 0.19), polar(a, 4, y - 0.19), polar(a, 4, y), polar(a, 1.7, y));
    mesh.quad(polar(a, 1.7, y - 0.4), polar(b, 1.7, y - 0.3), polar(b, 1.7, y), polar(a, 1.7, y));
    mesh.use(M.iron);
    rod(mesh, polar(a + turn / 2, 1.74, y), polar(a + turn / 2, 1.74, y + 0.95), 0.02, 5);
  }
  mesh.use(M.oxblood);
  cord(
    mesh,
    Array.from({ length: count * 3 }, (_, k) => polar((k * turn) / 3, 1.74, (k * 0.19) / 3 + 0.9)),
    0.05,
    6,
  );
  mesh.use(M.floor);
  for (let k = 0; k < 12; k += 1) {
    const [a, b] = [(k / 12) * Math.PI * 2, ((k + 1) / 12) * Math.PI * 2];
    mesh.use(k % 2 ? M.grey : M.floor).nextGroup();
    mesh.triangle([0, -2, 0], polar(a, 1.8, -2), polar(b, 1.8, -2));
  }
  mesh.use(M.wall);
  mesh.nextGroup();
  for (let k = 0; k < 48; k += 1) {
    const [a, b] = [(k / 48) * Math.PI * 2, ((k + 1) / 48) * Math.PI * 2];
    mesh.triangle(polar(a, 4, -2), polar(b, 4, -2), polar(b, 4, 22));
    mesh.triangle(polar(a, 4, -2), polar(b, 4, 22), polar(a, 4, 22));
  }
  return {
    ...COVER,
    scene: {
      mesh,
      camera: { eye: [0.5, 20.4, -0.9], yaw: 12, pitch: -86, field: 82 },
      sun: [0.4, -0.85, 0.3],
      ambient: 0.66,
      cornerRange: 1.6,
      fog: [8, 48],
      gamma: 1.1,
    },
    ink: { hatching: 0.5 },
  };
}

/** Eaves: roofs of round tiles, one above the other. */
export function eaves(): Picture {
  const mesh = new Mesh();
  const slate = material({ albedo: 0.52, hatch: 90 });
  const dark = material({ albedo: 0.34, hatch: 90 });
  const lift = ([x, y, z]: Vec): Vec => [x, y + Math.max(0, Math.abs(x) / 9) ** 3 * 1.3, z];
  const roof = (y: number, z: number, wide: number, tone: typeof slate) => {
    mesh.use(tone);
    mesh.through(lift, () =>
      mesh.at([0, y, z], () => tiledRoof(mesh, -wide, wide, 4.2, 2.6, 0.42)),
    );
    mesh.use(M.stone).through(lift, () => {
      for (let k = 0; k < 20; k += 1)
        mesh.box(
          [-wide + (k * wide) / 10, y - 0.2, z - 0.3],
          [-wide + ((k + 1) * wide) / 10, y + 0.3, z],
        );
    });
    mesh
      .use(M.darkWood)
      .through(lift, () => mesh.box([-wide + 1, y - 3.1, z - 3.2], [wide - 1, y - 2.75, z - 3]));
    mesh.use(M.oxblood);
    for (let k = -3; k <= 3; k += 1)
      mesh.at([k * 2.6, y - 6.5, z - 2.6], () =>
        lathe(
          mesh,
          [
            [0.22, 0],
            [0.22, 3.6],
          ],
          14,
        ),
      );
    mesh.use(M.pale).box([-wide + 1.2, y - 6.5, z - 1.6], [wide - 1.2, y - 2.2, z - 1.4]);
  };
  roof(6, 8, 10.5, slate);
  roof(10.6, 15, 10, slate);
  roof(15, 24, 11, dark);
  return {
    ...COVER,
    scene: {
      mesh,
      camera: { eye: [-6, 8.6, -8], yaw: 22, field: 52, shift: [0.02, 0.02] },
      sun: [0.6, -0.62, 0.4],
      ambient: 0.52,
      cornerRange: 2.4,
      fog: [20, 70],
      gamma: 1.1,
    },
    ink: { hatching: 0.45 },
  };
}

/** A house of steel going up: frame, floors and a tower crane. */
export function construction(): Picture {
  const mesh = new Mesh();
  const random = createRandom('construction');
  const steel = material({ albedo: 0.4, hatch: 90 });
  const frame = (x: number, z: number, bays: number, floors: number) => {
    for (let f = 0; f <= floors; f += 1) {
      mesh.use(M.stone).box([x, f * 4 - 0.3, z], [x + bays * 6, f * 4, z + 12]);
      if (f === floors) break;
      for (let k = 0; k <= bays; k += 1)
        for (const d of [0.4, 11.4])
          mesh
            .use(steel)
            .box(
              [x + k * 6 - 0.2, f * 4, z + d - 0.2],
              [x + k * 6 + 0.2, f * 4 + 3.7, z + d + 0.2],
            );
      if (random() < 0.5)
        mesh
          .use(M.pale)
          .box([x + 0.4, f * 4, z + 6], [x + 6 * between(random, 1, bays), f * 4 + 3.7, z + 6.3]);
    }
  };
  frame(0, 30, 5, 9);
  frame(-34, 36, 4, 5);
  truss(mesh, M.oxblood, [12, 0, 26], [12, 54, 26], 1.6, 18);
  truss(mesh, M.oxblood, [-22, 54, 26], [46, 54, 26], 1.4, 22);
  mesh.use(M.oxblood).box([11.2, 55, 25.2], [12.8, 58, 26.8]);
  mesh.use(M.iron);
  rod(mesh, [12, 62, 26], [40, 55.6, 26], 0.08, 5);
  rod(mesh, [12, 62, 26], [-16, 55.6, 26], 0.08, 5);
  rod(mesh, [12, 55, 26], [12, 62, 26], 0.2, 5);
  rod(mesh, [-14, 54, 26], [-14, 34, 26], 0.06, 5);
  mesh.use(M.grey).box([-18, 33, 25.4], [-10, 34, 26.6]);
  mesh.use(M.dark).box([38, 50, 25], [43, 53.4, 27]);
  mesh.use(M.floor).quad([-200, 0, -20], [200, 0, -20], [200, 0, 200], [-200, 0, 200]);
  return {
    ...COVER,
    scene: {
      mesh,
      camera: { eye: [-6, 6, -44], yaw: 9, field: 70, shift: [0.02, 0.38] },
      sun: [0.6, -0.6, 0.5],
      ambient: 0.5,
      cornerRange: 6,
      gamma: 1.1,
      sky: (x, y) => Math.max(0, 0.07 - Math.abs(y - 0.3) * 0.2 + Math.sin(x * 6) * 0.03),
    },
    ink: { hatching: 0.45 },
  };
}

/** A lattice girder of square section between two points. */
export function truss(
  mesh: Mesh,
  m: typeof M.iron,
  from: Vec,
  to: Vec,
  size: number,
  cells: number,
): void {
  const upright = Math.abs(to[1] - from[1]) > Math.abs(to[0] - from[0]);
  const corner = (t: number, a: number, b: number): Vec => {
    const c: Vec = [
      from[0] + (to[0] - from[0]) * t,
      from[1] + (to[1] - from[1]) * t,
      from[2] + (to[2] - from[2]) * t,
    ];
    return upright
      ? [c[0] + a * size * 0.5, c[1], c[2] + b * size * 0.5]
      : [c[0], c[1] + a * size * 0.5, c[2] + b * size * 0.5];
  };
  const thick = size * 0.07;
  mesh.use(m);
  for (const [a, b] of [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ] as const)
    rod(mesh, corner(0, a, b), corner(1, a, b), thick, 5);
  for (let k = 0; k < cells; k += 1) {
    const [t0, t1] = [k / cells, (k + 1) / cells];
    const flip = k % 2 === 0 ? 1 : -1;
    rod(mesh, corner(t0, -flip, -1), corner(t1, flip, -1), thick * 0.6, 4);
    rod(mesh, corner(t0, flip, 1), corner(t1, -flip, 1), thick * 0.6, 4);
  }
}
