import { Mesh, material } from '../mesh.ts';
import type { Point, Vec } from '../mesh.ts';
import { cord, extrude, lathe, rod } from '../parts.ts';
import type { Picture } from '../picture.ts';
import { between, createRandom, pick } from '../random.ts';
import { COVER } from './covers-building.ts';
import { M } from './materials.ts';

/** Lays an outline of the ground plan (x, z) down as a slab between two heights. */
function slab(mesh: Mesh, outline: readonly Point[], y0: number, y1: number): void {
  mesh.through(([x, y, z]): Vec => [x, z, y], () => extrude(mesh, outline, y0, y1));
}

/** A balance as pure geometry: a ball against a cube. */
export function scales(): Picture {
  const mesh = new Mesh();
  const tilt = 0;
  mesh.use(M.floor).quad([-20, 0, -6], [20, 0, -6], [20, 0, 14], [-20, 0, 14]);
  mesh.use(M.wall).quad([-20, 0, 5], [20, 0, 5], [20, 14, 5], [-20, 14, 5]);
  mesh.use(M.dark);
  lathe(mesh, [[1.3, 0], [1.3, 0.16], [0.9, 0.22], [0.86, 0.36], [0.2, 0.5], [0.14, 0.9], [0.11, 4.6], [0.2, 4.7], [0.2, 4.9], [0.06, 5], [0.05, 5.3], [0, 5.34]], 40);
  const end = (side: number): Vec => [side * 3.2, 4.8 - side * tilt * 3.2, 0];
  rod(mesh, end(-1), end(1), 0.09, 12);
  for (const side of [-1, 1]) {
    const [x, y] = end(side);
    mesh.use(M.iron);
    for (let k = 0; k < 3; k += 1) {
      const a = (k / 3) * Math.PI * 2 + 0.5;
      rod(mesh, [x, y, 0], [x + Math.cos(a) * 1.1, y - 2.6, Math.sin(a) * 1.1], 0.018, 5);
    }
    mesh.use(M.brass).at([x, y - 2.85, 0], () => lathe(mesh, [[0, 0], [0.6, 0.06], [1, 0.18], [1.2, 0.3], [1.18, 0.3], [0.9, 0.2], [0, 0.1]], 40));
    mesh.at([x, y - 2.72, 0], () => {
      if (side > 0) {
        mesh.use(M.oxblood);
        lathe(mesh, Array.from({ length: 17 }, (_, i): Point => [Math.sin((i / 16) * Math.PI) * 0.62, 0.62 - Math.cos((i / 16) * Math.PI) * 0.62]), 40);
      } else mesh.use(M.pale).box([-0.5, 0.02, -0.5], [0.5, 1.02, 0.5]);
    }, side > 0 ? 0 : 30);
  }
  return {
    ...COVER,
    scene: {
      mesh,
      camera: { eye: [-1.4, 3.4, -11], yaw: 7, field: 56, shift: [0, -0.03] },
      sun: [0.66, -0.5, 0.55], ambient: 0.52, cornerRange: 1, gamma: 1.1,
    },
    ink: { hatching: 0.55 },
  };
}

