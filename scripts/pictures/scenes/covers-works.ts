import { Mesh, material } from '../mesh.ts';
import type { Point, Vec } from '../mesh.ts';
import { cord, extrude, lathe, rod } from '../parts.ts';
import type { Picture } from '../picture.ts';
import { between, createRandom, pick } from '../random.ts';
import { COVER, truss } from './covers-building.ts';
import { M } from './materials.ts';

/** Level strokes of water from a height of the picture downward. */
function sea(from: number): (x: number, y: number) => number {
  return (x, y) => {
    if (y < from) return Math.max(0, 0.06 - Math.abs(y - 0.16) * 0.2 + Math.sin(x * 6 + 2) * 0.03);
    const swell = Math.sin(y * 230 + Math.sin(x * 8 + y * 30) * 2) * Math.sin(x * 19 + y * 80);
    return 0.1 + Math.max(0, swell) * 0.06;
  };
}

/** A cable-stayed bridge that runs into the distance over water. */
export function bridge(): Picture {
  const mesh = new Mesh();
  mesh.use(M.stone);
  for (let k = 0; k < 40; k += 1) mesh.box([-7, 27.5, k * 14 - 60], [7, 29, k * 14 - 46]);
  mesh.use(M.iron);
  for (const x of [-7, 7]) mesh.box([x - 0.1, 30, -60], [x + 0.1, 30.2, 520]);
  for (const z of [70, 270]) {
    mesh.use(M.wall);
    for (const side of [-1, 1]) {
      extrudeLeg(mesh, side, z);
    }
    mesh.use(M.stone).box([-13, 19, z - 2.4], [13, 23, z + 2.4]);
    mesh.box([-3.4, 96, z - 2], [3.4, 100, z + 2]);
    mesh.use(z === 70 ? M.oxblood : M.iron);
    for (let k = 1; k <= 13; k += 1)
      for (const way of [-1, 1])
        for (const side of [-1, 1])
          rod(mesh, [side * 1.8, 100 - k * 1.2 + 14, z], [side * 6.6, 29.4, z + way * k * 7], 0.11, 4);
  }
  mesh.use(material({ albedo: 0.9, glow: true, hatch: 20, line: 0.6 }));
  extrudeHills(mesh, 620, 70, 0.3);
  return {
    ...COVER,
    scene: {
      mesh,
      camera: { eye: [-104, 17, -86], yaw: 34, field: 62, shift: [0, 0.27] },
      sun: [0.55, -0.6, 0.5], ambient: 0.5, cornerRange: 8, fog: [120, 620], gamma: 1.1, sky: sea(0.775),
    },
    ink: { hatching: 0.45 },
  };
}

function extrudeLeg(mesh: Mesh, side: number, z: number): void {
  const outline: Point[] = [[side * 15, -2], [side * 18, -2], [side * 15, 30], [side * 3, 92], [side * 3, 118], [side * 0.8, 118], [side * 0.8, 92], [side * 11.5, 30]];
  mesh.at([0, 0, z], () => extrude(mesh, outline, -2.2, 2.2));
}

