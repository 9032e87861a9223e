import { material, Mesh } from '../mesh.ts';
import type { Point } from '../mesh.ts';
import { extrude, lathe, rod } from '../parts.ts';
import type { Picture } from '../picture.ts';
import { between, createRandom } from '../random.ts';
import { M } from './materials.ts';
import { COVER } from './sizes.ts';

const DESK = material({ albedo: 0.9, hatch: 0 });

function desk(mesh: Mesh): void {
  mesh.use(DESK).quad([-9, 0, -9], [9, 0, -9], [9, 0, 9], [-9, 0, 9]);
}

/** Stacks of files, one tied with a ribbon. */
export function files(): Picture {
  const mesh = new Mesh();
  const random = createRandom('files');
  desk(mesh);
  const cloths = [M.wall, M.pale, M.stone, M.grey, M.wall, M.dark];
  const stack = (x: number, z: number, count: number, turn: number) => {
    let y = 0;
    for (let k = 0; k < count; k += 1) {
      const h = between(random, 0.08, 0.24);
      mesh.at(
        [x + between(random, -0.06, 0.06), y, z + between(random, -0.05, 0.05)],
        () => {
          mesh.use(M.paper).box([-0.98, 0.02, -0.66], [0.96, h - 0.02, 0.66]);
          mesh.use(cloths[k % cloths.length] ?? M.wall);
          mesh.box([-1, h - 0.03, -0.7], [1, h, 0.7]);
          mesh.box([-1, 0, -0.7], [1, 0.03, 0.7]);
          mesh.box([-1.02, 0, -0.7], [-0.98, h, 0.7]);
          // Leaves show at the front edge.
          mesh.use(M.paper);
          for (let p = 1; p < 4; p += 1)
            mesh.box([-0.96, (h * p) / 4, -0.67], [0.96, (h * p) / 4 + 0.004, -0.66]);
        },
        turn + between(random, -6, 6),
      );
      y += h;
    }
    return y;
  };
  stack(-1.5, 1.2, 10, 14);
  const top = stack(0.9, 0.4, 6, -10);
  stack(2.9, 1.6, 13, 6);
  stack(-3.6, 2.2, 5, -16);
  mesh.use(M.oxblood).at(
    [0.9, 0, 0.4],
    () => {
      mesh.box([-0.06, 0, -0.78], [0.06, top + 0.02, 0.78]);
      mesh.box([-1.08, 0, -0.05], [1.08, top + 0.03, 0.05]);
      for (const side of [-1, 1]) {
        mesh.at([0, top + 0.03, 0], () =>
          mesh.through(
            ([x, y, z]) => [x, z, y],
            () =>
              extrude(
                mesh,
                [
                  [0, 0],
                  [side * 0.34, 0.16],
                  [side * 0.44, 0.02],
                  [side * 0.3, -0.08],
                ],
                0,
                0.09,
              ),
          ),
        );
      }
    },
    -10,
  );
  return {
    ...COVER,
    scene: {
      mesh,
      camera: { eye: [-0.4, 2.9, -5.6], yaw: 4, pitch: -16, field: 52 },
      sun: [0.62, -0.6, 0.35],
      ambient: 0.5,
      cornerRange: 0.6,
      gamma: 1.1,
    },
    ink: { hatching: 0.45 },
  };
}

/** A carved seal beside its print, which is a lattice and no word. */
export function seal(): Picture {
  const mesh = new Mesh();
  desk(mesh);
  mesh.use(M.paper).at([-0.4, 0.005, 0.4], () => mesh.box([-3.2, 0, -2.2], [2.4, 0.012, 2.4]), 8);
  mesh.use(M.oxblood).at([-1.5, 0.02, 0.1], () => print(mesh), 8);
  mesh.at(
    [1.3, 0, 0.9],
    () => {
      mesh.use(M.pale).box([-0.62, 0, -0.62], [0.62, 1.5, 0.62]);
      mesh.box([-0.68, 1.5, -0.68], [0.68, 1.62, 0.68]);
      mesh.use(M.stone).at([0, 1.62, 0], () =>
        lathe(
          mesh,
          [
            [0.6, 0],
            [0.46, 0.12],
            [0.3, 0.24],
            [0.28, 0.34],
            [0.44, 0.54],
            [0.48, 0.72],
            [0.4, 0.92],
            [0.2, 1.06],
            [0, 1.1],
          ],
          36,
        ),
      );
      mesh.use(M.oxblood).box([-0.63, 0, -0.63], [0.63, 0.07, 0.63]);
    },
    24,
  );
  mesh.at([3.2, 0, 2.2], () => {
    mesh.use(M.wall);
    lathe(
      mesh,
      [
        [0.8, 0],
        [0.9, 0.16],
        [0.9, 0.42],
        [0.84, 0.44],
        [0.8, 0.34],
        [0, 0.34],
      ],
      40,
    );
    mesh.use(M.oxblood);
    lathe(
      mesh,
      [
        [0.8, 0.36],
        [0, 0.4],
      ],
      40,
    );
  });
  mesh.use(M.dark);
  rod(mesh, [-3.6, 0.1, -0.6], [-0.6, 0.1, -1.9], 0.07, 12);
  mesh.use(M.brass);
  rod(mesh, [-0.6, 0.1, -1.9], [-0.36, 0.1, -2], 0.06, 12);
  return {
    ...COVER,
    scene: {
      mesh,
      camera: { eye: [-0.4, 4.3, -6], yaw: 4, pitch: -26, field: 52 },
      sun: [0.6, -0.6, 0.4],
      ambient: 0.52,
      cornerRange: 0.8,
      gamma: 1.1,
    },
    ink: { hatching: 0.5 },
  };
}

