import { material, Mesh } from '../mesh.ts';
import type { Point } from '../mesh.ts';
import { tower } from '../parts-building.ts';
import { extrude, lathe, rod } from '../parts.ts';
import type { Picture } from '../picture.ts';
import { between, createRandom } from '../random.ts';
import type { Random } from '../random.ts';
import { ferry, junk } from './vessels.ts';
import { BANNER } from './sizes.ts';

/** A harbour city before its hills, with a junk under oxblood sails, from across the water. */
export function skyline(): Picture {
  const mesh = new Mesh();
  const random = createRandom('skyline');
  hills(mesh);
  city(mesh, random);
  // What the water gives back: the same city upside down, in flat level strokes.
  const glint = material({ albedo: 0.86, glow: true, line: 0, hatch: 0 });
  const shade = material({ albedo: 0.83, glow: true, line: 0, hatch: 0 });
  const echo = createRandom('skyline');
  mesh.through(
    ([x, y, z]) => [x, -y * 0.85, z],
    () => city(mesh, echo, [glint, shade]),
  );
  quay(mesh);
  mesh.at([26, 0, 92], () => junk(mesh), -24, 1.1);
  mesh.at([128, 0, 200], () => ferry(mesh), 8, 1);
  mesh.at([-30, 0, 240], () => ferry(mesh), -170, 0.8);
  return {
    ...BANNER,
    scene: {
      mesh,
      camera: { eye: [0, 9, -20], yaw: 12, field: 56, shift: [0.05, 0.1] },
      sun: [0.72, -0.5, 0.46],
      ambient: 0.5,
      cornerRange: 30,
      fog: [260, 900],
      gamma: 1.15,
      sky: (x, y) => (y < 0.62 ? sky(x, y) : water(x, y)),
    },
    ink: { hatching: 0.5, step: 0.012, mask: (x) => Math.min(1, Math.max(0, (x - 0.04) / 0.34)) },
  };
}

function sky(x: number, y: number): number {
  const bank = Math.sin(x * 5.2 + 1.2) * 0.05 + Math.sin(x * 11 - y * 9) * 0.03;
  return (
    Math.max(0, 0.06 + bank - Math.abs(y - 0.16) * 0.3) *
    (x < 0.85 ? 1 : Math.max(0, 1 - (x - 0.85) * 9))
  );
}

function water(x: number, y: number): number {
  const swell = Math.sin(y * 260 + Math.sin(x * 9 + y * 40) * 2.2) * Math.sin(x * 23 + y * 90);
  return 0.08 + Math.max(0, swell) * 0.05;
}

function hills(mesh: Mesh): void {
  const ridge = (z: number, high: number, seed: number, albedo: number) => {
    mesh.use(material({ albedo, glow: true, hatch: 32, line: 0.7 }));
    const top: Point[] = [];
    for (let k = 0; k <= 60; k += 1) {
      const x = -700 + k * 30;
      const y =
        high *
        (0.5 +
          0.28 * Math.sin(k * 0.19 + seed) +
          0.15 * Math.sin(k * 0.53 + seed * 2) +
          0.05 * Math.sin(k * 1.7));
      top.push([x, y]);
    }
    mesh.at([0, 0, z], () => extrude(mesh, [...top, [1100, 0], [-700, 0]], 0, 0));
  };
  ridge(900, 150, 0.4, 0.93);
  ridge(760, 110, 2.1, 0.88);
}

