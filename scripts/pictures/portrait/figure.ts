import type { ToneName } from '../palette.ts';
import type { Build, Outfit, Piece, Worn } from './clothes.ts';
import { torsoDistance, wornAt } from './clothes.ts';
import type { Face, Feature } from './face.ts';
import { featureAt, headDistance } from './face.ts';
import type { Beard, Hair } from './hair.ts';
import { beardDistance, hairDistance } from './hair.ts';
import type { Body, Surface } from './march.ts';
import { cone, join } from './sdf.ts';

/** A fabric, hair or skin colour: lightness and the row of tones it is printed in. */
export interface Cloth {
  readonly albedo: number;
  readonly tones: ToneName;
  /** Fine stripes, in lines per unit; 0 for none. */
  readonly stripe?: number;
}

/** Everything that makes up one sitter. */
export interface Sitter {
  readonly face: Face;
  readonly brows: number;
  readonly skin: number;
  readonly hair: Hair | null;
  readonly hairTone: number;
  readonly hairTones: ToneName;
  readonly beard: Beard;
  readonly glasses: 'none' | 'round' | 'square' | 'half';
  readonly outfit: Outfit;
  readonly build: Build;
  readonly cloth: Readonly<Record<Exclude<Piece, 'skin'>, Cloth>>;
  readonly pearls: 'none' | 'neck' | 'ears';
  /** Turn of the head and of the shoulders, nod and tilt, in degrees. */
  readonly turn: number;
  readonly shoulders: number;
  readonly nod: number;
  readonly tilt: number;
  /** Where the eyes are in the frame. */
  readonly place: readonly [number, number];
}

/** Radius of a ball about the head that holds all of its hair. */
function reachOf(s: Sitter): number {
  if (s.hair?.knot === 'tail') return 2.4;
  return Math.max(1.65, (s.hair?.fall ?? 0) + 0.55);
}

type Turned = (x: number, y: number, z: number) => void;

/** Builds the body of a sitter. */
export function createFigure(s: Sitter): Body {
  const head = turned(s.turn, s.nod, s.tilt);
  const trunk = turned(s.shoulders, 0, 0);
  const [ox, oy] = s.place;
  const h = { x: 0, y: 0, z: 0 };
  const t = { x: 0, y: 0, z: 0 };
  const worn: Worn = { distance: 0, piece: 'skin' };
  const parts = { skin: 0, neck: 0, hair: 0, beard: 0, glasses: 0, pearls: 0 };
  const neckRadius = 0.4 * s.build.neck;

  const measure: Turned = (x, y, z) => {
    const px = x - ox;
    const py = y - oy;
    // The head turns about the top of the neck.
    head(h, px, py + 0.55, z + 0.25);
    h.y -= 0.55;
    h.z -= 0.25;
    trunk(t, px, py + 1.5, z + 0.05);
    const far = Math.sqrt(h.x * h.x + (h.y - 0.1) ** 2 + h.z * h.z) - reachOf(s);
    parts.neck = cone(px, py, z, 0, -0.45, -0.28, 0, -1.75, -0.5, neckRadius, neckRadius * 1.08);
    if (far > 0.3) {
      parts.skin = parts.neck;
      parts.hair = far;
      parts.beard = parts.glasses = Number.POSITIVE_INFINITY;
    } else {
      const skull = headDistance(s.face, h.x, h.y, h.z);
      parts.skin = join(skull, parts.neck, 0.14);
      parts.hair = s.hair
        ? hairDistance(s.hair, s.face.wide, h.x, h.y, h.z)
        : Number.POSITIVE_INFINITY;
      parts.beard = skull < 0.5 ? beardDistance(s.beard, skull, h.x, h.y, h.z) * 0.8 : skull;
      parts.glasses = glassesDistance(s, h.x, h.y, h.z);
    }
    wornAt(s.outfit, s.build, worn, t.x, t.y, t.z, parts.neck);
    if (worn.piece === 'skin') worn.distance = join(worn.distance, parts.skin, 0.16);
    parts.pearls = pearlDistance(s, h, t);
  };

  return {
    distance(x, y, z) {
      measure(x, y, z);
      return Math.min(
        parts.skin,
        parts.hair,
        parts.beard,
        parts.glasses,
        parts.pearls,
        worn.distance,
      );
    },
    surface(x, y, z) {
      measure(x, y, z);
      return surfaceOf(s, parts, worn, h, t);
    },
  };
}

interface Spot {
  x: number;
  y: number;
  z: number;
}

