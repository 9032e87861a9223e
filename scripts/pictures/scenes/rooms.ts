import { material, Mesh } from '../mesh.ts';
import { lattice, mullions, tiles } from '../parts-building.ts';
import { armchair, bookcase, chair, lamp, pendant } from '../parts-objects.ts';
import { plant } from '../parts-plants.ts';
import { lathe, rod } from '../parts.ts';
import { person } from '../people.ts';
import type { Picture } from '../picture.ts';
import { between, createRandom } from '../random.ts';
import { backdrop } from './backdrop.ts';
import { BINDINGS } from './library.ts';
import { M } from './materials.ts';
import { ROOM } from './sizes.ts';

/** Reception: a long desk before a lattice screen, with daylight from the left. */
export function reception(): Picture {
  const mesh = new Mesh();
  const random = createRandom('reception');
  mesh.use(M.floor);
  tiles(mesh, -6, 7, -4, 9, 1.3);
  mesh.use(M.wall).box([-6, 0, 9], [7, 4.4, 9.3]);
  mesh.box([7, 0, -4], [7.3, 4.4, 9]);
  mesh.use(M.ceiling).box([-6, 4.4, -4], [7, 4.6, 9.3]);
  mesh.use(M.ceiling);
  for (let k = 0; k < 5; k += 1) mesh.box([-6, 4.2, -1.5 + k * 2.4], [7, 4.4, -1.1 + k * 2.4]);
  mesh.use(M.iron);
  mesh.through(
    ([x, y, z]) => [-6 + z, y, x],
    () => mullions(mesh, -4, 0, 9, 4.4, 7, 2, 0.06),
  );
  // The screen behind the desk.
  mesh.use(M.darkWood);
  for (let k = 0; k < 4; k += 1)
    mesh.at([-0.6 + k * 1.5, 0, 8], () => lattice(mesh, 0, 0.3, 1.42, 3.9, 3, 8, 0.035));
  mesh.use(M.pale).box([-0.8, 0, 8.15], [5.6, 4.2, 8.3]);
  mesh.use(M.darkWood).box([-0.9, 0, 7.85], [5.7, 0.3, 8.15]);
  mesh.box([-0.9, 3.9, 7.85], [5.7, 4.1, 8.15]);
  // The desk.
  mesh.use(M.stone).box([0.2, 0, 5.6], [4.8, 1.06, 6.3]);
  mesh.use(M.darkWood).box([0.05, 1.06, 5.45], [4.95, 1.14, 6.4]);
  mesh.use(M.oxblood).box([0.2, 0.1, 5.56], [4.8, 0.2, 5.62]);
  for (let k = 1; k < 6; k += 1)
    mesh.use(M.pale).box([0.2 + k * 0.77, 0.2, 5.58], [0.22 + k * 0.77, 1.06, 5.6]);
  mesh.at([4.3, 1.14, 5.9], () => lamp(mesh, 0.5, M.iron, M.brass));
  mesh.at([3.1, 0.25, 6.9], () => person(mesh, 'skirt'));
  mesh.at([0.2, 0, 3.9], () => person(mesh, 'walking'));
  for (const [x, z, turn] of [
    [-4.4, 5.6, -60],
    [-4.5, 3.6, -100],
    [-2.7, 6, 20],
  ] as const)
    mesh.use(M.grey).at([x, 0, z], () => armchair(mesh), turn);
  mesh.use(M.wood).at([-3.5, 0, 4.6], () =>
    lathe(
      mesh,
      [
        [0.2, 0],
        [0.05, 0.03],
        [0.05, 0.38],
        [0.45, 0.38],
        [0.45, 0.42],
        [0, 0.42],
      ],
      24,
    ),
  );
  mesh.at([-5.3, 0, 7.8], () => plant(mesh, random, 1.5, M.pale, M.leaf));
  mesh.at([6.2, 0, 7.6], () => plant(mesh, random, 1.4, M.pale, M.leaf));
  for (let k = 0; k < 3; k += 1)
    mesh.at([1.2 + k * 1.3, 0, 6], () => pendant(mesh, 4.4, 2.7, M.iron, M.brass));
  return {
    ...ROOM,
    scene: {
      mesh,
      camera: { eye: [-1.2, 1.65, -2.6], yaw: 6, field: 66, shift: [0, 0.08] },
      sun: [0.74, -0.5, 0.3],
      ambient: 0.6,
      cornerRange: 1.6,
      fog: [9, 40],
      gamma: 1.15,
    },
    ink: { hatching: 0.45 },
  };
}

