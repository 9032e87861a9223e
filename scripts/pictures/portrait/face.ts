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
  /** Lines of age beside nose and mouth and below the eyes, 0 to 1. */
  readonly age: number;
}

/** Distance to the head without hair, in head coordinates: eyes at y 0, chin near -1.15, face to +z. */
export function headDistance(f: Face, px: number, y: number, z: number): number {
  const x = Math.abs(px) / f.wide;
  let d = ellipsoid(x, y - 0.3, z + 0.1, 0.77, 0.84, 0.96);
  // The mask of the face, from brow to mouth: one calm volume, so that light falls over it in few planes.
  d = join(d, ellipsoid(x, y + 0.2, z - 0.14, 0.62 * (0.45 + 0.55 * f.full), 0.82, 0.68), 0.24);
  d = join(d, ellipsoid(x, y - 0.42, z - 0.34, 0.56, 0.42, 0.47), 0.2);
  // Jaw: corner, edge and chin.
  const jaw = 0.43 * f.jaw;
  const chin = -0.9 * f.chin;
  d = join(d, cone(x, y, z, jaw, -0.46, -0.02, 0.13 * f.jaw, chin, 0.48, 0.16, 0.17), 0.3);
  d = join(d, ellipsoid(x, y - chin, z - 0.61, 0.18 * f.jaw, 0.14, 0.15), 0.18);
  d = join(d, ellipsoid(x - 0.42, y + 0.16, z - 0.44, 0.2 * f.cheek, 0.2, 0.24 * f.cheek), 0.3);
  // Lean faces are a little hollow between cheekbone and jaw.
  if (f.full < 1)
    d = carve(
      d,
      ellipsoid(x - 0.72, y + 0.6, z - 0.56, 0.12, 0.24, 0.2) + (f.full - 0.85) * 0.6,
      0.4,
    );
  d = join(d, cone(x, y, z, 0.0, 0.22, 0.76, 0.42, 0.22, 0.58, 0.09 * f.brow, 0.08 * f.brow), 0.24);
  d = carve(d, ellipsoid(x - 0.33, y - 0.015, z - 0.9, 0.2, 0.115, 0.12 + 0.06 * f.brow), 0.12);
  d = join(d, ellipsoid(x - 0.325, y + 0.005, z - 0.56, 0.185, 0.15, 0.175), 0.06);
  d = join(d, muzzle(f, x, y, z), 0.14);
  d = join(d, noseDistance(f, x, y, z), 0.09);
  return join(d, earDistance(x, y, z), 0.05) * 0.9;
}

function muzzle(f: Face, x: number, y: number, z: number): number {
  const lift = f.smile * x * x * 0.9;
  let d = ellipsoid(x, y + 0.64, z - 0.53, 0.27, 0.27, 0.24);
  const lower = ellipsoid(x, y + 0.755 - lift, z - 0.755, 0.165, 0.06 * f.lips, 0.07);
  const upper = ellipsoid(x, y + 0.655 - lift, z - 0.76, 0.19, 0.055 * f.lips, 0.075);
  d = join(d, lower, 0.05);
  d = join(d, upper, 0.04);
  d = carve(d, cone(x, y - lift, z, 0, -0.7, 0.86, 0.2, -0.69, 0.75, 0.01, 0.006), 0.04);
  return carve(d, ellipsoid(x, y + 0.86, z - 0.86, 0.15, 0.035, 0.06), 0.08);
}

function noseDistance(f: Face, x: number, y: number, z: number): number {
  const out = 0.2 * f.nose;
  let d = cone(x, y, z, 0, 0.16, 0.73, 0, -0.3, 0.8 + out * 0.7, 0.068, 0.085);
  d = join(d, ellipsoid(x, y + 0.345, z - 0.79 - out * 0.9, 0.09 * f.noseWide, 0.08, 0.09), 0.09);
  d = join(d, ellipsoid(x - 0.115 * f.noseWide, y + 0.38, z - 0.78, 0.065, 0.062, 0.09), 0.06);
  return carve(d, ellipsoid(x - 0.055, y + 0.45, z - 0.86, 0.04, 0.02, 0.06), 0.03);
}

function earDistance(x: number, y: number, z: number): number {
  // Leaning back a little, as ears do.
  const u = z + 0.1 + y * 0.18;
  const v = y + 0.08;
  let d = ellipsoid(x - 0.755, v, u, 0.07, 0.22, 0.14);
  d = carve(d, ellipsoid(x - 0.82, v - 0.03, u - 0.02, 0.055, 0.14, 0.08), 0.04);
  return d;
}

/** What is painted on a face where light and shade are not enough. */
export type Feature = 'none' | 'brow' | 'lash' | 'iris' | 'white' | 'lip' | 'seam' | 'crease';

/** Finds the painted feature at a point of the face; `brows` is their weight. */
export function featureAt(f: Face, px: number, y: number, z: number, brows: number): Feature {
  if (z < 0.25) return 'none';
  const x = Math.abs(px) / f.wide;
  const u = (x - 0.325) / 0.155;
  const v = y + 0.005 - f.slant * 0.05 * u;
  if (Math.abs(u) < 1.25) {
    const arch = Math.max(0, 1 - u * u);
    const upper = 0.056 * f.eye * arch ** 0.75;
    const lower = -0.04 * f.eye * arch;
    if (v > upper - 0.01 && v < upper + 0.014 + 0.011 * (u + 1) && u < 1.18 && u > -1.05)
      return 'lash';
    if (v <= upper && v >= lower && Math.abs(u) < 1)
      return Math.hypot(x - 0.325, y - 0.012) < 0.064 ? 'iris' : 'white';
    const fold = upper + 0.075 + 0.01 * u;
    if (Math.abs(u) < 0.95 && Math.abs(v - fold) < 0.007 * arch + 0.002) return 'seam';
  }
  // Brows: thicker inside, thin towards the temple.
  const b = (x - 0.13) / 0.42;
  if (b > -0.05 && b < 1) {
    const ridge =
      0.215 + 0.05 * Math.sin(Math.min(1, b * 1.05) * Math.PI * 0.8) + f.slant * 0.02 * b;
    const thick = 0.032 * brows * (1 - b * 0.75) * Math.min(1, (b + 0.07) * 8);
    if (Math.abs(y - ridge) < thick) return 'brow';
  }
  if (f.age > 0.3) {
    const s = (y + 0.43) / -0.27;
    if (s > 0 && s < 1 && Math.abs(x - 0.19 - 0.11 * s) < 0.011 * f.age * (1 - s * 0.6))
      return 'crease';
    const bag = -0.105 - 0.05 * (1 - u * u);
    if (f.age > 0.6 && Math.abs(u) < 0.8 && Math.abs(y - bag) < 0.006) return 'crease';
  }
  const lift = f.smile * x * x * 0.9;
  const m = y + 0.7 - lift;
  const edge = 1 - (x / 0.21) ** 2;
  if (edge <= 0) return 'none';
  if (Math.abs(m) < 0.009 * edge + 0.003) return 'seam';
  const bow = 0.06 - 0.014 * Math.exp(-((x / 0.045) ** 2));
  const inside = m > 0 ? m < bow * f.lips * edge : m > -0.088 * f.lips * edge ** 0.8;
  return inside ? 'lip' : 'none';
}