function turned(yaw: number, nod: number, tilt: number) {
  const [cy, sy] = [Math.cos((yaw * Math.PI) / 180), Math.sin((yaw * Math.PI) / 180)];
  const [cn, sn] = [Math.cos((nod * Math.PI) / 180), Math.sin((nod * Math.PI) / 180)];
  const [ct, st] = [Math.cos((tilt * Math.PI) / 180), Math.sin((tilt * Math.PI) / 180)];
  return (out: Spot, x: number, y: number, z: number): void => {
    const x1 = ct * x + st * y;
    const y1 = ct * y - st * x;
    const z2 = sy * x1 + cy * z;
    out.x = cy * x1 - sy * z;
    out.y = cn * y1 + sn * z2;
    out.z = -sn * y1 + cn * z2;
  };
}

function glassesDistance(s: Sitter, px: number, y: number, z: number): number {
  if (s.glasses === 'none' || y > 0.5 || y < -0.5) return Number.POSITIVE_INFINITY;
  const x = Math.abs(px);
  const [u, v] = [x - 0.33, y + 0.02];
  let rim: number;
  if (s.glasses === 'round') rim = Math.sqrt(u * u + v * v) - 0.215;
  else {
    const [rx, ry] = s.glasses === 'half' ? [0.2, 0.11] : [0.21, 0.155];
    const [qx, qy] = [Math.abs(u) - rx + 0.07, Math.abs(v) - ry + 0.07];
    rim = Math.hypot(Math.max(qx, 0), Math.max(qy, 0)) + Math.min(Math.max(qx, qy), 0) - 0.07;
  }
  const bend = z - 0.93 + x * x * 0.28;
  let d = Math.sqrt(rim * rim + bend * bend) - 0.014;
  d = Math.min(d, cone(x, y, z, 0, 0.03, 0.95, 0.12, 0.02, 0.94, 0.013, 0.013));
  return Math.min(d, cone(x, y, z, 0.55, 0.03, 0.85, 0.8, 0.06, -0.1, 0.016, 0.016));
}

function pearlDistance(s: Sitter, h: Spot, t: Spot): number {
  if (s.pearls === 'ears')
    return Math.hypot(Math.abs(h.x) - 0.8 * s.face.wide, h.y + 0.36, h.z - 0.02) - 0.055;
  if (s.pearls === 'none' || t.z < -0.4 || Math.abs(t.x) > 0.6) return Number.POSITIVE_INFINITY;
  const skin = torsoDistance(s.build, t.x, t.y, t.z);
  const hang = t.y + 0.2 - t.x * t.x * 1.5;
  const along = Math.abs(((t.x * 9 + 100) % 1) - 0.5) / 9;
  return (Math.hypot(skin - 0.01, hang * 0.75, along) - 0.045) * 0.6;
}

const FEATURE: Readonly<Record<Feature, number>> = {
  none: 1,
  brow: 0.1,
  lash: 0.04,
  iris: 0.06,
  white: 0.95,
  lip: 0.72,
  seam: 0.22,
  crease: 0.5,
};

function surfaceOf(
  s: Sitter,
  parts: { skin: number; hair: number; beard: number; glasses: number; pearls: number },
  worn: Worn,
  h: Spot,
  t: Spot,
): Surface {
  const nearest = Math.min(
    parts.skin,
    parts.hair,
    parts.beard,
    parts.glasses,
    parts.pearls,
    worn.distance,
  );
  const of = (part: number, albedo: number, tones: ToneName, hatch: number, line = 1): Surface => ({
    part,
    albedo,
    tones,
    hatch,
    line,
    sheen: part === 3 ? 0.5 : part >= 5 && part <= 6 ? 0.06 : 0,
  });
  if (nearest === parts.glasses) return of(1, 0.1, 'stone', 0);
  if (nearest === parts.pearls) return of(2, 1, 'stone', 0);
  if (nearest === parts.hair) return of(3, s.hairTone, s.hairTones, 90);
  if (nearest === parts.beard) return of(4, Math.min(0.9, s.hairTone * 1.05), s.hairTones, 80, 0.4);
  if (nearest === worn.distance && worn.piece !== 'skin') {
    const cloth = s.cloth[worn.piece];
    const stripe = cloth.stripe
      ? Math.abs(
          ((t.x * cloth.stripe + (worn.piece === 'tie' ? t.y * cloth.stripe : 0) + 100) % 1) - 0.5,
        ) < 0.12
      : false;
    const number = { jacket: 5, lapel: 6, shirt: 7, collar: 8, tie: 9, square: 10 }[worn.piece];
    return of(
      number,
      stripe ? Math.min(1, cloth.albedo * 1.6 + 0.08) : cloth.albedo,
      cloth.tones,
      62,
    );
  }
  const feature = featureAt(s.face, h.x, h.y, h.z, s.brows);
  const base = s.skin * FEATURE[feature];
  if (feature === 'none' || feature === 'lip') return of(11, base, 'skin', 55);
  const tone = feature === 'brow' ? Math.min(0.6, 0.1 + s.hairTone * 0.6) : base;
  return of(12, tone, feature === 'white' ? 'skin' : 'stone', 0, 0);
}
