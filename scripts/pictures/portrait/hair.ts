import { carve, cone, ellipsoid, join } from './sdf.ts';

/** How hair lies on a head. Lengths are in head coordinates (see `headDistance`). */
export interface Hair {
  /** Thickness over the crown and at the sides. */
  readonly top: number;
  readonly sides: number;
  /** Height of the hairline at the middle of the forehead. */
  readonly line: number;
  /** How far the face is open to the sides: 1 to the ears, less lets hair fall onto the cheeks. */
  readonly open: number;
  /** Where the hair of the nape ends; short cuts end near -0.4. */
  readonly nape: number;
  /** Hair that covers the ears. */
  readonly overEars: boolean;
  /** Place of the parting, or null. */
  readonly part: number | null;
  /** Hair that goes back at the temples. */
  readonly receding: number;
  /** Height of a swept front. */
  readonly quiff: number;
  /** Length to which it falls at the sides; 0 for none. */
  readonly fall: number;
  readonly fallWide: number;
  readonly knot: 'none' | 'high' | 'low' | 'tail';
  readonly curl: number;
  readonly wave: number;
  /** Direction of the strands. */
  readonly strands: 'down' | 'back' | 'side';
}

/** Plain short hair, from which the others differ. */
export const SHORT: Hair = {
  top: 0.16,
  sides: 0.06,
  line: 0.72,
  open: 1,
  nape: -0.42,
  overEars: false,
  part: null,
  receding: 0,
  quiff: 0,
  fall: 0,
  fallWide: 1,
  knot: 'none',
  curl: 0,
  wave: 0,
  strands: 'down',
};

/** Distance to the hair of a head that is `wide` times as wide as usual. */
export function hairDistance(h: Hair, wide: number, px: number, y: number, z: number): number {
  const x = px / wide;
  const ax = Math.abs(x);
  const blend = Math.min(1, Math.max(0, (y - 0.05) / 0.75));
  const over =
    h.part === null ? 0 : Math.max(0, Math.min(1, (x - h.part) * Math.sign(-h.part || 1) * 2));
  const thick =
    h.sides + (h.top - h.sides) * blend * blend * (3 - 2 * blend) + over * h.top * 0.35 * blend;
  let d = ellipsoid(x, y - 0.3, z + 0.1, 0.77, 0.84, 0.96) - thick;
  if (h.quiff > 0)
    d = join(d, ellipsoid(x - 0.05, y - 0.92, z - 0.42, 0.48, 0.14 + h.quiff, 0.36), 0.25);
  if (h.nape > -1) d = carve(d, Math.max(-0.2, y - h.nape - z * 0.35), 0.06);
  if (h.fall > 0) d = join(d, fallDistance(h, ax, y, z), 0.22);
  const run = strandsAt(h, x, y, z);
  d = openFace(h, d, run, x, y, z);
  if (!h.overEars) d = carve(d, ellipsoid(ax - 0.82, y + 0.12, z + 0.06, 0.22, 0.3, 0.22), 0.05);
  if (h.part !== null && h.strands !== 'side')
    d = carve(d, cone(x, y, z, h.part, 0.75, 0.95, h.part * 0.8, 1.3, 0, 0.025, 0.03), 0.05);
  if (h.knot === 'high') d = join(d, ellipsoid(x, y - 1.12, z + 0.55, 0.36, 0.34, 0.34), 0.05);
  if (h.knot === 'low') d = join(d, ellipsoid(x, y + 0.28, z + 1.02, 0.38, 0.3, 0.26), 0.05);
  if (h.knot === 'tail')
    d = join(d, cone(x, y, z, 0.2, 0.45, -1.15, 0.45, -1.9, -0.75, 0.2, 0.24), 0.1);
  return (d + relief(h, run, x, y, z)) * 0.75;
}