/** A printed circuit as a plan with height. */
export function circuit(): Picture {
  const mesh = new Mesh();
  const random = createRandom('circuit');
  const board = material({ albedo: 0.93, hatch: 30 });
  mesh.use(board).box([-12, -0.2, -9], [12, 0, 9]);
  const trace = (points: readonly Point[], m: typeof M.iron) => {
    mesh.use(m);
    for (let k = 0; k + 1 < points.length; k += 1) {
      const [a, b] = [points[k] ?? [0, 0], points[k + 1] ?? [0, 0]];
      const l = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
      const [nx, nz] = [(-(b[1] - a[1]) / l) * 0.035, ((b[0] - a[0]) / l) * 0.035];
      slab(mesh, [[a[0] + nx, a[1] + nz], [b[0] + nx, b[1] + nz], [b[0] - nx, b[1] - nz], [a[0] - nx, a[1] - nz]], 0.01, 0.03);
    }
    const last = points.at(-1) ?? [0, 0];
    mesh.at([last[0], 0.01, last[1]], () => lathe(mesh, [[0.11, 0], [0.11, 0.05], [0.05, 0.05], [0.05, 0]], 12));
  };
  const chip = (x: number, z: number, w: number, d: number, m: typeof M.iron, pins: number) => {
    mesh.use(m).box([x - w / 2, 0.06, z - d / 2], [x + w / 2, 0.32, z + d / 2]);
    mesh.use(M.pale).at([x - w / 2 + 0.24, 0.32, z - d / 2 + 0.24], () => lathe(mesh, [[0.08, 0], [0.08, 0.01], [0, 0.01]], 10));
    for (let k = 0; k < pins; k += 1) {
      const at = -w / 2 + ((k + 0.5) * w) / pins;
      for (const side of [-1, 1]) {
        mesh.use(M.stone).box([x + at - 0.05, 0, z + side * (d / 2 + 0.12) - 0.12], [x + at + 0.05, 0.1, z + side * (d / 2 + 0.12) + 0.12]);
      }
    }
  };
  for (let k = 0; k < 11; k += 1) {
    const x = -1.5 + k * 0.3;
    for (const side of [-1, 1]) {
      const far = 2.4 + Math.abs(k - 5) * 0.28;
      const out = (k - 5) * between(random, 0.5, 0.75);
      trace([[x, side * 1.7], [x, side * far], [x + out, side * (far + Math.abs(out))], [x + out, side * (far + Math.abs(out) + between(random, 0.8, 3))]], k === 3 && side === -1 ? M.oxblood : M.grey);
      trace([[side * 1.7, x], [side * (2.3 + Math.abs(k - 5) * 0.2), x], [side * (4.6 + Math.abs(k - 5) * 0.2), x + (k - 5) * 0.4], [side * between(random, 6, 9), x + (k - 5) * 0.4]], M.grey);
    }
  }
  chip(0, 0, 3.2, 3.2, M.dark, 11);
  chip(-6.6, -3.4, 2, 1.4, M.grey, 6);
  chip(6.8, 3.6, 2.4, 1.4, M.dark, 7);
  chip(6, -4.4, 1.6, 1.2, M.oxblood, 5);
  chip(-6.4, 4.2, 2.6, 1.2, M.grey, 8);
  for (let k = 0; k < 7; k += 1)
    mesh.use(k % 3 === 0 ? M.brass : M.pale).at([-3.4 + k * 1.15, 0, 5.6 + (k % 2) * 0.5], () => lathe(mesh, [[0.3, 0], [0.3, 0.8], [0.26, 0.84], [0, 0.84]], 18));
  return {
    ...COVER,
    scene: {
      mesh,
      camera: { eye: [-12, 16, -12], yaw: 45, pitch: -50, field: 13.5, ortho: true, shift: [0, 0.2] },
      sun: [0.7, -0.6, -0.1], ambient: 0.54, cornerRange: 0.8, gamma: 1.1,
    },
    ink: { hatching: 0.45 },
  };
}

