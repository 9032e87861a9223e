import { Mesh, material } from '../mesh.ts';
import type { Material, Point, Vec } from '../mesh.ts';
import { arcade, extrude, rod } from '../parts.ts';
import { mullions, railing, tiles } from '../parts-building.ts';
import { bookcase, chair, lamp, table } from '../parts-objects.ts';
import { person } from '../people.ts';
import type { Picture } from '../picture.ts';
import { createRandom } from '../random.ts';
import { BANNER } from './sizes.ts';

/** Cloths of a law library: mostly pale and grey, some dark, a few oxblood. */
export const BINDINGS: readonly Material[] = [
  material({ albedo: 0.97, hatch: 90, line: 0.5 }),
  material({ albedo: 0.86, hatch: 90, line: 0.5 }),
  material({ albedo: 0.74, hatch: 90, line: 0.5 }),
  material({ albedo: 0.93, hatch: 90, line: 0.5 }),
  material({ albedo: 0.55, hatch: 90, line: 0.5 }),
  material({ albedo: 0.34, hatch: 90, line: 0.5 }),
  material({ albedo: 0.97, hatch: 90, line: 0.5 }),
  material({ albedo: 0.8, hatch: 90, line: 0.5 }),
  material({ albedo: 0.9, hatch: 90, line: 0.5 }),
  material({ albedo: 0.3, hatch: 90, tones: 'oxblood', line: 0.5 }),
];

/** A long reading room under a barrel vault: bookcases in two storeys, tables with lamps, a window at the end. */
export function library(): Picture {
  const mesh = new Mesh();
  const random = createRandom('library');
  const wood = material({ albedo: 0.8, hatch: 90 });
  const stone = material({ albedo: 0.99, hatch: 0 });
  const iron = material({ albedo: 0.2 });
  const bays = 7;
  const bay = 3.6;
  const end = bays * bay + 1;
  const half = 5.2;
  mesh.use(material({ albedo: 0.98, hatch: 0 }));
  tiles(mesh, -half, half, -4, end, 1.3, 2.6);
  for (const side of [-1, 1]) {
    // Local x runs along the room, local -z faces its middle.
    const place = ([x, y, z]: Vec): Vec => [side * (half + z), y, x];
    mesh.through(place, () => {
      for (let b = -1; b < bays; b += 1) {
        const [x0, x1] = [b * bay + 0.3, (b + 1) * bay - 0.1];
        bookcase(mesh, random, x0, x1, 3.1, 6, wood, BINDINGS);
        mesh.at([0, 3.75, 0.35], () => bookcase(mesh, random, x0, x1, 2.5, 5, wood, BINDINGS));
        mesh.use(stone);
        mesh.box([b * bay - 0.12, 0, -0.42], [b * bay + 0.22, 3.3, 0.3]);
        mesh.box([b * bay - 0.08, 3.7, 0.1], [b * bay + 0.18, 6.6, 0.5]);
      }
      mesh.use(stone);
      mesh.box([-4, 3.3, -0.95], [end, 3.7, 0.6]);
      mesh.box([-4, 6.5, -0.2], [end, 6.75, 0.6]);
      mesh.use(iron).at([0, 3.7, -0.85], () => railing(mesh, -4, end, 1, 0.45));
    });
  }
  vault(mesh, half, end, bay);
  endWall(mesh, half, end);
  for (const [x, z] of [
    [-1.9, 3],
    [1.9, 3],
    [-1.9, 9],
    [1.9, 9],
    [-1.9, 15],
    [1.9, 15],
  ] as const)
    mesh.at([x, 0, z], () => readingTable(mesh));
  mesh.use(iron);
  mesh.at([3.6, 0, 7.2], () => ladder(mesh));
  mesh.at([0.1, 0, 11.5], () => person(mesh, 'standing'));
  mesh.at([3.3, 0, 5.3], () => person(mesh, 'skirt'), -30);
  return {
    ...BANNER,
    scene: {
      mesh,
      camera: { eye: [-1.1, 2.3, -3.4], yaw: 4, field: 74, shift: [0.1, 0.1] },
      sun: [0.35, -0.62, -0.7],
      ambient: 0.78,
      cornerRange: 1.4,
      fog: [7, 34],
      gamma: 1.25,
    },
    ink: { hatching: 0.4, mask: (x) => Math.min(1, Math.max(0, (x - 0.1) / 0.34)) },
  };
}

