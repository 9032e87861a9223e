import { Mesh, material } from '../mesh.ts';
import type { Point } from '../mesh.ts';
import { extrude, lathe } from '../parts.ts';
import { lattice, tiledRoof, tiles } from '../parts-building.ts';
import { bamboo, rock } from '../parts-plants.ts';
import { person } from '../people.ts';
import type { Picture } from '../picture.ts';
import { createRandom } from '../random.ts';
import { BANNER } from './sizes.ts';

/** A courtyard: a white wall under tiles with a moon gate, lattice windows, bamboo, and a hall beyond. */
export function moonGate(): Picture {
  const mesh = new Mesh();
  const random = createRandom('moon gate');
  const white = material({ albedo: 1, hatch: 90 });
  const stone = material({ albedo: 0.9, hatch: 0 });
  const slate = material({ albedo: 0.5, hatch: 90 });
  const wood = material({ albedo: 0.24, hatch: 90 });
  const leaf = material({ albedo: 0.32, hatch: 40, line: 0.25 });
  const cane = material({ albedo: 0.6, hatch: 0 });
  mesh.use(material({ albedo: 0.97, hatch: 0 }));
  tiles(mesh, -14, 16, -8, 8, 1.2);
  tiles(mesh, -14, 16, 8, 32, 2.4);
  mesh.at([0, 0, 8], () => wall(mesh));
  mesh.use(slate);
  for (const side of [0, 180])
    mesh.at([1.5, 5.72, 8.3], () => tiledRoof(mesh, -16, 16, 0.85, 0.66, 0.3), side);
  mesh.use(white).box([-14.5, 4.9, 8.02], [17.5, 5.12, 8.58]);
  mesh.use(slate).box([-14.5, 5.6, 8.2], [17.5, 5.9, 8.4]);
  mesh.box([-14.5, 5.9, 8.14], [17.5, 5.98, 8.46]);
  for (const x of [-5.6]) {
    mesh.use(wood).at([x, 0, 8.28], () => lattice(mesh, -0.85, 1.5, 0.85, 3.2, 3, 3, 0.05));
    mesh.use(stone).at([x, 0, 7.92], () => {
      mesh.box([-1, 1.35, 0], [1, 1.5, 0.1]);
      mesh.box([-1, 3.2, 0], [1, 3.35, 0.1]);
      mesh.box([-1, 1.5, 0], [-0.85, 3.2, 0.1]);
      mesh.box([0.85, 1.5, 0], [1, 3.2, 0.1]);
    });
  }
  hall(mesh);
  mesh.at([6.9, 0, 6.7], () => bamboo(mesh, random, 9, 1.3, 6.4, cane, leaf));
  mesh.at([-3.4, 0, 24], () => bamboo(mesh, random, 8, 1.6, 8, cane, leaf));
  mesh.at([5.6, 0, 22], () => bamboo(mesh, random, 7, 1.2, 8.5, cane, leaf));
  mesh.use(material({ albedo: 0.86, hatch: 66 }));
  mesh.at([4.9, 0, 6.5], () => rock(mesh, random, 1.7));
  mesh.at([5.9, 0, 6.0], () => rock(mesh, random, 0.9));
  mesh.use(stone);
  mesh.at([-2.6, 0, 6.2], () =>
    lathe(
      mesh,
      [
        [0.5, 0],
        [0.62, 0.5],
        [0.66, 0.85],
        [0.6, 0.86],
        [0.55, 0.7],
        [0, 0.7],
      ],
      24,
    ),
  );
  mesh.use(white).box([-0.6, 0, 7.4], [3.6, 0.16, 8]);
  mesh.at([2.2, 0.0, 16.5], () => person(mesh, 'skirt'));
  mesh.at([1.5, 0.0, 16.8], () => person(mesh, 'standing'));
  return {
    ...BANNER,
    scene: {
      mesh,
      camera: { eye: [0.2, 1.7, -5.4], yaw: 5, field: 58, shift: [0.08, 0.17] },
      sun: [-0.55, -0.68, 0.5],
      ambient: 0.54,
      cornerRange: 2,
      fog: [14, 56],
      gamma: 1.2,
      sky: (x, y) => Math.max(0, 0.05 - Math.abs(y - 0.18) * 0.12 + Math.sin(x * 7) * 0.02),
    },
    ink: { hatching: 0.45, mask: (x) => Math.min(1, Math.max(0, (x - 0.05) / 0.3)) },
  };
}