function extrudeHills(mesh: Mesh, z: number, high: number, seed: number): void {
  const top: Point[] = [];
  for (let k = 0; k <= 50; k += 1)
    top.push([-600 + k * 30, high * (0.45 + 0.3 * Math.sin(k * 0.23 + seed) + 0.14 * Math.sin(k * 0.61))]);
  mesh.at([0, 0, z], () => extrude(mesh, [...top, [900, 0], [-600, 0]], 0, 0));
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
  for (let k = 0; k < 4; k += 1) mesh.at([4 + k * 36, 0, 6], () => gantry(mesh, k === 1 ? M.oxblood : M.dark));
  mesh.at([-30, 0, 50], () => containers(mesh, 'quay a', 9, 4, 5));
  mesh.at([40, 0, 50], () => containers(mesh, 'quay b', 12, 5, 5));
  mesh.at([-40, 0, 78], () => containers(mesh, 'quay c', 22, 6, 4));
  return {
    ...COVER,
    scene: {
      mesh,
      camera: { eye: [-34, 11, -74], yaw: 30, field: 58, shift: [0, 0.26] },
      sun: [0.6, -0.6, 0.45], ambient: 0.5, cornerRange: 4, fog: [70, 330], gamma: 1.1, sky: sea(0.765),
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
  extrude(mesh, [[4.6, 34], [10.4, 34], [8, 49], [7, 49]], -0.4, 0.4);
  mesh.use(M.iron);
  for (const z of [-36, -20, 28]) rod(mesh, [7.5, 48.4, 0], [7.5, 34.4, z], 0.16, 5);
  mesh.use(M.pale).box([5, 30.4, -16], [10, 32.6, -12]);
  mesh.use(M.iron);
  rod(mesh, [7.5, 30.4, -14], [7.5, 16, -14], 0.1, 4);
  mesh.use(M.oxblood).box([4.4, 13.4, -15.3], [10.6, 16, -12.7]);
}

/** Wind turbines on a ridge. */
export function turbines(): Picture {
  const mesh = new Mesh();
  const spots: readonly (readonly [number, number, number, number])[] = [
    [27, 88, 22, 1], [-26, 120, 47, 0.95], [52, 150, 78, 1], [0, 220, 100, 1], [96, 240, 22, 1], [-70, 260, 63, 1], [44, 330, 5, 1],
  ];
  for (const [x, z, turn, scale] of spots) {
    mesh.at([x, -4, z], () => {
      mesh.use(M.wall);
      lathe(mesh, [[1.9, 0], [1.05, 62]], 18);
      mesh.box([-1.3, 61.4, -2.6], [1.3, 64, 4.4]);
      mesh.at([0, 62.7, -3.2], () => {
        mesh.through(([px, py, pz]) => [px, pz, py], () => lathe(mesh, [[1.2, 0.8], [1.1, 0], [0.3, -0.9], [0, -1]], 16));
        for (let b = 0; b < 3; b += 1) {
          const a = ((turn + b * 120) * Math.PI) / 180;
          const blade: Point[] = [[0.4, 0], [1.7, 6], [1.2, 16], [0.2, 36], [-0.2, 36], [-0.5, 6], [-0.4, 0]];
          mesh.use(x === 27 && b === 1 ? M.oxblood : M.wall);
          extrude(mesh, blade.map(([u, v]): Point => [u * Math.cos(a) + v * Math.sin(a), -u * Math.sin(a) + v * Math.cos(a)]), -0.15, 0.15);
        }
      });
    }, 0, scale);
  }
  const ridge = (z: number, base: number, high: number, seed: number, albedo: number) => {
    const top: Point[] = [];
    for (let k = 0; k <= 60; k += 1) top.push([-300 + k * 12, base + high * (Math.sin(k * 0.17 + seed) + 0.35 * Math.sin(k * 0.44 + seed))]);
    mesh.use(material({ albedo, glow: true, hatch: 14 }));
    mesh.at([0, 0, z], () => extrude(mesh, [...top, [420, -60], [-300, -60]], 0, 0));
  };
  ridge(52, 1, 2.4, 0.2, 0.62);
  ridge(112, 4, 4, 1.7, 0.74);
  ridge(205, 8, 6, 3.1, 0.84);
  ridge(320, 14, 9, 4.2, 0.92);
  return {
    ...COVER,
    scene: {
      mesh,
      camera: { eye: [0, 9, -30], yaw: 6, field: 60, shift: [0, 0.31] },
      sun: [0.7, -0.5, 0.5], ambient: 0.55, cornerRange: 4, fog: [150, 560], gamma: 1.1,
      sky: (x, y) => Math.max(0, 0.1 - Math.abs(y - 0.24) * 0.24 + Math.sin(x * 4.4 + 1) * 0.05),
    },
    ink: { hatching: 0.5 },
  };
}

/** A container ship under way. */
export function ship(): Picture {
  const mesh = new Mesh();
  mesh.use(M.dark);
  extrude(mesh, [[-72, 0], [70, 0], [82, 13], [76, 12], [-70, 11], [-76, 11]], -11, 11);
  mesh.use(M.oxblood);
  extrude(mesh, [[-73, -1.5], [69.5, -1.5], [72, 2], [-73.5, 2]], -11.05, 11.05);
  for (let k = 0; k < 7; k += 1) mesh.at([-46 + k * 15.4, 11.6, -10.4], () => containers(mesh, `ship ${String(k)}`, 2, 7, 8));
  mesh.use(M.wall).box([-66, 11, -10], [-54, 33, 10]);
  for (let k = 0; k < 6; k += 1) mesh.use(M.iron).box([-66.1, 14.4 + k * 3, -8], [-53.9, 15.4 + k * 3, -10.1]);
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
      sun: [-0.5, -0.6, 0.6], ambient: 0.5, cornerRange: 3, gamma: 1.1, sky: sea(0.62),
    },
    ink: { hatching: 0.5 },
  };
}