/** The print: a frame in a frame, joined like the lattice of a window. */
function print(mesh: Mesh): void {
  mesh.nextGroup();
  const bar = (x0: number, z0: number, x1: number, z1: number) => {
    mesh.triangle([x0, 0, z0], [x1, 0, z0], [x1, 0, z1]);
    mesh.triangle([x0, 0, z0], [x1, 0, z1], [x0, 0, z1]);
  };
  const w = 0.1;
  for (const r of [0.72, 0.38]) {
    bar(-r, -r, r, -r + w);
    bar(-r, r - w, r, r);
    bar(-r, -r + w, -r + w, r - w);
    bar(r - w, -r + w, r, r - w);
  }
  for (const side of [-1, 1]) {
    const [near, far] = side < 0 ? [-0.62, -0.38] : [0.38, 0.62];
    bar(-w / 2, near, w / 2, far);
    bar(near, -w / 2, far, w / 2);
  }
  bar(-0.11, -0.11, 0.11, 0.11);
}

/** An open book with leaves that stand up as they turn. */
export function pages(): Picture {
  const mesh = new Mesh();
  desk(mesh);
  mesh.at(
    [0.2, 0, 0.6],
    () => {
      mesh.use(M.oxblood).box([-2.9, 0, -1.9], [2.9, 0.05, 1.9]);
      for (const side of [-1, 1]) {
        for (let k = 0; k < 9; k += 1) {
          const lift = k * 0.05;
          const curve = (t: number): Point => [
            side * (2.75 - lift * 0.4) * t,
            0.08 + lift + 0.32 * Math.sin(Math.PI * Math.min(1, t * 1.6)) * (1 - t * 0.5),
          ];
          leaf(mesh, curve, k === 8 ? M.paper : M.pale);
        }
      }
      [
        [24, 1],
        [52, 1],
        [84, 1],
        [118, 1],
        [146, 1],
      ].forEach(([angle = 0]) => {
        const a = (angle * Math.PI) / 180;
        leaf(
          mesh,
          (t) => [
            Math.cos(a + (t - 0.5) * 0.5) * 2.5 * t,
            0.5 + Math.sin(a + (t - 0.5) * 0.5) * 2.5 * t,
          ],
          M.paper,
        );
      });
      mesh.use(M.oxblood);
      mesh.quad([-0.07, 0.55, -1.92], [0.07, 0.55, -1.92], [0.1, 0.02, -2.6], [-0.04, 0.02, -2.6]);
    },
    -14,
  );
  return {
    ...COVER,
    scene: {
      mesh,
      camera: { eye: [-0.6, 3.1, -6.4], yaw: 5, pitch: -17, field: 48 },
      sun: [0.66, -0.5, 0.45],
      ambient: 0.5,
      cornerRange: 0.7,
      gamma: 1.05,
    },
    ink: { hatching: 0.5 },
  };
}

function leaf(mesh: Mesh, curve: (t: number) => Point, m: typeof M.paper): void {
  mesh.use(m).nextGroup();
  const cuts = 14;
  for (let k = 0; k < cuts; k += 1) {
    const [ax, ay] = curve(k / cuts);
    const [bx, by] = curve((k + 1) / cuts);
    mesh.triangle([ax, ay, -1.8], [bx, by, -1.8], [bx, by, 1.8]);
    mesh.triangle([ax, ay, -1.8], [bx, by, 1.8], [ax, ay, 1.8]);
  }
}