/** The wall with its round gate and two square windows, cut so that no piece has a hole. */
function wall(mesh: Mesh): void {
  const [gate, r, middle] = [1.5, 1.95, 2.05];
  mesh.use(material({ albedo: 1, hatch: 90 }));
  const arc = (from: number, to: number): Point[] =>
    Array.from({ length: 49 }, (_, i): Point => {
      const a = from + ((to - from) * i) / 48;
      return [gate + Math.sin(a) * r, middle - Math.cos(a) * r];
    });
  const foot = Math.acos((middle - 0.16) / r);
  const left: Point[] = [
    [-4.75, 0],
    [gate - Math.sin(foot) * r, 0],
    ...arc(-foot, -Math.PI),
    [gate, 5.05],
    [-4.75, 5.05],
  ];
  const right: Point[] = [
    [6.35, 0],
    [6.35, 5.05],
    [gate, 5.05],
    ...arc(Math.PI, foot),
    [gate + Math.sin(foot) * r, 0],
  ];
  extrude(mesh, left, 0, 0.6);
  extrude(mesh, right, 0, 0.6);
  for (const [a, b] of [[-4.75, -6.45]] as const) {
    mesh.box([Math.min(a, b), 0, 0], [Math.max(a, b), 1.5, 0.6]);
    mesh.box([Math.min(a, b), 3.2, 0], [Math.max(a, b), 5.05, 0.6]);
  }
  mesh.box([-14.5, 0, 0], [-6.45, 5.05, 0.6]);
  mesh.box([6.35, 0, 0], [17.5, 5.05, 0.6]);
  mesh.use(material({ albedo: 0.62, hatch: 0 }));
  const rim = [...arc(-foot, -Math.PI * 2 + foot)];
  const outer = rim.map(([x, y]): Point => [gate + (x - gate) * 1.1, middle + (y - middle) * 1.1]);
  extrude(mesh, [...rim, ...outer.reverse()], -0.08, 0.68);
  mesh.use(material({ albedo: 0.78, hatch: 0 }));
  mesh.box([-14.5, 0, -0.06], [gate - Math.sin(foot) * r - 0.12, 0.5, 0]);
  mesh.box([gate + Math.sin(foot) * r + 0.12, 0, -0.06], [17.5, 0.5, 0]);
}

/** The hall across the second court, with its open front and a lantern at the door. */
function hall(mesh: Mesh): void {
  const wood = material({ albedo: 0.3, hatch: 90 });
  mesh.at([1.7, 0, 27], () => {
    mesh.use(material({ albedo: 0.95, hatch: 0 })).box([-9, 0, 0], [9, 0.7, 9]);
    mesh.use(material({ albedo: 0.4, tones: 'oxblood', hatch: 90 }));
    for (let k = 0; k < 6; k += 1) {
      mesh.at([-7.5 + k * 3, 0.7, 1.2], () =>
        lathe(
          mesh,
          [
            [0.3, 0],
            [0.3, 0.2],
            [0.2, 0.24],
            [0.19, 4.4],
          ],
          16,
        ),
      );
    }
    mesh.use(wood).box([-8.4, 5, 1], [8.4, 5.5, 1.4]);
    for (let k = 0; k < 5; k += 1)
      mesh.at([-6 + k * 3, 0.7, 3], () => lattice(mesh, -1.4, 0, 1.4, 4.4, 4, 6, 0.05));
    mesh.use(material({ albedo: 0.6, hatch: 90 })).box([-8.4, 0.7, 3.3], [8.4, 5.4, 3.5]);
    mesh.use(material({ albedo: 0.45, hatch: 90 }));
    mesh.through(
      // Eaves rise towards the corners.
      ([x, y, z]) => [x, y + (Math.abs(x) / 10) ** 3 * 1.2, z],
      () => mesh.at([0, 9.6, 5], () => tiledRoof(mesh, -10.5, 10.5, 6, 4.2, 0.42)),
    );
    mesh.box([-9.5, 9.5, 4.8], [9.5, 10.2, 5.2]);
  });
}
