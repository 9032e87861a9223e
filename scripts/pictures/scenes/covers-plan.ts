import { material, Mesh } from '../mesh.ts';
import type { Point, Vec } from '../mesh.ts';
import { extrude, lathe } from '../parts.ts';
import type { Picture } from '../picture.ts';
import { between, createRandom, pick } from '../random.ts';
import { M } from './materials.ts';
import { COVER } from './sizes.ts';

/** Lays an outline of the ground plan (x, z) down as a slab between two heights. */
function slab(mesh: Mesh, outline: readonly Point[], y0: number, y1: number): void {
  mesh.through(
    ([x, y, z]): Vec => [x, z, y],
    () => extrude(mesh, outline, y0, y1),
  );
}

/** A printed circuit as a plan with height. */
export function circuit(): Picture {
  const mesh = new Mesh();
  const random = createRandom('circuit');
  const board = material({ albedo: 0.93, hatch: 30 });
  mesh.use(board).box([-12, -0.2, -9], [12, 0, 9]);
  const trace = (points: readonly Point[], m: typeof M.iron) => {
    mesh.use(m);
    for (let k = 0; k + 1 < points.length; k += 1) {
      const [a, b] = [points[k] ?? [0, 0], points[k + 1] ?? [0, 0]];
      const l = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
      const [nx, nz] = [(-(b[1] - a[1]) / l) * 0.035, ((b[0] - a[0]) / l) * 0.035];
      slab(
        mesh,
        [
          [a[0] + nx, a[1] + nz],
          [b[0] + nx, b[1] + nz],
          [b[0] - nx, b[1] - nz],
          [a[0] - nx, a[1] - nz],
        ],
        0.01,
        0.03,
      );
    }
    const last = points.at(-1) ?? [0, 0];
    mesh.at([last[0], 0.01, last[1]], () =>
      lathe(
        mesh,
        [
          [0.11, 0],
          [0.11, 0.05],
          [0.05, 0.05],
          [0.05, 0],
        ],
        12,
      ),
    );
  };
  const chip = (x: number, z: number, w: number, d: number, m: typeof M.iron, pins: number) => {
    mesh.use(m).box([x - w / 2, 0.06, z - d / 2], [x + w / 2, 0.32, z + d / 2]);
    mesh.use(M.pale).at([x - w / 2 + 0.24, 0.32, z - d / 2 + 0.24], () =>
      lathe(
        mesh,
        [
          [0.08, 0],
          [0.08, 0.01],
          [0, 0.01],
        ],
        10,
      ),
    );
    for (let k = 0; k < pins; k += 1) {
      const at = -w / 2 + ((k + 0.5) * w) / pins;
      for (const side of [-1, 1]) {
        mesh
          .use(M.stone)
          .box(
            [x + at - 0.05, 0, z + side * (d / 2 + 0.12) - 0.12],
            [x + at + 0.05, 0.1, z + side * (d / 2 + 0.12) + 0.12],
          );
      }
    }
  };
  for (let k = 0; k < 11; k += 1) {
    const x = -1.5 + k * 0.3;
    for (const side of [-1, 1]) {
      const far = 2.4 + Math.abs(k - 5) * 0.28;
      const out = (k - 5) * between(random, 0.5, 0.75);
      trace(
        [
          [x, side * 1.7],
          [x, side * far],
          [x + out, side * (far + Math.abs(out))],
          [x + out, side * (far + Math.abs(out) + between(random, 0.8, 3))],
        ],
        k === 3 && side === -1 ? M.oxblood : M.grey,
      );
      trace(
        [
          [side * 1.7, x],
          [side * (2.3 + Math.abs(k - 5) * 0.2), x],
          [side * (4.6 + Math.abs(k - 5) * 0.2), x + (k - 5) * 0.4],
          [side * between(random, 6, 9), x + (k - 5) * 0.4],
        ],
        M.grey,
      );
    }
  }
  chip(0, 0, 3.2, 3.2, M.dark, 11);
  chip(-6.6, -3.4, 2, 1.4, M.grey, 6);
  chip(6.8, 3.6, 2.4, 1.4, M.dark, 7);
  chip(6, -4.4, 1.6, 1.2, M.oxblood, 5);
  chip(-6.4, 4.2, 2.6, 1.2, M.grey, 8);
  for (let k = 0; k < 7; k += 1)
    mesh.use(k % 3 === 0 ? M.brass : M.pale).at([-3.4 + k * 1.15, 0, 5.6 + (k % 2) * 0.5], () =>
      lathe(
        mesh,
        [
          [0.3, 0],
          [0.3, 0.8],
          [0.26, 0.84],
          [0, 0.84],
        ],
        18,
      ),
    );
  return {
    ...COVER,
    scene: {
      mesh,
      camera: {
        eye: [-12, 16, -12],
        yaw: 45,
        pitch: -50,
        field: 13.5,
        ortho: true,
        shift: [0, 0.2],
      },
      sun: [0.7, -0.6, -0.1],
      ambient: 0.54,
      cornerRange: 0.8,
      gamma: 1.1,
    },
    ink: { hatching: 0.45 },
  };
}