function fallDistance(h: Hair, ax: number, y: number, z: number): number {
  const end = -h.fall;
  const w = 0.7 * h.fallWide;
  let d = cone(ax, y, z, 0.64, 0.4, -0.05, w, end - 0.25, 0.0, 0.24, 0.25);
  d = join(
    d,
    ellipsoid(ax, y - (0.35 + end) / 2, z + 0.66, 0.8 * h.fallWide, (0.55 - end) / 2 + 0.35, 0.42),
    0.12,
  );
  // The ends are cut, and not all at one height.
  return carve(
    d,
    y - end - 0.035 * Math.sin(ax * 21 + z * 9) - 0.025 * Math.sin(ax * 47 + z * 15),
    0.02,
  );
}

function openFace(h: Hair, hair: number, run: number, x: number, y: number, z: number): number {
  const ax = Math.abs(x);
  const height = h.line + 0.75;
  const face =
    ellipsoid(ax, y + 0.75, z - 1.02, 1.02 * h.open, height * 1.06, 0.98) +
    0.022 * Math.sin(run * 2.6) +
    0.014 * Math.sin(run * 6.1);
  let d = carve(hair, face, 0.05);
  // Below the temples the front of the cheek stays free even under long hair.
  d = carve(d, ellipsoid(ax, y + 0.7, z - 0.9, 0.64 * h.open + 0.08, 1.0, 0.85), 0.05);
  if (h.receding > 0)
    d = carve(
      d,
      ellipsoid(
        ax - 0.42,
        y - 0.72 - h.receding * 0.1,
        z - 0.85,
        0.26,
        0.2 + h.receding * 0.2,
        0.5 + h.receding * 0.4,
      ),
      0.05,
    );
  return d;
}

/** A number that stays the same along a strand and grows from strand to strand. */
function strandsAt(h: Hair, x: number, y: number, z: number): number {
  if (h.strands === 'down') return Math.atan2(x, z + 0.1) * 9;
  if (h.strands === 'back') return Math.atan2(x, y + 0.15) * 9;
  return Math.atan2(z - 0.1, y + 0.2) * 7 + x * 3.5;
}

function relief(h: Hair, run: number, x: number, y: number, z: number): number {
  let out =
    0.011 * Math.sin(run * 2) + 0.008 * Math.sin(run * 4.7 + 1.3) + 0.006 * Math.sin(run * 8.3);
  if (h.wave > 0) out += h.wave * Math.sin(y * 7.5 + x * 2.2 + z * 3);
  if (h.curl > 0)
    out +=
      h.curl *
      Math.sin(x * 12 + Math.sin(y * 8)) *
      Math.sin(y * 12 + Math.sin(z * 9)) *
      Math.sin(z * 12 + 1);
  return out;
}

/** How a beard grows. */
export type Beard = 'none' | 'full' | 'short' | 'moustache' | 'goatee';

/** Distance to a beard on a head whose skin is at distance `skin`. */
export function beardDistance(kind: Beard, skin: number, px: number, y: number, z: number): number {
  if (kind === 'none' || y > 0.1) return Number.POSITIVE_INFINITY;
  const x = Math.abs(px);
  const thick = kind === 'full' ? 0.07 : kind === 'short' ? 0.022 : 0.035;
  let d = skin - thick - 0.004 * Math.sin(px * 60 + y * 20);
  // Above this line there is cheek: it sinks from the ear to the corner of the mouth.
  const cheek = -0.12 - 0.55 * Math.max(0, Math.min(1, (z + 0.05) / 0.7));
  const moustache = ellipsoid(x, y + 0.575 + x * 0.22, z - 0.9, 0.3, 0.085, 0.4);
  if (kind === 'moustache') return Math.max(d, moustache);
  const zone =
    kind === 'goatee'
      ? ellipsoid(x, y + 0.92, z - 0.75, 0.26, 0.34, 0.45)
      : Math.max(y - cheek, 0.1 - z);
  d = Math.max(d, Math.min(zone, moustache));
  // The lips stay free.
  return Math.max(d, -ellipsoid(x, y + 0.71, z - 0.9, 0.2, 0.075, 0.4));
}
