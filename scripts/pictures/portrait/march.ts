import { TONE_ORDER, createPlate } from '../plate.ts';
import type { Plate } from '../plate.ts';
import type { ToneName } from '../palette.ts';

/** How a place on a figure takes light and ink. */
export interface Surface {
  /** Outlines run where parts meet. */
  readonly part: number;
  readonly albedo: number;
  readonly tones: ToneName;
  readonly hatch: number;
  readonly line: number;
  /** Strength of the gloss, as on hair. */
  readonly sheen: number;
}

/** A body given by its distance, with the surface at each of its points. */
export interface Body {
  distance(x: number, y: number, z: number): number;
  surface(x: number, y: number, z: number): Surface;
}

/** The light of a portrait. */
export interface PortraitLight {
  /** Direction to the lamp. */
  readonly key: readonly [number, number, number];
  readonly ambient: number;
  readonly fill: number;
  readonly gamma: number;
  /** Darkness of the ground behind the figure, by place on the picture. */
  readonly ground: (x: number, y: number) => number;
  readonly groundTones: ToneName;
}

const EYE_Z = 13;
const FAR = 17;
/** World height of the picture at the plane of the face. */
const FRAME = 4.8;

/** Draws a body onto a plate by walking along the line of sight of each pixel. */
export function exposeBody(body: Body, light: PortraitLight, width: number, height: number): Plate {
  const plate = createPlate(width, height);
  const start = firstSteps(body, width, height);
  const across = Math.ceil(width / BLOCK);
  const groundIndex = TONE_ORDER.indexOf(light.groundTones);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const i = y * width + x;
      const [rx, ry, rz] = sight(x + 0.5, y + 0.5, width, height);
      let t = start[Math.floor(y / BLOCK) * across + Math.floor(x / BLOCK)] ?? FAR;
      let gap = 1;
      for (let s = 0; s < 90 && t < FAR; s += 1) {
        gap = body.distance(rx * t, ry * t, EYE_Z + rz * t);
        if (gap < 0.0012) break;
        t += gap * 0.8;
      }
      if (t >= FAR || gap > 0.01) {
        plate.dark[i] = light.ground(x / width, y / height);
        plate.tones[i] = groundIndex;
        plate.hatch[i] = 0;
        continue;
      }
      const [px, py, pz] = [rx * t, ry * t, EYE_Z + rz * t];
      const surface = body.surface(px, py, pz);
      const e = 0.004;
      const d0 = body.distance(px, py, pz);
      let nx = body.distance(px + e, py, pz) - d0;
      let ny = body.distance(px, py + e, pz) - d0;
      let nz = body.distance(px, py, pz + e) - d0;
      const l = Math.sqrt(nx * nx + ny * ny + nz * nz) || 1;
      [nx, ny, nz] = [nx / l, ny / l, nz / l];
      const value = lightAt(body, light, surface, px, py, pz, nx, ny, nz);
      plate.group[i] = surface.part + 1;
      plate.depth[i] = t;
      plate.dark[i] = Math.max(0, 1 - value) ** light.gamma;
      plate.tones[i] = TONE_ORDER.indexOf(surface.tones);
      plate.hatch[i] = surface.hatch;
      plate.line[i] = surface.line;
    }
  }
  return plate;
}

/** What comes back from a place on the figure: from the lamp, from around, and as gloss. */
function lightAt(
  body: Body,
  light: PortraitLight,
  surface: Surface,
  x: number,
  y: number,
  z: number,
  nx: number,
  ny: number,
  nz: number,
): number {
  const [kx, ky, kz] = light.key;
  const lit = Math.max(0, nx * kx + ny * ky + nz * kz);
  const direct =
    lit > 0 ? lit * clearPath(body, light, x + nx * 0.03, y + ny * 0.03, z + nz * 0.03) : 0;
  const around = closeness(body, x, y, z, nx, ny, nz);
  const fill = Math.max(0, -nx * kx * 0.8 + nz * 0.3 + ny * 0.2);
  const side = 1 - light.ambient - light.fill;
  const soft = light.ambient * around + light.fill * fill * around;
  const gloss =
    surface.sheen > 0 ? surface.sheen * shine(light, nx, ny, nz) * Math.min(1, direct * 3) : 0;
  return surface.albedo * (soft + side * Math.min(1, direct * 1.25)) + gloss;
}

const BLOCK = 8;

function sight(x: number, y: number, width: number, height: number): [number, number, number] {
  const k = FRAME / EYE_Z / height;
  const [dx, dy] = [(x - width / 2) * k, (height / 2 - y) * k];
  const l = Math.sqrt(dx * dx + dy * dy + 1);
  return [dx / l, dy / l, -1 / l];
}

/** A safe distance to start from for each block of pixels, found once for the whole block. */
function firstSteps(body: Body, width: number, height: number): Float32Array {
  const across = Math.ceil(width / BLOCK);
  const down = Math.ceil(height / BLOCK);
  const out = new Float32Array(across * down);
  const spread = ((BLOCK * 0.75 * FRAME) / EYE_Z / height) * 1.1;
  for (let by = 0; by < down; by += 1) {
    for (let bx = 0; bx < across; bx += 1) {
      const [rx, ry, rz] = sight((bx + 0.5) * BLOCK, (by + 0.5) * BLOCK, width, height);
      let t = 9;
      for (let s = 0; s < 60 && t < FAR; s += 1) {
        const gap = body.distance(rx * t, ry * t, EYE_Z + rz * t) * 0.8;
        if (gap < t * spread) break;
        t += gap - t * spread * 0.5;
      }
      out[by * across + bx] = Math.max(9, t - 0.05);
    }
  }
  return out;
}

function clearPath(body: Body, light: PortraitLight, x: number, y: number, z: number): number {
  const [kx, ky, kz] = light.key;
  let t = 0.03;
  let open = 1;
  for (let s = 0; s < 40 && t < 4; s += 1) {
    const gap = body.distance(x + kx * t, y + ky * t, z + kz * t);
    if (gap < 0.002) return 0;
    open = Math.min(open, (gap * 22) / t);
    t += Math.max(0.02, gap * 0.85);
  }
  return Math.min(1, open);
}

/** The gloss of a surface: how nearly it mirrors the lamp towards the eye. */
function shine(light: PortraitLight, nx: number, ny: number, nz: number): number {
  const [kx, ky, kz] = light.key;
  const l = Math.hypot(kx, ky, kz + 1);
  return Math.max(0, (nx * kx + ny * ky + nz * (kz + 1)) / l) ** 14;
}

function closeness(
  body: Body,
  x: number,
  y: number,
  z: number,
  nx: number,
  ny: number,
  nz: number,
): number {
  let shut = 0;
  let weight = 1;
  for (let s = 1; s <= 4; s += 1) {
    const h = 0.07 * s;
    shut += Math.max(0, h - body.distance(x + nx * h, y + ny * h, z + nz * h)) * weight;
    weight *= 0.75;
  }
  return Math.min(1, Math.max(0, 1 - shut * 1.4));
}
