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

const EAST: Face = {
  wide: 1.02, jaw: 1.02, chin: 1, nose: 0.88, noseWide: 1.05, brow: 0.8, cheek: 1.05, lips: 1.05, full: 1,
  eye: 0.8, slant: 0.75, smile: 0.95, age: 0,
};
const WEST: Face = {
  ...EAST, wide: 0.98, nose: 1.2, noseWide: 0.95, brow: 1.15, cheek: 0.95, lips: 0.95, eye: 0.9, slant: 0.15,
};
const HER: Partial<Face> = { jaw: 0.7, chin: 0.93, lips: 1.4, brow: 0.65, eye: 1.1, cheek: 0.98, noseWide: 0.88, full: 1.03 };

const cloth = (albedo: number, tones: ToneName = 'stone', stripe = 0): Cloth => ({ albedo, tones, stripe });

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
      jacket, lapel: lighter(jacket, 0.04), shirt, collar: lighter(shirt, 0.05), tie, square: cloth(0.98),
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

const she = (from: Face, part: Omit<Sketch, 'her' | 'from'>): Portrait => sitter({ her: true, from, ...part });
const he = (from: Face, part: Omit<Sketch, 'her' | 'from'>): Portrait => sitter({ her: false, from, ...part });

/**
 * The sitters in the order of their files: odd numbers are women, even numbers men; 1 to 24 have East
 * Asian features, 25 to 36 European ones.
 */