/** A corner of the library: shelves to the ceiling, a chair under a lamp, a tall window. */
export function readingCorner(): Picture {
  const mesh = new Mesh();
  const random = createRandom('reading corner');
  mesh.use(M.floor);
  tiles(mesh, -4, 6, -3, 6, 0.5, 3);
  for (let b = 0; b < 3; b += 1)
    mesh.at([0, 0, 5.7], () =>
      bookcase(mesh, random, -1.15 + b * 2.3, 1 + b * 2.3, 3.9, 9, M.wood, BINDINGS),
    );
  mesh.through(
    ([x, y, z]) => [5.7 + z, y, x],
    () => {
      for (let b = 0; b < 4; b += 1)
        bookcase(mesh, random, -3 + b * 2.2, -0.9 + b * 2.2, 3.9, 9, M.wood, BINDINGS);
    },
  );
  mesh.use(M.wall).box([-4, 3.95, 5.5], [6, 5, 6]);
  mesh.box([5.55, 3.95, -3], [6.2, 5, 6]);
  mesh.box([-4, 0, 5.6], [-3.4, 5, 6]);
  mesh.box([-3.4, 0, 5.6], [-1.3, 0.6, 6]);
  mesh.use(M.iron).at([0, 0, 5.75], () => mullions(mesh, -3.4, 0.6, -1.3, 3.95, 3, 5, 0.045));
  mesh.use(M.light).quad([-4, 0, 6.4], [-0.8, 0, 6.4], [-0.8, 5, 6.4], [-4, 5, 6.4]);
  mesh.use(M.ceiling).box([-4, 5, -3], [6.2, 5.2, 6]);
  mesh.use(M.oxblood).at([-0.1, 0, 3.4], () => armchair(mesh), 28, 1.15);
  mesh.use(M.dark).at([2.6, 0, 3.6], () => armchair(mesh), -24, 1.15);
  mesh.use(M.wood).at([1.25, 0, 3.5], () =>
    lathe(
      mesh,
      [
        [0.22, 0],
        [0.04, 0.03],
        [0.04, 0.52],
        [0.42, 0.52],
        [0.42, 0.56],
        [0, 0.56],
      ],
      28,
    ),
  );
  mesh.use(M.paper).box([1.1, 0.56, 3.35], [1.42, 0.6, 3.6]);
  mesh.use(M.oxblood).box([1.14, 0.6, 3.38], [1.4, 0.65, 3.58]);
  mesh.at([-1.1, 0, 4.4], () => lamp(mesh, 1.75, M.iron, M.brass), 0, 1.1);
  mesh.use(M.iron);
  mesh.at([3.6, 0, 4.7], () => {
    for (const x of [-0.22, 0.22]) rod(mesh, [x, 0, 0], [x, 3.6, 0.85], 0.025, 6);
    for (let k = 1; k < 12; k += 1)
      rod(mesh, [-0.22, k * 0.3, k * 0.07], [0.22, k * 0.3, k * 0.07], 0.018, 5);
  });
  mesh.use(M.pale).box([-1, 0.005, 1.8], [3.6, 0.015, 4.6]);
  return {
    ...ROOM,
    scene: {
      mesh,
      camera: { eye: [-0.6, 1.5, -2.4], yaw: 14, field: 64, shift: [0, 0.1] },
      sun: [0.55, -0.6, -0.6],
      ambient: 0.74,
      cornerRange: 1.2,
      fog: [7, 30],
      gamma: 1.15,
    },
    ink: { hatching: 0.4 },
  };
}

