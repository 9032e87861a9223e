import { material, Mesh } from '../mesh.ts';
import type { Point, Vec } from '../mesh.ts';
import { cord, extrude, lathe, rod } from '../parts.ts';
import type { Picture } from '../picture.ts';
import { sea } from './covers-harbour.ts';
import { M } from './materials.ts';
import { COVER } from './sizes.ts';
import { truss } from './covers-structure.ts';

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
          rod(
            mesh,
            [side * 1.8, 100 - k * 1.2 + 14, z],
            [side * 6.6, 29.4, z + way * k * 7],
            0.11,
            4,
          );
  }
  mesh.use(material({ albedo: 0.9, glow: true, hatch: 20, line: 0.6 }));
  extrudeHills(mesh, 620, 70, 0.3);
  return {
    ...COVER,
    scene: {
      mesh,
      camera: { eye: [-104, 17, -86], yaw: 34, field: 62, shift: [0, 0.27] },
      sun: [0.55, -0.6, 0.5],
      ambient: 0.5,
      cornerRange: 8,
      fog: [120, 620],
      gamma: 1.1,
      sky: sea(0.775),
    },
    ink: { hatching: 0.45 },
  };
}

function extrudeLeg(mesh: Mesh, side: number, z: number): void {
  const outline: Point[] = [
    [side * 15, -2],
    [side * 18, -2],
    [side * 15, 30],
    [side * 3, 92],
    [side * 3, 118],
    [side * 0.8, 118],
    [side * 0.8, 92],
    [side * 11.5, 30],
  ];
  mesh.at([0, 0, z], () => extrude(mesh, outline, -2.2, 2.2));
}

function extrudeHills(mesh: Mesh, z: number, high: number, seed: number): void {
  const top: Point[] = [];
  for (let k = 0; k <= 50; k += 1)
    top.push([
      -600 + k * 30,
      high * (0.45 + 0.3 * Math.sin(k * 0.23 + seed) + 0.14 * Math.sin(k * 0.61)),
    ]);
  mesh.at([0, 0, z], () => extrude(mesh, [...top, [900, 0], [-600, 0]], 0, 0));
}

/** Wind turbines on a ridge. */
export function turbines(): Picture {
  const mesh = new Mesh();
  const spots: readonly (readonly [number, number, number, number])[] = [
    [27, 88, 22, 1],
    [-26, 120, 47, 0.95],
    [52, 150, 78, 1],
    [0, 220, 100, 1],
    [96, 240, 22, 1],
    [-70, 260, 63, 1],
    [44, 330, 5, 1],
  ];
  for (const [x, z, turn, scale] of spots) {
    mesh.at(
      [x, -4, z],
      () => {
        mesh.use(M.wall);
        lathe(
          mesh,
          [
            [1.9, 0],
            [1.05, 62],
          ],
          18,
        );
        mesh.box([-1.3, 61.4, -2.6], [1.3, 64, 4.4]);
        mesh.at([0, 62.7, -3.2], () => {
          mesh.through(
            ([px, py, pz]) => [px, pz, py],
            () =>
              lathe(
                mesh,
                [
                  [1.2, 0.8],
                  [1.1, 0],
                  [0.3, -0.9],
                  [0, -1],
                ],
                16,
              ),
          );
          for (let b = 0; b < 3; b += 1) {
            const a = ((turn + b * 120) * Math.PI) / 180;
            const blade: Point[] = [
              [0.4, 0],
              [1.7, 6],
              [1.2, 16],
              [0.2, 36],
              [-0.2, 36],
              [-0.5, 6],
              [-0.4, 0],
            ];
            mesh.use(x === 27 && b === 1 ? M.oxblood : M.wall);
            extrude(
              mesh,
              blade.map(([u, v]): Point => [
                u * Math.cos(a) + v * Math.sin(a),
                -u * Math.sin(a) + v * Math.cos(a),
              ]),
              -0.15,
              0.15,
            );
          }
        });
      },
      0,
      scale,
    );
  }
  const ridge = (z: number, base: number, high: number, seed: number, albedo: number) => {
    const top: Point[] = [];
    for (let k = 0; k <= 60; k += 1)
      top.push([
        -300 + k * 12,
        base + high * (Math.sin(k * 0.17 + seed) + 0.35 * Math.sin(k * 0.44 + seed)),
      ]);
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
      sun: [0.7, -0.5, 0.5],
      ambient: 0.55,
      cornerRange: 4,
      fog: [150, 560],
      gamma: 1.1,
      sky: (x, y) => Math.max(0, 0.1 - Math.abs(y - 0.24) * 0.24 + Math.sin(x * 4.4 + 1) * 0.05),
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
    for (const [a, b] of [
      [-1, -1],
      [1, -1],
      [-1, 1],
      [1, 1],
    ] as const) {
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
    for (const [y, out] of [
      [27, 8],
      [34, 9.5],
      [41, 6.5],
    ] as const) {
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
  for (let k = 0; k < 12; k += 1)
    mesh.quad(
      [-300, -0.1, -20 + k * 40],
      [400, -0.1, -20 + k * 40],
      [400, -0.1, 20 + k * 40],
      [-300, -0.1, 20 + k * 40],
    );
  return {
    ...COVER,
    scene: {
      mesh,
      camera: { eye: [30, 5, -34], yaw: -13, field: 70, shift: [0, 0.34] },
      sun: [0.6, -0.6, 0.5],
      ambient: 0.55,
      cornerRange: 3,
      fog: [90, 420],
      gamma: 1.1,
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
  cord(
    mesh,
    Array.from({ length: 13 }, (_, k) => on(k / 12)),
    0.07,
    4,
  );
}