/** A city as a plan: blocks, a river, bridges and a park. */
export function cityPlan(): Picture {
  const mesh = new Mesh();
  const random = createRandom('city plan');
  const bank = (x: number) => 2.4 * Math.sin(x * 0.16) + x * 0.12;
  mesh.use(M.floor);
  const strip = (from: number, to: number, y: number, m: typeof M.floor) => {
    mesh.use(m).nextGroup();
    for (let k = -26; k < 26; k += 1) {
      const a = (x: number, d: number): Vec => [x, y, bank(x) + d];
      mesh.triangle(a(k, from), a(k + 1, from), a(k + 1, to));
      mesh.triangle(a(k, from), a(k + 1, to), a(k, to));
    }
  };
  strip(-30, -1.5, 0, M.floor);
  strip(1.5, 30, 0, M.floor);
  strip(-1.6, 1.6, -0.5, material({ albedo: 0.7, hatch: 8 }));
  strip(-1.6, -1.45, 0.05, M.stone);
  strip(1.45, 1.6, 0.05, M.stone);
  for (let gx = -13; gx < 13; gx += 1) {
    for (let gz = -11; gz < 11; gz += 1) {
      const [x, z] = [gx * 2.3 + (gz % 3) * 0.14, gz * 2.3];
      const gap = z - bank(x + 1);
      if (Math.abs(gap + 1) < 3.1) continue;
      const park = gx > 2 && gx < 6 && gap > 3.5 && gap < 9;
      if (park) {
        for (let t = 0; t < 4; t += 1)
          mesh.use(M.pale).at([x + random() * 2, 0, z + random() * 2], () =>
            lathe(
              mesh,
              [
                [0.04, 0],
                [0.04, 0.2],
                [0.26, 0.3],
                [0.22, 0.55],
                [0, 0.7],
              ],
              10,
            ),
          );
        continue;
      }
      const cuts = random() < 0.5 ? 2 : 1;
      for (let i = 0; i < cuts; i += 1)
        for (let k = 0; k < 2; k += 1) {
          const w = 1.9 / cuts;
          const h = between(random, 0.25, 1) * (random() < 0.08 ? 3.4 : 1);
          mesh.use(
            pick(random, [M.wall, M.wall, M.wall, M.pale, random() < 0.12 ? M.grey : M.wall]),
          );
          if (gx === -2 && gz === -3 && i === 0 && k === 0) mesh.use(M.oxblood);
          mesh.box([x + i * w, 0, z + k * 1], [x + i * w + w - 0.06, h, z + k * 1 + 0.9]);
        }
    }
  }
  for (const x of [-9, -1.2, 7.4]) {
    mesh.use(M.stone).box([x - 0.22, 0.02, bank(x) - 2.6], [x + 0.22, 0.16, bank(x) + 2.6]);
  }
  return {
    ...COVER,
    scene: {
      mesh,
      camera: { eye: [-14, 26, -16], yaw: 40, pitch: -52, field: 16.5, ortho: true },
      sun: [0.74, -0.58, 0.0],
      ambient: 0.54,
      cornerRange: 1,
      gamma: 1.15,
    },
    ink: { hatching: 0.4 },
  };
}
