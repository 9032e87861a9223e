import { Mesh } from '../mesh.ts';
import { extrude, rod } from '../parts.ts';
import type { Picture } from '../picture.ts';
import { between, createRandom, pick } from '../random.ts';
import { M } from './materials.ts';
import { COVER } from './sizes.ts';

/** Level strokes of water from a height of the picture downward. */
export function sea(from: number): (x: number, y: number) => number {
  return (x, y) => {
    if (y < from) return Math.max(0, 0.06 - Math.abs(y - 0.16) * 0.2 + Math.sin(x * 6 + 2) * 0.03);
    const swell = Math.sin(y * 230 + Math.sin(x * 8 + y * 30) * 2) * Math.sin(x * 19 + y * 80);
    return 0.1 + Math.max(0, swell) * 0.06;
  };
}

/** Containers in stacks, for quay and ship. */
function containers(mesh: Mesh, seed: string, nx: number, ny: number, nz: number): void {
  const random = createRandom(seed);
  const kinds = [M.wall, M.pale, M.grey, M.stone, M.dark, M.pale, M.wall, M.grey, M.oxblood];
  for (let x = 0; x < nx; x += 1)
    for (let z = 0; z < nz; z += 1) {
      const high = Math.max(1, Math.round(ny * between(random, 0.55, 1)));
      for (let y = 0; y < high; y += 1) {
        mesh.use(pick(random, kinds));
        mesh.box([x * 6.3, y * 2.6, z * 2.6], [x * 6.3 + 6.1, y * 2.6 + 2.55, z * 2.6 + 2.45]);
      }
    }
}

/** Gantry cranes over a container quay. */
export function cranes(): Picture {
  const mesh = new Mesh();
  mesh.use(M.floor).quad([-90, 0, 0], [220, 0, 0], [220, 0, 160], [-90, 0, 160]);
  mesh.use(M.stone).quad([-90, -6, 0], [220, -6, 0], [220, 0, 0], [-90, 0, 0]);
  for (let k = 0; k < 4; k += 1)
    mesh.at([4 + k * 36, 0, 6], () => gantry(mesh, k === 1 ? M.oxblood : M.dark));
  mesh.at([-30, 0, 50], () => containers(mesh, 'quay a', 9, 4, 5));
  mesh.at([40, 0, 50], () => containers(mesh, 'quay b', 12, 5, 5));
  mesh.at([-40, 0, 78], () => containers(mesh, 'quay c', 22, 6, 4));
  return {
    ...COVER,
    scene: {
      mesh,
      camera: { eye: [-34, 11, -74], yaw: 30, field: 58, shift: [0, 0.26] },
      sun: [0.6, -0.6, 0.45],
      ambient: 0.5,
      cornerRange: 4,
      fog: [70, 330],
      gamma: 1.1,
      sky: sea(0.765),
    },
    ink: { hatching: 0.45 },
  };
}

function gantry(mesh: Mesh, m: typeof M.iron): void {
  mesh.use(m);
  for (const x of [0, 15]) {
    for (const z of [0, 17]) mesh.box([x - 0.6, 0, z - 0.6], [x + 0.6, 32, z + 0.6]);
    mesh.box([x - 0.5, 11, 0], [x + 0.5, 12.6, 17]);
    rod(mesh, [x, 12, 0], [x, 31, 17], 0.4, 6);
    mesh.box([x - 0.5, 31, 0], [x + 0.5, 32.6, 17]);
  }
  for (const z of [0, 17]) mesh.box([0, 31, z - 0.5], [15, 32.6, z + 0.5]);
  mesh.box([0, 2, -0.5], [15, 3.4, 0.5]);
  for (const x of [5.5, 9.5]) mesh.box([x - 0.5, 32.6, -40], [x + 0.5, 34.4, 30]);
  for (let k = 0; k < 12; k += 1) mesh.box([5.5, 33, -39 + k * 6], [9.5, 33.6, -38.5 + k * 6]);
  extrude(
    mesh,
    [
      [4.6, 34],
      [10.4, 34],
      [8, 49],
      [7, 49],
    ],
    -0.4,
    0.4,
  );
  mesh.use(M.iron);
  for (const z of [-36, -20, 28]) rod(mesh, [7.5, 48.4, 0], [7.5, 34.4, z], 0.16, 5);
  mesh.use(M.pale).box([5, 30.4, -16], [10, 32.6, -12]);
  mesh.use(M.iron);
  rod(mesh, [7.5, 30.4, -14], [7.5, 16, -14], 0.1, 4);
  mesh.use(M.oxblood).box([4.4, 13.4, -15.3], [10.6, 16, -12.7]);
}

/** A container ship under way. */
export function ship(): Picture {
  const mesh = new Mesh();
  mesh.use(M.dark);
  extrude(
    mesh,
    [
      [-72, 0],
      [70, 0],
      [82, 13],
      [76, 12],
      [-70, 11],
      [-76, 11],
    ],
    -11,
    11,
  );
  mesh.use(M.oxblood);
  extrude(
    mesh,
    [
      [-73, -1.5],
      [69.5, -1.5],
      [72, 2],
      [-73.5, 2],
    ],
    -11.05,
    11.05,
  );
  for (let k = 0; k < 7; k += 1)
    mesh.at([-46 + k * 15.4, 11.6, -10.4], () => containers(mesh, `ship ${String(k)}`, 2, 7, 8));
  mesh.use(M.wall).box([-66, 11, -10], [-54, 33, 10]);
  for (let k = 0; k < 6; k += 1)
    mesh.use(M.iron).box([-66.1, 14.4 + k * 3, -8], [-53.9, 15.4 + k * 3, -10.1]);
  mesh.use(M.wall).box([-67, 33, -13], [-55, 36, 13]);
  mesh.use(M.iron).box([-67.1, 34, -13.1], [-54.9, 35.2, 13.1]);
  mesh.use(M.dark).box([-72, 20, -3], [-67.5, 31, 3]);
  rod(mesh, [-60, 36, 0], [-60, 45, 0], 0.3, 6);
  rod(mesh, [72, 12, 0], [72, 22, 0], 0.3, 6);
  return {
    ...COVER,
    scene: {
      mesh,
      camera: { eye: [62, 13, -150], yaw: -18, field: 60, shift: [0, 0.12] },
      sun: [-0.5, -0.6, 0.6],
      ambient: 0.5,
      cornerRange: 3,
      gamma: 1.1,
      sky: sea(0.62),
    },
    ink: { hatching: 0.5 },
  };
}
