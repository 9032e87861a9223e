import { carve, cone, ellipsoid, join, outlineDistance } from './sdf.ts';

/** What a person wears; see `LAYERS` for how each is cut. */
export type Outfit =
  | 'suit-tie'
  | 'suit-bow'
  | 'suit-open'
  | 'suit-knit'
  | 'shirt'
  | 'blazer-blouse'
  | 'blazer-crew'
  | 'turtleneck'
  | 'scarf'
  | 'mandarin'
  | 'dress'
  | 'cardigan';

/** Named pieces of clothing, each with its own fabric. */
export type Piece = 'jacket' | 'lapel' | 'shirt' | 'collar' | 'tie' | 'square' | 'skin';

/** Width of shoulders, of the neck, and a fuller chest. */
export interface Build {
  readonly shoulders: number;
  readonly neck: number;
  readonly bust: number;
}

/** Distance to the bare torso; the origin is the pit of the neck. */
export function torsoDistance(b: Build, px: number, y: number, z: number): number {
  const x = Math.abs(px);
  const s = b.shoulders;
  let d = ellipsoid(x, y + 1.3, z + 0.42, 1.3 * s, 1.45, 0.62);
  d = join(d, cone(x, y, z, 0, -0.2, -0.45, 1.36 * s, -0.55, -0.45, 0.3, 0.33), 0.3);
  d = join(d, cone(x, y, z, 0, 0.3, -0.45, 0.75 * s, -0.22, -0.48, 0.3, 0.24), 0.3);
  d = join(d, cone(x, y, z, 1.42 * s, -0.62, -0.44, 1.62 * s, -2.6, -0.2, 0.33, 0.36), 0.12);
  if (b.bust > 0)
    d = join(d, ellipsoid(x - 0.38, y + 1.5, z + 0.12, 0.55, 0.6, 0.36 * b.bust), 0.5);
  return d;
}

const V = (half: number, depth: number): number[] => [
  -half - 0.1,
  0.7,
  half + 0.1,
  0.7,
  half,
  0.05,
  0.02,
  -depth,
  -0.02,
  -depth,
  -half,
  0.05,
];
const LAPEL = [0.42, -0.05, 0.62, -0.12, 0.74, -0.52, 1.0, -0.5, 0.06, -1.62, 0.03, -1.5];
const COLLAR_PIECE = [0.4, 0.3, 0.56, 0.16, 0.88, -0.38, 0.74, -0.5, 0.4, -0.02];
const SOFT_LAPEL = [
  0.4, 0.3, 0.6, 0.12, 0.84, -0.55, 0.8, -0.95, 0.06, -1.75, 0.03, -1.62, 0.36, -0.2,
];
const LEAF = [0.05, 0.06, 0.3, 0.28, 0.5, 0.24, 0.53, -0.08, 0.36, -0.42];
const OPEN_LEAF = [0.12, -0.42, 0.3, 0.42, 0.5, 0.34, 0.62, -0.1, 0.4, -0.52];
const TIE = [
  -0.12, 0.01, 0.12, 0.01, 0.08, -0.2, 0.17, -1.2, 0.2, -2.4, -0.2, -2.4, -0.17, -1.2, -0.08, -0.2,
];
const BOW = [
  -0.34, 0.04, -0.06, -0.04, 0.06, -0.04, 0.34, 0.04, 0.34, -0.2, 0.06, -0.12, -0.06, -0.12, -0.34,
  -0.2,
];
const SQUARE = [0.72, -1.3, 0.78, -1.14, 0.86, -1.2, 0.94, -1.12, 1.0, -1.3];
const PLACKET = [-0.07, -0.66, 0.07, -0.66, 0.07, -3, -0.07, -3];

interface Layer {
  readonly piece: Piece;
  readonly lift: number;
  /** Outlines of which the layer is made; without them it covers the torso. */
  readonly only?: readonly (readonly number[])[];
  /** The outline it leaves open. */
  readonly without?: readonly number[];
  /** Mirrored to both sides. */
  readonly both?: boolean;
}

const JACKET: readonly Layer[] = [
  { piece: 'jacket', lift: 0.09, without: V(0.46, 1.55) },
  { piece: 'lapel', lift: 0.12, only: [LAPEL], both: true },
  { piece: 'lapel', lift: 0.135, only: [COLLAR_PIECE], both: true },
];
const SOFT_JACKET: readonly Layer[] = [
  { piece: 'jacket', lift: 0.08, without: V(0.42, 1.68) },
  { piece: 'lapel', lift: 0.115, only: [SOFT_LAPEL], both: true },
];
const CLOSED_SHIRT: readonly Layer[] = [
  { piece: 'shirt', lift: 0.03 },
  { piece: 'collar', lift: 0.1, only: [LEAF], both: true },
];
const OPEN_SHIRT: readonly Layer[] = [
  { piece: 'shirt', lift: 0.03, without: V(0.36, 0.62) },
  { piece: 'collar', lift: 0.075, only: [OPEN_LEAF], both: true },
];

