import { material, Mesh } from '../mesh.ts';
import type { Point } from '../mesh.ts';
import { tiles, tower } from '../parts-building.ts';
import { arcade, column, extrude, steps } from '../parts.ts';
import { person } from '../people.ts';
import type { Picture } from '../picture.ts';
import { createRandom } from '../random.ts';
import { M } from './materials.ts';
import { COVER } from './sizes.ts';

/** A row of arches, one behind the other, with light falling in from the side. */
export function arches(): Picture {
  const mesh = new Mesh();
  mesh.use(M.floor);
  tiles(mesh, -3, 3, -3, 30, 1.5);
  mesh.use(M.wall);
  for (let k = 0; k < 8; k += 1) {
    mesh.at([0, 0, k * 3.6], () =>
      extrude(mesh, arcade(-3, 3, 6, [{ middle: 0, half: 1.7, spring: 2.6 }]), 0, 0.6),
    );
    // The bays between are open on the left, where the sun comes in.
    mesh.box([3, 0, k * 3.6], [3.4, 6, k * 3.6 + 3.6]);
    mesh.box([-3.4, 5, k * 3.6], [-3, 6, k * 3.6 + 3.6]);
  }
  mesh.box([-3, 6, -3], [3, 6.3, 32]);
  mesh.use(M.oxblood).box([-3, 0, 29.4], [3, 6, 29.6]);
  mesh.at([0.5, 0, 20], () => person(mesh, 'walking'));
  return {
    ...COVER,
    scene: {
      mesh,
      camera: { eye: [-0.7, 1.6, -4.6], yaw: 4, field: 56, shift: [0, 0.14] },
      sun: [0.78, -0.55, 0.25],
      ambient: 0.5,
      cornerRange: 2,
      fog: [14, 70],
      gamma: 1.15,
    },
    ink: { hatching: 0.5 },
  };
}

/** Courthouse steps: a portico from the foot of its stair. */
export function portico(): Picture {
  const mesh = new Mesh();
  mesh.use(M.stone);
  mesh.quad([-40, 0, -20], [40, 0, -20], [40, 0, 0], [-40, 0, 0]);
  steps(mesh, -11, 11, 18, 0.17, 0.36);
  mesh.box([-13, 0, -0.4], [-11, 3.3, 7.5]);
  mesh.box([11, 0, -0.4], [13, 3.3, 7.5]);
  mesh.at([0, 3.06, 8.2], () => {
    mesh.use(M.wall);
    for (let k = 0; k < 6; k += 1) mesh.at([-8.5 + k * 3.4, 0, 0], () => column(mesh, 8.6, 0.66));
    mesh.use(M.pale).box([-10, 0, 4], [10, 9, 4.4]);
    mesh.use(M.oxblood).box([-1, 0, 3.9], [1, 5.4, 4]);
    mesh.use(M.wall);
    mesh.box([-9.8, 8.6, -0.9], [9.8, 9.3, 5]);
    mesh.box([-9.9, 9.3, -1], [9.9, 9.7, 5]);
    mesh.box([-10.3, 9.7, -1.4], [10.3, 10, 5]);
    extrude(
      mesh,
      [
        [-9.4, 10],
        [9.4, 10],
        [0, 13.2],
      ],
      -0.7,
      4,
    );
    for (const side of [-1, 1]) {
      const slope: Point[] = [
        [side * 10.6, 10],
        [0, 13.9],
        [0, 13.4],
        [side * 10, 9.95],
      ];
      extrude(mesh, slope, -1.4, 4);
    }
  });
  mesh.at([3.4, 1.36, 2.9], () => person(mesh, 'walking'));
  mesh.at([-4.2, 0.34, 0.7], () => person(mesh, 'skirt'));
  mesh.at([-5, 0.34, 0.7], () => person(mesh, 'standing'));
  return {
    ...COVER,
    scene: {
      mesh,
      camera: { eye: [-5.8, 1.6, -13.5], yaw: 17, field: 66, shift: [0, 0.25] },
      sun: [0.62, -0.62, 0.5],
      ambient: 0.5,
      cornerRange: 2.5,
      gamma: 1.1,
    },
    ink: { hatching: 0.45 },
  };
}

/** Towers from the street, looking up. */
export function facades(): Picture {
  const mesh = new Mesh();
  const put = (
    x: number,
    z: number,
    w: number,
    h: number,
    tone: number,
    turn: number,
    bays: number,
  ) => {
    mesh
      .use(material({ albedo: tone, hatch: 76, line: 0.8 }))
      .at([x, 0, z], () => tower(mesh, w, h, w, 3.6, bays), turn);
  };
  put(-30, 34, 28, 96, 0.98, 8, 8);
  put(34, 40, 26, 150, 0.66, -12, 7);
  put(0, 96, 26, 128, 0.4, 14, 7);
  put(44, 104, 24, 190, 0.95, 4, 6);
  put(-50, 112, 26, 150, 0.8, 0, 6);
  mesh.use(M.oxblood).at([4, 44, 40], () => mesh.box([-20, 0, -1.4], [17, 4, 1.4]), -4);
  return {
    ...COVER,
    scene: {
      mesh,
      camera: { eye: [0, 1.6, -8], yaw: 3, pitch: 40, field: 82 },
      sun: [0.6, -0.55, 0.5],
      ambient: 0.45,
      cornerRange: 14,
      gamma: 1.1,
      sky: (x, y) => Math.max(0, 0.09 - y * 0.12 + Math.sin(x * 5 + y * 3) * 0.03),
    },
    ink: { hatching: 0.45 },
  };
}

/** Office windows at night: most are dark, some still work. */
export function nightWindows(): Picture {
  const mesh = new Mesh();
  const random = createRandom('night');
  const wall = material({ albedo: 0.2, hatch: 90 });
  const glass = material({ albedo: 0.07, glow: true, line: 0.4 });
  const lit = material({ albedo: 0.86, glow: true, tones: 'brass', line: 0.4 });
  const soft = material({ albedo: 0.62, glow: true, tones: 'brass', line: 0.4 });
  for (let r = 0; r < 12; r += 1) {
    for (let c = 0; c < 18; c += 1) {
      const [x, y] = [c * 3, r * 3.4];
      const mood = random();
      mesh.use(wall);
      mesh.box([x, y, 0], [x + 0.5, y + 3.4, 1]);
      mesh.box([x, y, 0], [x + 3, y + 0.8, 0.8]);
      mesh.use(mood > 0.86 ? lit : mood > 0.78 ? soft : glass);
      mesh.quad(
        [x + 0.5, y + 0.8, 0.95],
        [x + 3, y + 0.8, 0.95],
        [x + 3, y + 3.4, 0.95],
        [x + 0.5, y + 3.4, 0.95],
      );
      mesh.use(wall).box([x + 1.7, y + 0.8, 0.8], [x + 1.8, y + 3.4, 0.94]);
      if (mood > 0.93) {
        mesh.at(
          [x + 1.2, y + 0.8, 0.7],
          () => person(mesh, mood > 0.965 ? 'standing' : 'skirt'),
          0,
          0.95,
        );
      }
    }
  }
  return {
    ...COVER,
    scene: {
      mesh,
      camera: { eye: [14, 13, -19], yaw: 24, field: 56, shift: [0, 0] },
      sun: [0.5, -0.7, 0.5],
      ambient: 0.6,
      cornerRange: 2,
      gamma: 0.9,
    },
    ink: { hatching: 0.4, outlineStrength: 0.6 },
  };
}
