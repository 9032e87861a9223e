import { material, Mesh } from '../mesh.ts';
import type { Point, Vec } from '../mesh.ts';
import { cord, lathe, rod } from '../parts.ts';
import type { Picture } from '../picture.ts';
import { between, createRandom, pick } from '../random.ts';
import { M } from './materials.ts';
import { COVER } from './sizes.ts';

/** A balance as pure geometry: a ball against a cube. */
export function scales(): Picture {
  const mesh = new Mesh();
  const tilt = 0;
  mesh.use(M.floor).quad([-20, 0, -6], [20, 0, -6], [20, 0, 14], [-20, 0, 14]);
  mesh.use(M.wall).quad([-20, 0, 5], [20, 0, 5], [20, 14, 5], [-20, 14, 5]);
  mesh.use(M.dark);
  lathe(
    mesh,
    [
      [1.3, 0],
      [1.3, 0.16],
      [0.9, 0.22],
      [0.86, 0.36],
      [0.2, 0.5],
      [0.14, 0.9],
      [0.11, 4.6],
      [0.2, 4.7],
      [0.2, 4.9],
      [0.06, 5],
      [0.05, 5.3],
      [0, 5.34],
    ],
    40,
  );
  const end = (side: number): Vec => [side * 3.2, 4.8 - side * tilt * 3.2, 0];
  rod(mesh, end(-1), end(1), 0.09, 12);
  for (const side of [-1, 1]) {
    const [x, y] = end(side);
    mesh.use(M.iron);
    for (let k = 0; k < 3; k += 1) {
      const a = (k / 3) * Math.PI * 2 + 0.5;
      rod(mesh, [x, y, 0], [x + Math.cos(a) * 1.1, y - 2.6, Math.sin(a) * 1.1], 0.018, 5);
    }
    mesh.use(M.brass).at([x, y - 2.85, 0], () =>
      lathe(
        mesh,
        [
          [0, 0],
          [0.6, 0.06],
          [1, 0.18],
          [1.2, 0.3],
          [1.18, 0.3],
          [0.9, 0.2],
          [0, 0.1],
        ],
        40,
      ),
    );
    mesh.at(
      [x, y - 2.72, 0],
      () => {
        if (side > 0) {
          mesh.use(M.oxblood);
          lathe(
            mesh,
            Array.from({ length: 17 }, (_, i): Point => [
              Math.sin((i / 16) * Math.PI) * 0.62,
              0.62 - Math.cos((i / 16) * Math.PI) * 0.62,
            ]),
            40,
          );
        } else mesh.use(M.pale).box([-0.5, 0.02, -0.5], [0.5, 1.02, 0.5]);
      },
      side > 0 ? 0 : 30,
    );
  }
  return {
    ...COVER,
    scene: {
      mesh,
      camera: { eye: [-1.4, 3.4, -11], yaw: 7, field: 56, shift: [0, -0.03] },
      sun: [0.66, -0.5, 0.55],
      ambient: 0.52,
      cornerRange: 1,
      gamma: 1.1,
    },
    ink: { hatching: 0.55 },
  };
}

/** A ledger whose columns are bars in relief. */
export function ledger(): Picture {
  const mesh = new Mesh();
  const random = createRandom('ledger');
  mesh.use(M.floor).quad([-20, 0, -14], [20, 0, -14], [20, 0, 14], [-20, 0, 14]);
  for (let page = 0; page < 2; page += 1) {
    const x0 = page === 0 ? -7.2 : 0.3;
    mesh.use(M.paper).box([x0, 0, -5.4], [x0 + 6.9, 0.12, 5.4]);
    for (let r = 0; r < 15; r += 1) {
      const z = 4.6 - r * 0.66;
      mesh.use(M.stone).box([x0 + 0.5, 0.12, z - 0.24], [x0 + 6.4, 0.125, z - 0.22]);
      const total = r % 5 === 4;
      const long = total ? 5.6 : between(random, 1.2, 4.6);
      mesh.use(
        total
          ? page === 0 && r === 9
            ? M.oxblood
            : M.dark
          : pick(random, [M.pale, M.grey, M.stone]),
      );
      mesh.box([x0 + 0.5, 0.12, z - 0.16], [x0 + 0.5 + long, 0.12 + (total ? 0.5 : 0.26), z + 0.2]);
      if (total) mesh.use(M.brass).box([x0 + 6.15, 0.12, z - 0.16], [x0 + 6.4, 0.62, z + 0.2]);
    }
  }
  return {
    ...COVER,
    scene: {
      mesh,
      camera: { eye: [-10, 13, -12], yaw: 33, pitch: -46, field: 13, ortho: true },
      sun: [0.72, -0.6, -0.1],
      ambient: 0.54,
      cornerRange: 0.8,
      gamma: 1.1,
    },
    ink: { hatching: 0.45 },
  };
}