function vault(mesh: Mesh, half: number, end: number, bay: number): void {
  const cuts = 18;
  const on = (t: number, r: number): Point => [
    -Math.cos(t * Math.PI) * (half + r),
    6.7 + Math.sin(t * Math.PI) * (half - 1 + r),
  ];
  mesh.use(material({ albedo: 1, hatch: 12 }));
  for (let z = -4; z < end; z += bay / 2) {
    const ze = Math.min(end, z + bay / 2);
    for (let panel = 0; panel < 6; panel += 1) {
      mesh.nextGroup();
      for (let q = 0; q < cuts / 6; q += 1) {
        const k = (panel * cuts) / 6 + q;
        const [ax, ay] = on(k / cuts, 0.3);
        const [bx, by] = on((k + 1) / cuts, 0.3);
        mesh.triangle([ax, ay, z], [bx, by, z], [bx, by, ze]);
        mesh.triangle([ax, ay, z], [bx, by, ze], [ax, ay, ze]);
      }
    }
  }
  for (let z = 0; z <= end; z += bay) {
    const rib: Point[] = [];
    for (let k = 0; k <= cuts; k += 1) rib.push(on(k / cuts, 0.35));
    for (let k = cuts; k >= 0; k -= 1) rib.push(on(k / cuts, 0));
    extrude(mesh, rib, z - 0.15, z + 0.15);
  }
}

function endWall(mesh: Mesh, half: number, end: number): void {
  mesh.use(material({ albedo: 0.98, hatch: 90 }));
  const wall = arcade(-half - 1, half + 1, 12, [{ middle: 0, half: 2.5, spring: 5.4 }], 1.6);
  mesh.at([0, 0, end], () => extrude(mesh, wall, 0, 0.6));
  mesh.box([-half - 1, 0, end], [half + 1, 1.6, end + 0.6]);
  mesh.use(material({ albedo: 0.3 }));
  mesh.at([0, 0, end + 0.3], () => {
    mullions(mesh, -2.5, 1.6, 2.5, 7.9, 6, 7, 0.05);
  });
  mesh.use(material({ albedo: 1, glow: true }));
  mesh.quad([-3, 1, end + 0.7], [3, 1, end + 0.7], [3, 9, end + 0.7], [-3, 9, end + 0.7]);
}

function readingTable(mesh: Mesh): void {
  mesh.use(material({ albedo: 0.7, hatch: 0 }));
  table(mesh, 1.7, 3.6, 0.76, 0.07);
  for (const z of [-0.9, 0.9]) {
    mesh.at([0, 0.76, z], () =>
      lamp(mesh, 0.55, material({ albedo: 0.2 }), material({ albedo: 0.42, tones: 'brass' })),
    );
    for (const side of [-1, 1]) {
      mesh.use(material({ albedo: 0.4 }));
      mesh.at([side * 1.05, 0, z + 0.1], () => chair(mesh), side * 90);
      mesh.use(material({ albedo: 1 }));
      mesh.box([side * 0.45 - 0.16, 0.765, z - 0.2], [side * 0.45 + 0.16, 0.8, z + 0.15]);
    }
  }
}

function ladder(mesh: Mesh): void {
  for (const z of [-0.22, 0.22]) rod(mesh, [0, 0, z], [1.1, 3.2, z], 0.025, 6);
  for (let k = 1; k < 11; k += 1)
    rod(mesh, [k * 0.1, k * 0.29, -0.22], [k * 0.1, k * 0.29, 0.22], 0.018, 5);
}
