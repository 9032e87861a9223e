import { Mesh } from '../mesh.ts';
import { mullions, railing, tiles } from '../parts-building.ts';
import { armchair, lamp, table } from '../parts-objects.ts';
import { plant } from '../parts-plants.ts';
import { extrude, rod, steps } from '../parts.ts';
import { person } from '../people.ts';
import type { Picture } from '../picture.ts';
import { createRandom } from '../random.ts';
import { M } from './materials.ts';
import { ROOM } from './sizes.ts';

/** A straight stair beside a tall window: the shadow of its bars climbs with it. */
export function stairWindow(): Picture {
  const mesh = new Mesh();
  const random = createRandom('stair window');
  mesh.use(M.floor);
  tiles(mesh, -5, 6, -5, 7, 1.2);
  mesh.use(M.wall).box([-5, 0, 7], [8, 9, 7.3]);
  mesh.box([5.6, 0, -5], [5.9, 9, 7]);
  mesh.use(M.iron);
  mesh.through(
    ([x, y, z]) => [-5 + z, y, x],
    () => mullions(mesh, -5, 0.4, 7, 9, 8, 6, 0.09),
  );
  // Flight along the far wall, rising to the right, then a landing.
  const flight = (x0: number, y0: number, count: number) => {
    mesh.use(M.stone);
    mesh.through(
      ([x, y, z]) => [x0 + z, y0 + y, x],
      () => steps(mesh, 4.7, 6.9, count, 0.17, 0.3),
    );
    mesh.use(M.pale);
    const [w, h] = [count * 0.3, count * 0.17];
    mesh.at([x0, y0, 0], () => {
      extrude(
        mesh,
        [
          [0, 0],
          [0, 0.17],
          ...Array.from(
            { length: count },
            (_, k) =>
              [
                [k * 0.3, (k + 1) * 0.17],
                [(k + 1) * 0.3, (k + 1) * 0.17],
              ] as const,
          ).flat(),
          [w, h - 0.5],
          [0.9, 0],
        ],
        4.62,
        4.7,
      );
    });
    mesh.use(M.iron);
    for (let k = 0; k < count; k += 1)
      rod(
        mesh,
        [x0 + k * 0.3 + 0.15, y0 + (k + 1) * 0.17, 4.66],
        [x0 + k * 0.3 + 0.15, y0 + (k + 1) * 0.17 + 0.95, 4.66],
        0.012,
        5,
      );
    mesh.use(M.oxblood);
    rod(mesh, [x0 - 0.05, y0 + 1.06, 4.66], [x0 + w, y0 + h + 1.1, 4.66], 0.035, 8);
  };
  flight(-2.6, 0, 16);
  mesh.use(M.stone).box([2.2, 2.47, 4.6], [5.6, 2.72, 7]);
  mesh.use(M.iron).at([0, 2.72, 4.66], () => railing(mesh, 2.2, 5.6, 1.05, 0.3));
  flight(2.2, 2.72, 11);
  mesh.at([3.3, 2.72, 5.6], () => person(mesh, 'standing'));
  mesh.at([-1.5, 0.85, 5.8], () => person(mesh, 'skirt'));
  mesh.at([-4.2, 0, 6], () => plant(mesh, random, 1.6, M.pale, M.leaf));
  mesh.use(M.grey).at([0.4, 0, 3.2], () => armchair(mesh), 150);
  mesh.use(M.wood).at([3.7, 0, 3.4], () => table(mesh, 1.8, 0.7, 0.75));
  mesh.at([3.4, 0.75, 3.4], () => lamp(mesh, 0.6, M.iron, M.brass));
  return {
    ...ROOM,
    scene: {
      mesh,
      camera: { eye: [0.2, 1.65, -4.6], yaw: 0, field: 62, shift: [0, 0.2] },
      sun: [0.62, -0.6, 0.42],
      ambient: 0.54,
      cornerRange: 1.6,
      fog: [9, 40],
      gamma: 1.15,
    },
    ink: { hatching: 0.45 },
  };
}
