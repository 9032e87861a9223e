import { Mesh, material } from '../mesh.ts';
import type { Vec } from '../mesh.ts';
import { arcade, column, extrude } from '../parts.ts';
import { person } from '../people.ts';
import type { Picture } from '../picture.ts';
import { tiles } from '../parts-building.ts';
import { BANNER } from './sizes.ts';

/** A long colonnade: the sun comes in between the columns on the right and lies across the floor. */
export function colonnade(): Picture {
  const mesh = new Mesh();
  const bay = 4;
  const count = 9;
  const end = count * bay + 2;
  mesh.use(material({ hatch: 0, albedo: 0.98 }));
  tiles(mesh, -6, 6, -8, end, 2);
  mesh.box([6, -0.2, -6], [6.5, -0.02, end]);
  mesh.box([6.5, -0.4, -6], [7, -0.2, end]);
  mesh.quad([-60, -0.4, -6], [60, -0.4, -6], [60, -0.4, 90], [-60, -0.4, 90]);
  const shafts = material({ hatch: 90, albedo: 0.98 });
  for (let i = 0; i <= count; i += 1) {
    mesh.use(shafts).at([5, 0, i * bay], () => column(mesh, 8, 0.62));
  }
  mesh.use(material({ hatch: 0, albedo: 0.97 }));
  mesh.box([4.35, 8, -1], [5.65, 8.5, end - 1]);
  mesh.box([4.25, 8.5, -1], [5.75, 9.1, end - 1]);
  mesh.box([3.9, 9.1, -1], [6.2, 9.35, end - 1]);
  mesh.use(material({ hatch: 90, albedo: 0.97 }));
  const arches = Array.from({ length: count }, (_, i) => ({
    middle: i * bay + bay / 2,
    half: 1.15,
    spring: 4,
  }));
  const along = ([x, y, z]: Vec): Vec => [z - 4.6, y, x];
  mesh.through(along, () => extrude(mesh, arcade(-4, end, 9.35, arches), -0.8, 0));
  mesh.box([-4.7, 5.6, -4], [-4.45, 5.75, end]);
  for (let i = 0; i <= count; i += 1)
    mesh.box([-4.7, 0, i * bay - 0.3], [-4.48, 5.6, i * bay + 0.3]);
  const doorway = arcade(-6, 8, 9.35, [{ middle: 0.2, half: 1.6, spring: 4.4 }]);
  mesh.through(
    ([x, y, z]) => [x, y, z + end],
    () => extrude(mesh, doorway, 0, 0.6),
  );
  // The one door that counts.
  mesh.use(material({ albedo: 0.24, tones: 'oxblood', hatch: 90 }));
  mesh.box([-1.4, 0, end + 0.5], [0.18, 6.2, end + 0.6]);
  mesh.box([0.22, 0, end + 0.5], [1.8, 6.2, end + 0.6]);
  mesh.use(material({ albedo: 1, hatch: 0 }));
  for (let i = -1; i <= count; i += 1)
    mesh.box([-5, 8.4, i * bay - 0.35], [4.4, 9.1, i * bay + 0.35]);
  mesh.quad([-5, 9.12, -8], [5, 9.12, -8], [5, 9.12, 44], [-5, 9.12, 44]);
  mesh.at([1.6, 0, 13], () => person(mesh, 'walking'));
  mesh.at([0.3, 0, 24], () => person(mesh, 'standing'));
  mesh.at([0.95, 0, 24.3], () => person(mesh, 'skirt'));
  return {
    ...BANNER,
    scene: {
      mesh,
      camera: { eye: [-1.7, 1.65, -3.6], yaw: 3, field: 72, shift: [0.12, 0.2] },
      sun: [-0.7, -0.66, 0.62],
      ambient: 0.56,
      cornerRange: 2.2,
      fog: [14, 75],
      gamma: 1.25,
    },
    ink: { hatching: 0.45, mask: (x) => Math.min(1, Math.max(0, (x - 0.05) / 0.33)) },
  };
}