/** A city as a plan: blocks, a river, bridges and a park. */
export function cityPlan(): Picture {
  const mesh = new Mesh();
  const random = createRandom('city plan');
  const bank = (x: number) => 2.4 * Math.sin(x * 0.16) + x * 0.12;
  mesh.use(M.floor);
  const strip = (from: number, to: number, y: number, m: typeof M.floor) => {
    mesh.use(m).nextGroup();
    for (let k = -26; k < 26; k += 1) {
      const a = (x: number, d: number): Vec => [x, y, bank(x) + d];
      mesh.triangle(a(k, from), a(k + 1, from), a(k + 1, to));
      mesh.triangle(a(k, from), a(k + 1, to), a(k, to));
    }
  };
  strip(-30, -1.5, 0, M.floor);
  strip(1.5, 30, 0, M.floor);
  strip(-1.6, 1.6, -0.5, material({ albedo: 0.7, hatch: 8 }));
  strip(-1.6, -1.45, 0.05, M.stone);
  strip(1.45, 1.6, 0.05, M.stone);
  for (let gx = -13; gx < 13; gx += 1) {
    for (let gz = -11; gz < 11; gz += 1) {
      const [x, z] = [gx * 2.3 + (gz % 3) * 0.14, gz * 2.3];
      const gap = z - bank(x + 1);
      if (Math.abs(gap + 1) < 3.1) continue;
      const park = gx > 2 && gx < 6 && gap > 3.5 && gap < 9;
      if (park) {
        for (let t = 0; t < 4; t += 1)
          mesh.use(M.pale).at([x + random() * 2, 0, z + random() * 2], () => lathe(mesh, [[0.04, 0], [0.04, 0.2], [0.26, 0.3], [0.22, 0.55], [0, 0.7]], 10));
        continue;
      }
      const cuts = random() < 0.5 ? 2 : 1;
      for (let i = 0; i < cuts; i += 1)
        for (let k = 0; k < 2; k += 1) {
          const w = 1.9 / cuts;
          const h = between(random, 0.25, 1) * (random() < 0.08 ? 3.4 : 1);
          mesh.use(pick(random, [M.wall, M.wall, M.wall, M.pale, random() < 0.12 ? M.grey : M.wall]));
          if (gx === -2 && gz === -3 && i === 0 && k === 0) mesh.use(M.oxblood);
          mesh.box([x + i * w, 0, z + k * 1], [x + i * w + w - 0.06, h, z + k * 1 + 0.9]);
        }
    }
  }
  for (const x of [-9, -1.2, 7.4]) {
    mesh.use(M.stone).box([x - 0.22, 0.02, bank(x) - 2.6], [x + 0.22, 0.16, bank(x) + 2.6]);
  }
  return {
    ...COVER,
    scene: {
      mesh,
      camera: { eye: [-14, 26, -16], yaw: 40, pitch: -52, field: 16.5, ortho: true },
      sun: [0.74, -0.58, 0.0], ambient: 0.54, cornerRange: 1, gamma: 1.15,
    },
    ink: { hatching: 0.4 },
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
      mesh.use(total ? (page === 0 && r === 9 ? M.oxblood : M.dark) : pick(random, [M.pale, M.grey, M.stone]));
      mesh.box([x0 + 0.5, 0.12, z - 0.16], [x0 + 0.5 + long, 0.12 + (total ? 0.5 : 0.26), z + 0.2]);
      if (total) mesh.use(M.brass).box([x0 + 6.15, 0.12, z - 0.16], [x0 + 6.4, 0.62, z + 0.2]);
    }
  }
  return {
    ...COVER,
    scene: {
      mesh,
      camera: { eye: [-10, 13, -12], yaw: 33, pitch: -46, field: 13, ortho: true },
      sun: [0.72, -0.6, -0.1], ambient: 0.54, cornerRange: 0.8, gamma: 1.1,
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
    cord(mesh, Array.from({ length: cuts + 1 }, (_, k) => on(k / cuts)), thick, 9);
  };
  const [warps, wefts, gap] = [18, 6, 0.6];
  const woven = wefts * gap;
  for (let w = 0; w < warps; w += 1) {
    const x = (w - warps / 2) * gap;
    // Woven at first; beyond the cloth the threads run free and spread.
    line((t) => {
      const along = t * (woven + 7);
      const free = Math.max(0, (along - woven) / 7);
      const wave = 0.17 * Math.cos((along / gap) * Math.PI + w * Math.PI);
      const calm = Math.min(1, free * 9);
      return [x + (w - warps / 2) * 0.2 * free * free, wave * (1 - calm) + 0.16 * calm + Math.sin(free * 5 + w * 0.7) * 0.14 * free, along - 5];
    }, 110, w % 9 === 4 ? M.oxblood : M.wall);
  }
  for (let f = 0; f < wefts; f += 1) {
    const z = -5 + (f + 0.5) * gap;
    line((t) => {
      const x = -warps * gap * 0.5 - 0.5 + t * (warps * gap + 0.6);
      return [x, 0.17 * Math.cos((x / gap) * Math.PI + f * Math.PI), z];
    }, warps * 9, f % 6 === 3 ? M.dark : M.pale);
  }
  return {
    ...COVER,
    scene: {
      mesh,
      camera: { eye: [-7.4, 12, -9.6], yaw: 30, pitch: -48, field: 10.4, ortho: true },
      sun: [0.7, -0.6, 0.1], ambient: 0.52, cornerRange: 0.8, gamma: 1.1,
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
    mesh.use(m).at([x, 0.01, z], () => lathe(mesh, [[0.2, 0], [0.42, 0.1], [0.47, 0.18], [0.42, 0.26], [0.25, 0.35], [0, 0.38]], 26));
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
      sun: [0.7, -0.58, 0.3], ambient: 0.54, cornerRange: 0.9, gamma: 1.1,
    },
    ink: { hatching: 0.4 },
  };
}
