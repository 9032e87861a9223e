import type { ToneName } from '../palette.ts';
import type { Outfit } from './clothes.ts';
import type { Face } from './face.ts';
import type { Cloth, Sitter } from './figure.ts';
import { HAIR } from './hair-styles.ts';

/** A sitter with the light and the ground of the sheet. */
export interface Portrait extends Sitter {
  /** Side from which the light falls: -1 left, 1 right. */
  readonly lamp: -1 | 1;
  readonly ground: number;
  readonly groundTones: ToneName;
}

/** East Asian features, from which a sitter's face departs. */
export const EAST: Face = {
  wide: 1.02,
  jaw: 1.02,
  chin: 1,
  nose: 0.88,
  noseWide: 1.05,
  brow: 0.8,
  cheek: 1.05,
  lips: 1.05,
  full: 1,
  eye: 0.8,
  slant: 0.75,
  smile: 0.95,
  age: 0,
};
/** European features. */
export const WEST: Face = {
  ...EAST,
  wide: 0.98,
  nose: 1.2,
  noseWide: 0.95,
  brow: 1.15,
  cheek: 0.95,
  lips: 0.95,
  eye: 0.9,
  slant: 0.15,
};
const HER: Partial<Face> = {
  jaw: 0.7,
  chin: 0.93,
  lips: 1.4,
  brow: 0.65,
  eye: 1.1,
  cheek: 0.98,
  noseWide: 0.88,
  full: 1.03,
};

const cloth = (albedo: number, tones: ToneName = 'stone', stripe = 0): Cloth => ({
  albedo,
  tones,
  stripe,
});

/** Colours of the clothes: name, jacket, shirt, tie. */
const WARDROBE = {
  ink: [cloth(0.13), cloth(0.97), cloth(0.42, 'oxblood')],
  inkGrey: [cloth(0.13), cloth(0.9), cloth(0.5)],
  navyStripe: [cloth(0.15, 'stone', 7), cloth(1), cloth(0.3, 'oxblood')],
  charcoal: [cloth(0.27), cloth(1), cloth(0.16, 'stone', 5)],
  charcoalBrass: [cloth(0.24), cloth(0.95), cloth(0.5, 'brass')],
  grey: [cloth(0.5), cloth(0.98), cloth(0.16)],
  greyBrass: [cloth(0.5), cloth(0.98), cloth(0.55, 'brass')],
  greyInk: [cloth(0.46), cloth(0.2), cloth(0.15)],
  pale: [cloth(0.8), cloth(0.3), cloth(0.25)],
  paleInk: [cloth(0.86), cloth(0.13), cloth(0.3, 'oxblood')],
  white: [cloth(0.97), cloth(0.5), cloth(0.4, 'oxblood')],
  oxblood: [cloth(0.3, 'oxblood'), cloth(0.96), cloth(0.2)],
  inkOxblood: [cloth(0.14), cloth(0.4, 'oxblood'), cloth(0.4, 'oxblood')],
  camel: [cloth(0.62, 'brass'), cloth(0.95), cloth(0.15)],
  camelInk: [cloth(0.58, 'brass'), cloth(0.14), cloth(0.16)],
  checks: [cloth(0.4, 'stone', 5), cloth(0.95), cloth(0.36, 'oxblood')],
} as const;

interface Sketch {
  readonly her: boolean;
  readonly from: Face;
  readonly face?: Partial<Face>;
  readonly hair: keyof typeof HAIR | null;
  readonly tone?: number;
  readonly tones?: ToneName;
  readonly outfit: Outfit;
  readonly wear: keyof typeof WARDROBE;
  readonly pose: readonly [turn: number, shoulders: number, nod?: number, tilt?: number];
  readonly ground: readonly [dark: number, tones?: ToneName];
  readonly more?: Partial<Sitter> & { readonly lamp?: -1 | 1 };
}

function sitter(k: Sketch): Portrait {
  const [jacket, shirt, tie] = WARDROBE[k.wear];
  const age = k.face?.age ?? 0;
  const lighter = (c: Cloth, by: number): Cloth => ({ ...c, albedo: Math.min(1, c.albedo + by) });
  return {
    face: { ...k.from, ...(k.her ? HER : {}), ...k.face },
    brows: k.her ? 0.8 : 1.15,
    skin: 0.98,
    hair: k.hair === null ? null : HAIR[k.hair],
    hairTone: k.tone ?? (k.from === EAST ? 0.1 + age * 0.2 : 0.24),
    hairTones: k.tones ?? 'stone',
    beard: 'none',
    glasses: 'none',
    outfit: k.outfit,
    build: k.her ? { shoulders: 0.86, neck: 0.84, bust: 1 } : { shoulders: 1, neck: 1, bust: 0 },
    cloth: {
      jacket,
      lapel: lighter(jacket, 0.04),
      shirt,
      collar: lighter(shirt, 0.05),
      tie,
      square: cloth(0.98),
    },
    pearls: 'none',
    turn: k.pose[0],
    shoulders: k.pose[1],
    nod: k.pose[2] ?? 0,
    tilt: k.pose[3] ?? 0,
    place: [-k.pose[1] * 0.003, 0.44],
    lamp: k.pose[0] > 0 ? 1 : -1,
    ground: k.ground[0],
    groundTones: k.ground[1] ?? 'stone',
    ...k.more,
  };
}

/** A woman of the firm, from what differs from the pattern. */
export const she = (from: Face, part: Omit<Sketch, 'her' | 'from'>): Portrait =>
  sitter({ her: true, from, ...part });

/** A man of the firm, from what differs from the pattern. */
export const he = (from: Face, part: Omit<Sketch, 'her' | 'from'>): Portrait =>
  sitter({ her: false, from, ...part });