export const SITTERS: readonly Portrait[] = [
  she(EAST, { hair: 'bob', outfit: 'blazer-crew', wear: 'ink', pose: [24, 30, 0, 2], ground: [0.14] }),
  he(EAST, { hair: 'sidePart', outfit: 'suit-tie', wear: 'ink', pose: [-22, -26], ground: [0.3], face: { age: 0.5 } }),
  she(EAST, { hair: 'chignon', outfit: 'blazer-blouse', wear: 'grey', pose: [-30, -18, 3], ground: [0.62], more: { pearls: 'ears' } }),
  he(EAST, { hair: 'temples', tone: 0.42, outfit: 'suit-tie', wear: 'charcoal', pose: [18, 26], ground: [0.1], face: { age: 0.9, full: 1.05, jaw: 1.08 }, more: { glasses: 'square' } }),
  she(EAST, { hair: 'long', outfit: 'turtleneck', wear: 'white', pose: [-16, 20, -2, -3], ground: [0.3], more: { } }),
  he(EAST, { hair: 'fringe', outfit: 'suit-knit', wear: 'greyInk', pose: [34, 20, 2], ground: [0.16], face: { jaw: 0.92, chin: 0.97 }, more: { glasses: 'round' } }),
  she(EAST, { hair: 'bobFringe', outfit: 'scarf', wear: 'ink', pose: [10, -22, 0, 3], ground: [0.2], face: { wide: 1.04 } }),
  he(EAST, { hair: 'crop', outfit: 'suit-open', wear: 'navyStripe', pose: [-38, -10], ground: [0.45], face: { jaw: 1.1, brow: 0.95 } }),
  she(EAST, { hair: 'bun', outfit: 'mandarin', wear: 'oxblood', pose: [-34, -28, 2], ground: [0.12], more: { glasses: 'none', pearls: 'ears' } }),
  he(EAST, { hair: 'thin', tone: 0.72, outfit: 'mandarin', wear: 'charcoal', pose: [14, 22, 2], ground: [0.34], face: { age: 1, full: 0.95, chin: 1.04 }, more: { beard: 'goatee' } }),
  she(EAST, { hair: 'longPart', outfit: 'blazer-crew', wear: 'paleInk', pose: [30, 16], ground: [0.7], face: { jaw: 0.7 } }),
  he(EAST, { hair: 'swept', outfit: 'suit-tie', wear: 'charcoalBrass', pose: [-12, 18, -2, 2], ground: [0.22], face: { wide: 1.05, full: 1.1, age: 0.4 } }),
  she(EAST, { hair: 'pixie', outfit: 'blazer-blouse', wear: 'inkOxblood', pose: [38, 24], ground: [0.18], more: { pearls: 'ears' } }),
  he(EAST, { hair: 'crew', outfit: 'suit-bow', wear: 'ink', pose: [20, -20], ground: [0.5], face: { jaw: 1.12, full: 1.12 }, more: { glasses: 'round' } }),
  she(EAST, { hair: 'greyBob', tone: 0.62, outfit: 'dress', wear: 'ink', pose: [-20, 22, 0, -2], ground: [0.16], face: { age: 0.8, full: 1.04 }, more: { pearls: 'neck' } }),
  he(EAST, { hair: 'wavy', outfit: 'shirt', wear: 'paleInk', pose: [-30, 10, 0, -2], ground: [0.36], face: { chin: 1.03, full: 0.92 } }),
  she(EAST, { hair: 'tail', outfit: 'suit-open', wear: 'inkGrey', pose: [48, 34], ground: [0.26], face: { jaw: 0.7 } }),
  he(EAST, { hair: 'sidePartLeft', tone: 0.34, outfit: 'suit-tie', wear: 'grey', pose: [42, 30], ground: [0.12], face: { age: 0.7, nose: 1 }, more: { glasses: 'half' } }),
  she(EAST, { hair: 'lob', outfit: 'cardigan', wear: 'camel', pose: [-26, -32, 1, 3], ground: [0.3], more: { glasses: 'round' } }),
  he(EAST, { hair: null, tone: 0.2, outfit: 'suit-open', wear: 'charcoal', pose: [-28, -30], ground: [0.14], face: { wide: 1.04, age: 0.6, full: 1.06 }, more: { beard: 'short' } }),
  she(EAST, { hair: 'waves', outfit: 'blazer-blouse', wear: 'pale', pose: [14, 28, 0, -3], ground: [0.4], more: { pearls: 'none' } }),
  he(EAST, { hair: 'sweptLong', tone: 0.56, outfit: 'suit-knit', wear: 'ink', pose: [-44, -24], ground: [0.2], face: { age: 0.8, full: 0.94, cheek: 1.1 } }),
  she(EAST, { hair: 'chignonPart', outfit: 'mandarin', wear: 'ink', pose: [52, 30, 2], ground: [0.32, 'brass'], face: { age: 0.4 }, more: { glasses: 'half', pearls: 'ears' } }),
  he(EAST, { hair: 'curly', outfit: 'turtleneck', wear: 'greyInk', pose: [26, 12, -2, 2], ground: [0.1], face: { jaw: 0.96, lips: 1.15 } }),
  she(WEST, { hair: 'waves', tone: 0.42, tones: 'brass', outfit: 'blazer-crew', wear: 'charcoal', pose: [-24, -30], ground: [0.16] }),
  he(WEST, { hair: 'temples', tone: 0.66, outfit: 'suit-tie', wear: 'navyStripe', pose: [28, 18], ground: [0.42], face: { age: 0.9, nose: 1.35, chin: 1.04 } }),
  she(WEST, { hair: 'pixie', tone: 0.8, outfit: 'scarf', wear: 'greyBrass', pose: [-36, -14, 0, 2], ground: [0.12], face: { age: 0.9, full: 0.97 }, more: { glasses: 'square' } }),
  he(WEST, { hair: 'wavy', tone: 0.3, outfit: 'suit-open', wear: 'checks', pose: [-18, 24], ground: [0.28], more: { beard: 'full' } }),
  she(WEST, { hair: 'long', tone: 0.7, tones: 'brass', outfit: 'shirt', wear: 'white', pose: [32, 22], ground: [0.6], face: { nose: 1.1 } }),
  he(WEST, { hair: 'thin', tone: 0.84, outfit: 'suit-bow', wear: 'charcoal', pose: [-30, -18, 2], ground: [0.12], face: { age: 1, full: 1.16, wide: 1.04, jaw: 1.08 }, more: { glasses: 'half', beard: 'moustache' } }),
  she(WEST, { hair: 'chignon', tone: 0.26, tones: 'brass', outfit: 'dress', wear: 'grey', pose: [-46, -20], ground: [0.22], more: { pearls: 'neck' } }),
  he(WEST, { hair: 'swept', tone: 0.2, outfit: 'suit-tie', wear: 'inkGrey', pose: [50, 36], ground: [0.16], face: { nose: 1.4, jaw: 1.05 } }),
  she(WEST, { hair: 'curls', tone: 0.2, outfit: 'blazer-blouse', wear: 'camelInk', pose: [20, -18, 0, -3], ground: [0.3], face: { lips: 1.5, nose: 1, noseWide: 1.15 }, more: { glasses: 'round' } }),
  he(WEST, { hair: 'crop', tone: 0.16, outfit: 'suit-knit', wear: 'pale', pose: [-24, 16, 0, 3], ground: [0.66], face: { lips: 1.25, noseWide: 1.2, nose: 1.05 }, more: { beard: 'short' } }),
  she(WEST, { hair: 'bob', tone: 0.34, outfit: 'turtleneck', wear: 'paleInk', pose: [-10, 26, -1, -2], ground: [0.14], face: { age: 0.5 } }),
  he(WEST, { hair: 'sidePart', tone: 0.5, tones: 'brass', outfit: 'suit-tie', wear: 'charcoalBrass', pose: [12, -24, 0, -2], ground: [0.34], face: { full: 0.95, chin: 1.02 }, more: { glasses: 'square' } }),
];
