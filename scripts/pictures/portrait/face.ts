import { carve, cone, ellipsoid, join } from './sdf.ts';

/** What makes one face differ from another; 1 or 0 is the middle. */
export interface Face {
  /** Width of the whole head. */
  readonly wide: number;
  /** Width of the jaw. */
  readonly jaw: number;
  /** Length of the chin. */
  readonly chin: number;
  /** Projection of the nose. */
  readonly nose: number;
  readonly noseWide: number;
  /** Depth of the eye sockets and strength of the brow. */
  readonly brow: number;
  readonly cheek: number;
  readonly lips: number;
  /** Fullness of the lower face: age and weight. */
  readonly full: number;
  /** Opening of the eyes. */
  readonly eye: number;
  /** Slant of the eyes. */
  readonly slant: number;
  /** Corners of the mouth. */
  readonly smile: number;
}

/** Distance to the head without hair, in head coordinates: eyes at y 0, chin near -1.15, face to +z. */
export function headDistance(f: Face, px: number, y: number, z: number): number {
  const x = Math.abs(px) / f.wide;
  let d = ellipsoid(x, y - 0.3, z + 0.1, 0.77, 0.84, 0.96);
  // The mask of the face, from brow to mouth.
  d = join(d, ellipsoid(x, y + 0.2, z - 0.2, 0.64 * (0.5 + 0.5 * f.full), 0.86, 0.62), 0.22);
  d = join(d, ellipsoid(x, y - 0.42, z - 0.34, 0.56, 0.42, 0.47), 0.2);
  // Jaw: corner, edge and chin.
  const jx = 0.5 * f.jaw;
  d = join(d, cone(x, y, z, jx, -0.52, -0.02, 0.13 * f.jaw, -0.98 * f.chin, 0.52, 0.17, 0.17), 0.26);
  d = join(d, ellipsoid(x, y + 0.98 * f.chin, z - 0.6, 0.2 * f.jaw, 0.15, 0.15), 0.16);
  d = join(d, ellipsoid(x - 0.44, y + 0.15, z - 0.5, 0.18 * f.cheek, 0.15, 0.2 * f.cheek), 0.26);
  // Cheeks hollow out below the bone on lean faces.
  d = carve(d, ellipsoid(x - 0.62, y + 0.58, z - 0.66, 0.18, 0.26, 0.2) + (f.full - 1) * 0.6, 0.3);
  d = join(d, cone(x, y, z, 0.06, 0.2, 0.78, 0.42, 0.22, 0.6, 0.1 * f.brow, 0.08 * f.brow), 0.16);
  d = carve(d, ellipsoid(x - 0.33, y + 0.005, z - 0.9, 0.2, 0.125, 0.14 + 0.06 * f.brow), 0.12);
  d = join(d, ellipsoid(x - 0.325, y + 0.005, z - 0.56, 0.185, 0.15, 0.17), 0.05);
  d = join(d, muzzle(f, x, y, z), 0.12);
  d = join(d, noseDistance(f, x, y, z), 0.07);
  return join(d, earDistance(x, y, z), 0.05) * 0.9;
}

function muzzle(f: Face, x: number, y: number, z: number): number {
  const lift = f.smile * x * x * 0.9;
  let d = ellipsoid(x, y + 0.66, z - 0.58, 0.3, 0.26, 0.24);
  const lower = ellipsoid(x, y + 0.755 - lift, z - 0.78, 0.19, 0.055 * f.lips, 0.065);
  const upper = ellipsoid(x, y + 0.655 - lift, z - 0.775, 0.22, 0.05 * f.lips, 0.07);
  d = join(d, lower, 0.05);
  d = join(d, upper, 0.04);
  d = carve(d, cone(x, y - lift, z, 0, -0.7, 0.87, 0.25, -0.69, 0.73, 0.012, 0.01), 0.035);
  return carve(d, ellipsoid(x, y + 0.86, z - 0.88, 0.16, 0.04, 0.07), 0.08);
}

function noseDistance(f: Face, x: number, y: number, z: number): number {
  const out = 0.2 * f.nose;
  let d = cone(x, y, z, 0, 0.17, 0.72, 0, -0.3, 0.78 + out * 0.75, 0.075, 0.095);
  d = join(d, ellipsoid(x, y + 0.34, z - 0.77 - out, 0.11 * f.noseWide, 0.1, 0.105), 0.08);
  d = join(d, ellipsoid(x - 0.125 * f.noseWide, y + 0.375, z - 0.75, 0.075, 0.07, 0.1), 0.05);
  return carve(d, ellipsoid(x - 0.06, y + 0.45, z - 0.84, 0.045, 0.025, 0.06), 0.03);
}

function earDistance(x: number, y: number, z: number): number {
  // Leaning back a little, as ears do.
  const [u, v] = [z + 0.1 + y * 0.18, y + 0.08];
  let d = ellipsoid(x - 0.79, v, u, 0.075, 0.25, 0.16);
  d = carve(d, ellipsoid(x - 0.86, v - 0.03, u - 0.02, 0.06, 0.16, 0.09), 0.04);
  return d;
}

/** What is painted on a face where light and shade are not enough. */
export type Feature = 'none' | 'brow' | 'lash' | 'iris' | 'white' | 'lip' | 'seam';

/** Finds the painted feature at a point of the face; `brows` is their weight. */
export function featureAt(f: Face, px: number, y: number, z: number, brows: number): Feature {
  if (z < 0.25) return 'none';
  const side = Math.sign(px);
  const x = Math.abs(px) / f.wide;
  // Eyes.
  const u = (x - 0.325) / 0.165;
  const tilt = f.slant * 0.06 * u;
  const v = y + 0.005 - tilt;
  if (Math.abs(u) < 1.15) {
    const arch = 1 - u * u;
    const upper = 0.062 * f.eye * Math.max(0, arch) ** 0.7;
    const lower = -0.045 * f.eye * Math.max(0, arch);
    const lashWidth = 0.02 + 0.012 * (u + 1);
    if (v < upper + lashWidth && v > upper - 0.012 && u < 1.12) return 'lash';
    if (v <= upper && v >= lower && Math.abs(u) < 1) {
      const iris = Math.hypot(x - 0.325 + side * 0.0, y - 0.008) < 0.072;
      return iris ? 'iris' : 'white';
    }
  }
  // Brows: thicker inside, thin towards the temple.
  const b = (x - 0.13) / 0.42;
  if (b > -0.05 && b < 1) {
    const ridge = 0.185 + 0.075 * Math.sin(Math.min(1, b * 1.05) * Math.PI * 0.78) + f.slant * 0.02 * b;
    const thick = 0.032 * brows * (1 - b * 0.75) * Math.min(1, (b + 0.07) * 8);
    if (Math.abs(y - ridge) < thick) return 'brow';
  }
  const lift = f.smile * x * x * 0.9;
  const m = y + 0.7 - lift;
  if (Math.abs(m) < 0.013 * (1 - (x / 0.27) ** 2) + 0.003 && x < 0.25) return 'seam';
  const edge = 1 - (x / 0.245) ** 2;
  if (edge > 0 && m > 0 && m < (0.065 - 0.015 * Math.exp(-((x / 0.05) ** 2))) * f.lips * edge) return 'lip';
  if (edge > 0 && m <= 0 && m > -0.095 * f.lips * edge ** 0.8) return 'lip';
  return 'none';
}