/** Warp and weft: threads that become cloth. */
export function threads(): Picture {
  const mesh = new Mesh();
  mesh.use(M.floor).quad([-30, -0.6, -20], [30, -0.6, -20], [30, -0.6, 20], [-30, -0.6, 20]);
  const thick = 0.19;
  const line = (on: (t: number) => Vec, cuts: number, m: typeof M.iron) => {
    mesh.use(m);
    cord(
      mesh,
      Array.from({ length: cuts + 1 }, (_, k) => on(k / cuts)),
      thick,
      9,
    );
  };
  const [warps, wefts, gap] = [18, 6, 0.6];
  const woven = wefts * gap;
  for (let w = 0; w < warps; w += 1) {
    const x = (w - warps / 2) * gap;
    // Woven at first; beyond the cloth the threads run free and spread.
    line(
      (t) => {
        const along = t * (woven + 7);
        const free = Math.max(0, (along - woven) / 7);
        const wave = 0.17 * Math.cos((along / gap) * Math.PI + w * Math.PI);
        const calm = Math.min(1, free * 9);
        return [
          x + (w - warps / 2) * 0.2 * free * free,
          wave * (1 - calm) + 0.16 * calm + Math.sin(free * 5 + w * 0.7) * 0.14 * free,
          along - 5,
        ];
      },
      110,
      w % 9 === 4 ? M.oxblood : M.wall,
    );
  }
  for (let f = 0; f < wefts; f += 1) {
    const z = -5 + (f + 0.5) * gap;
    line(
      (t) => {
        const x = -warps * gap * 0.5 - 0.5 + t * (warps * gap + 0.6);
        return [x, 0.17 * Math.cos((x / gap) * Math.PI + f * Math.PI), z];
      },
      warps * 9,
      f % 6 === 3 ? M.dark : M.pale,
    );
  }
  return {
    ...COVER,
    scene: {
      mesh,
      camera: { eye: [-7.4, 12, -9.6], yaw: 30, pitch: -48, field: 10.4, ortho: true },
      sun: [0.7, -0.6, 0.1],
      ambient: 0.52,
      cornerRange: 0.8,
      gamma: 1.1,
    },
    ink: { hatching: 0.4 },
  };
}

/** A go board in the middle of a game. */
export function goBoard(): Picture {
  const mesh = new Mesh();
  const random = createRandom('go');
  mesh.use(M.floor).quad([-40, -2.2, -30], [40, -2.2, -30], [40, -2.2, 30], [-40, -2.2, 30]);
  mesh.use(material({ albedo: 0.9, hatch: 12, tones: 'brass' })).box([-10, -1.6, -10], [10, 0, 10]);
  for (let k = -9; k <= 9; k += 1) {
    mesh.use(M.iron).box([k - 0.018, 0, -9], [k + 0.018, 0.006, 9]);
    mesh.box([-9, 0, k - 0.018], [9, 0.006, k + 0.018]);
  }
  const stone = (x: number, z: number, m: typeof M.iron) =>
    mesh.use(m).at([x, 0.01, z], () =>
      lathe(
        mesh,
        [
          [0.2, 0],
          [0.42, 0.1],
          [0.47, 0.18],
          [0.42, 0.26],
          [0.25, 0.35],
          [0, 0.38],
        ],
        26,
      ),
    );
  const white = material({ albedo: 1, hatch: 40 });
  const black = material({ albedo: 0.14, hatch: 40 });
  const taken = new Set<string>();
  const walk = (x0: number, z0: number, count: number, m: typeof M.iron) => {
    let [x, z] = [x0, z0];
    for (let k = 0; k < count; k += 1) {
      const key = `${String(x)} ${String(z)}`;
      if (!taken.has(key) && Math.abs(x) < 9 && Math.abs(z) < 9) {
        taken.add(key);
        stone(x, z, m);
      }
      if (random() < 0.5) x += random() < 0.62 ? 1 : -1;
      else z += random() < 0.56 ? 1 : -1;
    }
  };
  stone(1, 0, M.oxblood);
  taken.add('1 0');
  walk(-6, -5, 12, black);
  walk(-5, -4, 11, white);
  walk(-1, -3, 13, black);
  walk(0, 1, 12, white);
  walk(3, -6, 8, white);
  walk(4, 2, 10, black);
  walk(-6, 3, 9, white);
  return {
    ...COVER,
    scene: {
      mesh,
      camera: { eye: [-4, 8.6, -11.6], yaw: 14, pitch: -38, field: 40 },
      sun: [0.7, -0.58, 0.3],
      ambient: 0.54,
      cornerRange: 0.9,
      gamma: 1.1,
    },
    ink: { hatching: 0.4 },
  };
}