/** The meeting room: a long table before a wall of glass and the city. */
export function meetingRoom(): Picture {
  const mesh = new Mesh();
  const random = createRandom('meeting room');
  mesh.use(material({ albedo: 0.94, hatch: 0 }));
  tiles(mesh, -5, 5, -4, 10, 10, 1);
  mesh.use(M.wall).box([5, 0, -4], [5.3, 3.6, 10]);
  mesh.use(M.ceiling).box([-5, 3.6, -4], [5.3, 3.8, 10]);
  mesh.use(M.iron);
  mesh.at([0, 0, 10], () => mullions(mesh, -5, 0, 5, 3.6, 5, 2, 0.07));
  mesh.through(
    ([x, y, z]) => [-5 + z, y, x],
    () => mullions(mesh, -4, 0, 10, 3.6, 7, 2, 0.07),
  );
  backdrop(mesh, random, 60, -70, 60, 17);
  mesh.through(
    ([x, y, z]) => [-z, y, x],
    () => backdrop(mesh, random, 60, -20, 90, 15),
  );
  mesh.use(M.darkWood);
  for (let k = 0; k < 12; k += 1) mesh.box([4.9, 0, -3.6 + k * 1.1], [5, 3.6, -2.6 + k * 1.1]);
  mesh.use(M.wood).box([-1.3, 0.7, 0.4], [1.3, 0.78, 7.8]);
  mesh.use(M.dark).box([-0.4, 0, 1.4], [0.4, 0.7, 2]);
  mesh.box([-0.4, 0, 6.2], [0.4, 0.7, 6.8]);
  for (let k = 0; k < 5; k += 1)
    for (const side of [-1, 1]) {
      mesh.use(k === 1 && side === 1 ? M.oxblood : M.dark);
      mesh.at(
        [side * 1.75, 0, 1.1 + k * 1.45],
        () => chair(mesh),
        side * 90 + between(random, -9, 9),
        1.08,
      );
      mesh
        .use(M.paper)
        .at(
          [side * 0.85, 0.785, 1.1 + k * 1.45],
          () => mesh.box([-0.15, 0, -0.2], [0.15, 0.012, 0.2]),
          between(random, -6, 6),
        );
    }
  // The ceiling is coffered above the table.
  mesh.use(M.ceiling);
  for (let k = 0; k < 6; k += 1) mesh.box([-2.6, 3.42, 0.2 + k * 1.62], [2.6, 3.6, 0.4 + k * 1.62]);
  for (const x of [-2.7, -0.9, 0.9, 2.7]) mesh.box([x - 0.1, 3.4, 0.2], [x + 0.1, 3.6, 8.5]);
  mesh.use(M.iron).box([-0.06, 2.4, 1], [0.06, 2.5, 7.2]);
  for (const z of [1.6, 6.6]) rod(mesh, [0, 2.5, z], [0, 3.6, z], 0.01, 5);
  mesh.use(M.brass).box([-0.05, 2.36, 1.05], [0.05, 2.4, 7.15]);
  mesh.at([-3.4, 0, 8.2], () => person(mesh, 'standing'));
  mesh.at([-2.75, 0, 8.4], () => person(mesh, 'skirt'));
  mesh.at([4.1, 0, 8.9], () => plant(mesh, random, 1.5, M.pale, M.leaf));
  return {
    ...ROOM,
    scene: {
      mesh,
      camera: { eye: [1.3, 1.75, -3.2], yaw: -4, field: 70, shift: [0, 0.09] },
      sun: [0.72, -0.5, -0.35],
      ambient: 0.62,
      cornerRange: 1.4,
      fog: [9, 120],
      gamma: 1.15,
    },
    ink: { hatching: 0.45 },
  };
}