const LAYERS: Readonly<Record<Outfit, readonly Layer[]>> = {
  'suit-tie': [
    ...JACKET,
    ...CLOSED_SHIRT,
    { piece: 'tie', lift: 0.085, only: [TIE] },
    { piece: 'square', lift: 0.1, only: [SQUARE] },
  ],
  'suit-bow': [...JACKET, ...CLOSED_SHIRT, { piece: 'tie', lift: 0.12, only: [BOW] }],
  'suit-open': [...JACKET, ...OPEN_SHIRT],
  'suit-knit': [...JACKET, { piece: 'shirt', lift: 0.03 }],
  shirt: [...OPEN_SHIRT, { piece: 'collar', lift: 0.045, only: [PLACKET] }],
  'blazer-blouse': [...SOFT_JACKET, { piece: 'shirt', lift: 0.03, without: V(0.36, 0.75) }],
  'blazer-crew': [...SOFT_JACKET, { piece: 'shirt', lift: 0.03 }],
  turtleneck: [{ piece: 'shirt', lift: 0.05 }],
  scarf: [
    { piece: 'jacket', lift: 0.08, without: V(0.46, 1.55) },
    { piece: 'shirt', lift: 0.03 },
  ],
  mandarin: [
    { piece: 'jacket', lift: 0.06 },
    {
      piece: 'lapel',
      lift: 0.08,
      only: [[-0.015, 0.4, 0.3, 0.4, 0.34, -0.1, 0.4, -3, -0.015, -3]],
    },
  ],
  dress: [
    {
      piece: 'jacket',
      lift: 0.03,
      without: [-0.62, 0.8, 0.62, 0.8, 0.56, -0.2, 0.3, -0.62, -0.3, -0.62, -0.56, -0.2],
    },
  ],
  cardigan: [
    { piece: 'jacket', lift: 0.08, without: V(0.4, 1.9) },
    {
      piece: 'lapel',
      lift: 0.1,
      only: [[0.4, 0.1, 0.5, 0.1, 0.16, -1.9, 0.04, -2, 0.02, -1.9]],
      both: true,
    },
    { piece: 'shirt', lift: 0.03 },
  ],
};

/** The nearest piece of clothing, or skin. */
export interface Worn {
  distance: number;
  piece: Piece;
}

/** Finds the piece nearest to a point; `neck` is the distance to the neck there. */
export function wornAt(
  outfit: Outfit,
  b: Build,
  out: Worn,
  x: number,
  y: number,
  z: number,
  neck: number,
): Worn {
  out.piece = 'skin';
  if (y > 0.95) {
    out.distance = y - 0.6;
    return out;
  }
  const torso = torsoDistance(b, x, y, z);
  out.distance = torso;
  if (torso > 0.4 && neck > 0.45) {
    out.distance = torso - 0.15;
    return out;
  }
  const front = -0.42 - z;
  for (const layer of LAYERS[outfit]) {
    let d = torso - layer.lift;
    if (layer.only) {
      const outline = layer.only[0] ?? [];
      d = Math.max(d, outlineDistance(layer.both ? Math.abs(x) : x, y, outline), front);
    }
    if (layer.without) d = Math.max(d, -Math.max(outlineDistance(x, y, layer.without), front));
    if (layer.lift > 0.02 && !layer.only && outfit !== 'mandarin' && outfit !== 'turtleneck')
      d = carve(d, neck - 0.02, 0.02);
    if (d < out.distance) {
      out.distance = d;
      out.piece = layer.piece;
    }
  }
  return collarBand(outfit, out, x, y, z, neck);
}

function collarBand(
  outfit: Outfit,
  out: Worn,
  x: number,
  y: number,
  z: number,
  neck: number,
): Worn {
  const put = (d: number, piece: Piece) => {
    if (d < out.distance) {
      out.distance = d;
      out.piece = piece;
    }
  };
  const band = (lift: number, half: number, top: number, foot: number) =>
    Math.max(Math.abs(neck - lift) - half, y - top, foot - y);
  const back = -z - 0.3;
  if (outfit === 'suit-tie' || outfit === 'suit-bow')
    put(band(0.05, 0.03, 0.14 + back * 0.4, -0.3), 'collar');
  if (outfit === 'suit-open' || outfit === 'shirt')
    put(
      Math.max(band(0.06, 0.03, 0.34 + back * 0.2, -0.3), 0.42 - Math.abs(x) - Math.max(0, back)),
      'collar',
    );
  if (outfit === 'turtleneck' || outfit === 'suit-knit')
    put(
      band(0.07, 0.05, 0.42 + back * 0.12, -0.14) - 0.02,
      outfit === 'turtleneck' ? 'collar' : 'shirt',
    );
  if (outfit === 'mandarin')
    put(Math.max(band(0.06, 0.03, 0.3 + back * 0.2, -0.16), 0.03 - Math.abs(x)), 'lapel');
  if (outfit === 'scarf') {
    const fold = Math.sin(y * 22 + x * 5) * 0.02;
    put(band(0.15, 0.12, 0.3 + back * 0.1, -0.42) - 0.05 + fold, 'tie');
    put(
      Math.max(
        outlineDistance(x, y, [0.05, -0.1, 0.45, -0.1, 0.62, -2.6, 0.12, -2.6]),
        Math.abs(out.distance - 0.05) - 0.06,
        -0.2 - z,
      ),
      'tie',
    );
  }
  if (outfit.startsWith('suit') || outfit.startsWith('blazer')) {
    put(
      Math.max(
        band(0.13, 0.035, 0.22 + back * 0.3, -0.4),
        0.46 - Math.abs(x) - Math.max(0, back * 2),
      ),
      'lapel',
    );
  }
  return out;
}