function city(
  mesh: Mesh,
  random: Random,
  flat?: readonly [ReturnType<typeof material>, ReturnType<typeof material>],
): void {
  const pale = flat?.[0] ?? material({ albedo: 0.98, hatch: 90 });
  const grey = flat?.[1] ?? material({ albedo: 0.72, hatch: 90 });
  const dark = flat?.[1] ?? material({ albedo: 0.45, hatch: 90 });
  const far = flat?.[0] ?? material({ albedo: 0.9, hatch: 90, line: 0.55 });
  for (let k = 0; k < 46; k += 1) {
    const x = -150 + k * 11 + between(random, -3, 3);
    const w = between(random, 9, 15);
    const h = between(random, 22, 62) * (0.75 + 0.6 * Math.exp(-(((x - 120) / 90) ** 2)));
    mesh.use(far).at([x, 0, between(random, 400, 470)], () => block(mesh, w, h, w, 4, 4, flat));
  }
  for (let k = 0; k < 48; k += 1) {
    const x = -95 + k * 8.6 + between(random, -3, 3);
    const crest = 0.5 + Math.exp(-(((x - 105) / 62) ** 2)) * 1.1;
    const w = between(random, 9, 15);
    const h = between(random, 20, 56) * crest;
    const z = between(random, 300, 370);
    mesh.use([pale, grey, pale, dark][Math.floor(random() * 4)] ?? pale);
    mesh.at(
      [x, 0, z],
      () => {
        block(mesh, w, h, w * between(random, 0.7, 1.1), 2.7, 5, flat);
        const crown = random();
        if (crown < 0.3)
          mesh.at([0, h, 0], () => block(mesh, w * 0.6, h * 0.12, w * 0.5, 4, 3, flat));
        else if (crown < 0.45) rod(mesh, [0, h, 0], [0, h * 1.22, 0], 0.4, 6);
        else if (crown < 0.55)
          lathe(
            mesh,
            [
              [w * 0.5, h],
              [0, h + w * 0.9],
            ],
            4,
          );
      },
      between(random, -14, 14),
    );
  }
  landmarks(mesh, pale, grey, flat !== undefined);
}

function block(
  mesh: Mesh,
  w: number,
  h: number,
  d: number,
  storey: number,
  across: number,
  flat?: unknown,
): void {
  if (flat) mesh.box([-w / 2, 0, -d / 2], [w / 2, h, d / 2]);
  else tower(mesh, w, h, d, storey, across);
}

function landmarks(
  mesh: Mesh,
  pale: ReturnType<typeof material>,
  grey: ReturnType<typeof material>,
  flat: boolean,
): void {
  // A tapering tower in stages, a prism tower with slanted tops, a round one, and a domed hall on the quay.
  mesh.use(pale);
  [
    [18, 0, 40],
    [15.5, 40, 32],
    [13, 72, 24],
    [10, 96, 14],
    [6.5, 110, 8],
  ].forEach(([w = 1, y = 0, h = 1]) => {
    mesh.at([112, y, 282], () => block(mesh, w, h, w, 2.6, 6, flat || undefined), 18);
  });
  rod(mesh, [112, 118, 282], [112, 136, 282], 0.6, 6);
  mesh.use(grey);
  [
    [0, 0, 84],
    [1, 0, 70],
    [0, 1, 56],
    [1, 1, 76],
  ].forEach(([i = 0, k = 0, h = 1]) => {
    mesh.at([160 + i * 8, 0, 276 + k * 8], () => {
      block(mesh, 8, h, 8, 2.8, 4, flat || undefined);
      extrude(
        mesh,
        i === k
          ? [
              [-4, h],
              [4, h],
              [4, h + 10],
            ]
          : [
              [-4, h],
              [4, h],
              [-4, h + 10],
            ],
        -4,
        4,
      );
    });
  });
  mesh.use(pale).at([66, 0, 270], () => {
    const rings = flat ? 1 : 18;
    for (let k = 0; k < rings; k += 1)
      lathe(
        mesh,
        [
          [9, (k * 78) / rings],
          [9, ((k + 1) * 78) / rings - 0.4],
          [8.7, ((k + 1) * 78) / rings],
        ],
        28,
      );
    lathe(
      mesh,
      [
        [8.7, 78],
        [5, 83],
        [0, 84],
      ],
      28,
    );
  });
}

function quay(mesh: Mesh): void {
  mesh.use(material({ albedo: 0.9, hatch: 0 }));
  mesh.box([-160, 0, 250], [340, 3, 560]);
  mesh.use(material({ albedo: 0.97, hatch: 90 }));
  mesh.at([205, 3, 262], () => {
    mesh.box([-22, 0, -6], [22, 9, 8]);
    for (let k = 0; k < 12; k += 1) mesh.box([-21 + k * 3.7, 0, -7], [-20 + k * 3.7, 9, -6]);
    mesh.box([-23, 9, -7.5], [23, 10.4, 9]);
    mesh.at([0, 10.4, 1], () =>
      lathe(
        mesh,
        [
          [6, 0],
          [6, 3],
          [5.6, 5.2],
          [4, 7.6],
          [1.6, 9],
          [0.6, 9.4],
          [0.6, 11.5],
          [0, 12.5],
        ],
        24,
      ),
    );
  });
}