/** Pylons that carry lines over the land. */
export function pylons(): Picture {
  const mesh = new Mesh();
  const heads: Vec[][] = [];
  for (let k = 0; k < 6; k += 1) {
    const [x, z] = [-16 + k * 22, 20 + k * 62];
    mesh.use(M.iron);
    const leg = (a: number, b: number, y0: number, y1: number, w0: number, w1: number) =>
      rod(mesh, [x + a * w0, y0, z + b * w0], [x + a * w1, y1, z + b * w1], 0.16, 5);
    for (const [a, b] of [[-1, -1], [1, -1], [-1, 1], [1, 1]] as const) {
      leg(a, b, 0, 26, 4.4, 1.2);
      leg(a, b, 26, 44, 1.2, 0.5);
    }
    for (let s = 0; s < 7; s += 1) {
      const w = (y: number) => (y < 26 ? 4.4 - (3.2 * y) / 26 : 1.2 - (0.7 * (y - 26)) / 18);
      const [y0, y1] = [s * 6, s * 6 + 6];
      for (const b of [-1, 1]) {
        rod(mesh, [x - w(y0), y0, z + b * w(y0)], [x + w(y1), y1, z + b * w(y1)], 0.08, 4);
        rod(mesh, [x + w(y0), y0, z + b * w(y0)], [x - w(y1), y1, z + b * w(y1)], 0.08, 4);
      }
    }
    const ends: Vec[] = [];
    for (const [y, out] of [[27, 8], [34, 9.5], [41, 6.5]] as const) {
      for (const side of [-1, 1]) {
        rod(mesh, [x, y + 1.6, z], [x + side * out, y, z], 0.12, 4);
        rod(mesh, [x, y - 0.6, z], [x + side * out, y, z], 0.12, 4);
        rod(mesh, [x + side * out, y, z], [x + side * out, y - 2.4, z], 0.14, 4);
        ends.push([x + side * out, y - 2.4, z]);
      }
    }
    heads.push(ends);
  }
  for (let k = 0; k + 1 < heads.length; k += 1)
    heads[k]?.forEach((a, i) => {
      const b = heads[k + 1]?.[i];
      if (b) line(mesh, a, b, i === 3 ? M.oxblood : M.iron);
    });
  truss(mesh, M.iron, [-16, 44, 20], [-16, 47, 20], 0.8, 2);
  mesh.use(material({ albedo: 0.94, hatch: 0 }));
  for (let k = 0; k < 12; k += 1) mesh.quad([-300, -0.1, -20 + k * 40], [400, -0.1, -20 + k * 40], [400, -0.1, 20 + k * 40], [-300, -0.1, 20 + k * 40]);
  return {
    ...COVER,
    scene: {
      mesh,
      camera: { eye: [30, 5, -34], yaw: -13, field: 70, shift: [0, 0.34] },
      sun: [0.6, -0.6, 0.5], ambient: 0.55, cornerRange: 3, fog: [90, 420], gamma: 1.1,
      sky: (x, y) => Math.max(0, 0.11 - Math.abs(y - 0.5) * 0.18 + Math.sin(x * 5) * 0.03),
    },
    ink: { hatching: 0.5 },
  };
}

function line(mesh: Mesh, a: Vec, b: Vec, m: typeof M.iron): void {
  mesh.use(m);
  const on = (t: number): Vec => [
    a[0] + (b[0] - a[0]) * t,
    a[1] + (b[1] - a[1]) * t - 6 * Math.sin(Math.PI * t),
    a[2] + (b[2] - a[2]) * t,
  ];
  cord(mesh, Array.from({ length: 13 }, (_, k) => on(k / 12)), 0.07, 4);
}
