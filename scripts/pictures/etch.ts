import { toneTable } from './palette.ts';
import { TONE_ORDER } from './plate.ts';
import type { Plate } from './plate.ts';

/** How a plate is inked. Lengths are in pixels of the finished picture. */
export interface Ink {
  /** Plate pixels per finished pixel. */
  readonly sample: number;
  /** Distance between hatching lines. */
  readonly spacing?: number;
  /** Number of flat tones between paper and ink that stand without hatching: 0 flat planes, 1 hatching all over. */
  readonly hatching?: number;
  /** Width of outlines. */
  readonly outline?: number;
  readonly outlineStrength?: number;
  /** How much of the picture remains at a place (0 to 1 each way): 1 all, 0 bare paper. */
  readonly mask?: (x: number, y: number) => number;
  /** Relative step of depth at which a contour is drawn. */
  readonly step?: number;
}

/** Inks a plate: flat tones, hatching between them and outlines. Gives packed RGB of the plate's size. */
export function etch(plate: Plate, ink: Ink): Uint8Array {
  const { width, height } = plate;
  const tables = TONE_ORDER.map(toneTable);
  const out = new Uint8Array(width * height * 3);
  const lines = outlines(plate, ink);
  const strength = ink.outlineStrength ?? 0.85;
  const pitch = (ink.spacing ?? 5) * ink.sample;
  const hatching = ink.hatching ?? 0.7;
  const mask = ink.mask ?? (() => 1);
  const stone = toneTable('stone');
  const paper = stone[0] ?? [255, 255, 255];
  const inkTone = stone[6] ?? [0, 0, 0];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const i = y * width + x;
      const kept = mask(x / width, y / height);
      const table = tables[plate.tones[i] ?? 0] ?? [];
      const level = Math.min(0.999, Math.max(0, (plate.dark[i] ?? 0) * kept)) * (table.length - 1);
      const below = Math.floor(level);
      const rest = (level - below - 0.5) * (1 + (1 - hatching) * 4) + 0.5;
      const share = hatchShare(x, y, plate.hatch[i] ?? 0, pitch, rest);
      // Coloured rows must end in paper where the picture is left out.
      const there = Math.min(1, kept * 3);
      const light = table[below] ?? inkTone;
      const dark = table[below + 1] ?? inkTone;
      const edge = (lines[i] ?? 0) * strength * Math.sqrt(kept);
      for (let c = 0; c < 3; c += 1) {
        const k = c as 0 | 1 | 2;
        const tone = light[k] + (dark[k] - light[k]) * share;
        const flat = paper[k] + (tone - paper[k]) * there;
        out[i * 3 + c] = Math.round(flat + (inkTone[k] - flat) * edge);
      }
    }
  }
  return out;
}

/** How much of the pixel a hatching line covers when lines take `cover` of the surface. */
function hatchShare(x: number, y: number, degrees: number, pitch: number, cover: number): number {
  if (cover <= 0.14) return 0;
  if (cover >= 0.86) return 1;
  const angle = (degrees * Math.PI) / 180;
  // A slow drift of the line keeps it from looking ruled by a machine.
  const drift = Math.sin(x * 0.011 + y * 0.007) * 0.9 + Math.sin(x * 0.005 - y * 0.013) * 0.9;
  const across = (-x * Math.sin(angle) + y * Math.cos(angle) + drift) / pitch;
  const from = Math.abs(across - Math.round(across)) * 2;
  return Math.min(1, Math.max(0, (cover - from) * pitch * 0.5 + 0.5));
}

/** Where outlines run and how strong they are. */
function outlines(plate: Plate, ink: Ink): Float32Array {
  const { width, height, group, depth, line } = plate;
  const out = new Float32Array(width * height);
  const half = ((ink.outline ?? 1) * ink.sample) / 2;
  const jump = ink.step ?? 0.02;
  for (let y = 0; y < height - 1; y += 1) {
    for (let x = 0; x < width - 1; x += 1) {
      const i = y * width + x;
      mark(i, i + 1, x + 1, y + 0.5, i - 1, i + 2);
      mark(i, i + width, x + 0.5, y + 1, i - width, i + 2 * width);
    }
  }
  return thin(out, width, height, ink.sample);

  function mark(a: number, b: number, cx: number, cy: number, before: number, after: number): void {
    const [ga, gb] = [group[a] ?? 0, group[b] ?? 0];
    const [da, db] = [depth[a] ?? 0, depth[b] ?? 0];
    const near = da < db ? a : b;
    let contour = (ga === 0) !== (gb === 0);
    if (!contour && ga !== 0) {
      // A contour is a break in depth that the slope on either side does not explain.
      const slope = Math.min(
        Math.abs(da - (depth[before] ?? da)),
        Math.abs((depth[after] ?? db) - db),
      );
      contour = Math.abs(da - db) - 2.5 * slope > jump * Math.min(da, db);
    }
    if (!contour && ga === gb) return;
    const strength = (line[near] ?? 0) * (contour ? 1 : 0.72);
    const radius = half * (contour ? 1.35 : 0.85);
    const reachX = Math.ceil(radius);
    for (let yy = Math.floor(cy - reachX); yy <= cy + reachX; yy += 1) {
      for (let xx = Math.floor(cx - reachX); xx <= cx + reachX; xx += 1) {
        if (xx < 0 || yy < 0 || xx >= width || yy >= height) continue;
        const gap = Math.hypot(xx + 0.5 - cx, yy + 0.5 - cy);
        const cover = Math.min(1, Math.max(0, radius - gap + 0.5)) * strength;
        const k = yy * width + xx;
        if (cover > (out[k] ?? 0)) out[k] = cover;
      }
    }
  }
}

/** Weakens outlines where they crowd, so that far detail turns grey and not black. */
function thin(lines: Float32Array, width: number, height: number, sample: number): Float32Array {
  const radius = 4 * sample;
  const sum = new Float64Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y += 1) {
    let row = 0;
    for (let x = 0; x < width; x += 1) {
      row += lines[y * width + x] ?? 0;
      const at = (y + 1) * (width + 1) + x + 1;
      sum[at] = (sum[at - width - 1] ?? 0) + row;
    }
  }
  const out = new Float32Array(lines.length);
  for (let y = 0; y < height; y += 1) {
    const y0 = Math.max(0, y - radius);
    const y1 = Math.min(height, y + radius + 1);
    for (let x = 0; x < width; x += 1) {
      const value = lines[y * width + x] ?? 0;
      if (value === 0) continue;
      const x0 = Math.max(0, x - radius);
      const x1 = Math.min(width, x + radius + 1);
      const at = (yy: number, xx: number) => sum[yy * (width + 1) + xx] ?? 0;
      const share = (at(y1, x1) - at(y0, x1) - at(y1, x0) + at(y0, x0)) / ((y1 - y0) * (x1 - x0));
      out[y * width + x] = value * Math.min(1, Math.max(0.3, 1.5 - share * 2));
    }
  }
  return out;
}
