import { Mesh, material } from '../mesh.ts';
import { column, extrude, lathe, arcade } from '../parts.ts';
import { person } from '../people.ts';
import type { Picture } from '../picture.ts';

/** A long colonnade with the sun coming in between the columns from the right. */
export function colonnade(): Picture {
  const mesh = new Mesh();
  const stone = material();
  const floor = material({ hatch: 0, albedo: 0.95 });
  const wall = material({ hatch: 90, albedo: 0.86 });
  const dark = material({ albedo: 0.12 });
  const door = material({ albedo: 0.4, tones: 'oxblood' });
  const bay = 4;
  const count = 9;
  mesh.use(floor);
  for (let i = -2; i < count * 2; i += 1)
    for (let k = -3; k < 3; k += 1)
      mesh.quad(
        [k * 2, 0, i * 2], [k * 2 + 2, 0, i * 2], [k * 2 + 2, 0, i * 2 + 2], [k * 2, 0, i * 2 + 2],
      );
  mesh.box([6, -0.2, -6], [6.5, -0.02, 40]);
  mesh.box([6.5, -0.4, -6], [7, -0.2, 40]);
  mesh.quad([-60, -0.4, -6], [60, -0.4, -6], [60, -0.4, 80], [-60, -0.4, 80]);
  for (let i = 0; i <= count; i += 1) {
    mesh.use(stone).at([5, 0, i * bay], () => column(mesh, 8, 0.62));
  }
  mesh.use(stone);
  mesh.box([4.35, 8, -1], [5.65, 8.5, count * bay + 1]);
  mesh.box([4.25, 8.5, -1], [5.75, 9.1, count * bay + 1]);
  mesh.box([3.9, 9.1, -1], [6.2, 9.35, count * bay + 1]);
  mesh.use(wall);
  const arches = Array.from({ length: count }, (_, i) => ({
    middle: i * bay + bay / 2, half: 1.15, spring: 4,
  }));
  mesh.through(([x, y, z]) => [z - 4.6, y, x], () =>
    extrude(mesh, arcade(-4, count * bay + 2, 9.35, arches), -0.8, 0));
  mesh.box([-4.7, 5.6, -4], [-4.45, 5.75, count * bay + 2]);
  // End wall with the one door that counts.
  mesh.use(wall);
  mesh.through(([x, y, z]) => [x, y, z + count * bay + 2], () =>
    extrude(mesh, arcade(-6, 8, 9.35, [{ middle: 0.2, half: 1.6, spring: 4.4 }]), 0, 0.6));
  mesh.use(door).box([-1.4, 0, count * bay + 2.5], [1.8, 6.2, count * bay + 2.6]);
  mesh.use(material({ albedo: 0.9, hatch: 0 }));
  for (let i = -1; i <= count; i += 1) mesh.box([-5, 8.4, i * bay - 0.35], [4.4, 9.1, i * bay + 0.35]);
  mesh.quad([-5, 9.12, -8], [5, 9.12, -8], [5, 9.12, 44], [-5, 9.12, 44]);
  lathe(mesh, [[0, 0]]);
  mesh.use(dark).at([1.4, 0, 15], () => person(mesh, 'walking'), 0);
  mesh.at([0.3, 0, 25], () => person(mesh, 'standing'), 0);
  mesh.at([0.95, 0, 25.3], () => person(mesh, 'skirt'), 0);
  return {
    width: 1920, height: 1080,
    scene: {
      mesh,
      camera: { eye: [-1.6, 1.65, -3.6], yaw: 3, field: 74, shift: [0.1, 0.22] },
      sun: [-0.75, -0.72, 0.35], ambient: 0.5, cornerRange: 3, fog: [14, 70],
    },
    ink: { mask: (x) => Math.min(1, Math.max(0, (x - 0.04) / 0.34)) },
  };
}
