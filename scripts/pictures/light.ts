import { unit } from './mesh.ts';
import type { Mesh, Vec } from './mesh.ts';
import { createLampView, rasterize } from './raster.ts';
import type { View, Visible } from './raster.ts';

/** A lamp at infinity with what it reaches first. */
export interface Lamp {
  readonly toward: Vec;
  readonly view: View;
  readonly seen: Visible;
  readonly bias: number;
}

/** Prepares the shadows of a lamp that shines along `direction`. */
export function createLamp(mesh: Mesh, direction: Vec, size: number): Lamp {
  const [low, high] = bounds(mesh);
  const view = createLampView(direction, low, high, size);
  const skip = (t: number) => {
    const m = mesh.materials[mesh.materialOf[t] ?? 0];
    return m ? m.clear || m.glow : false;
  };
  const seen = rasterize(mesh, view, skip);
  const [x, y, z] = unit(direction);
  return { toward: [-x, -y, -z], view, seen, bias: 1.5 / view.focal };
}

/**
 * How much of the lamp reaches the point, 0 to 1. Only blockers nearer than `range` count, so that a
 * far ceiling does not darken a whole room.
 */
export function reach(lamp: Lamp, p: Vec, n: Vec, range = Number.POSITIVE_INFINITY): number {
  const { view, seen, bias } = lamp;
  const x = p[0] + n[0] * bias - view.eye[0];
  const y = p[1] + n[1] * bias - view.eye[1];
  const z = p[2] + n[2] * bias - view.eye[2];
  const r = x * view.right[0] + y * view.right[1] + z * view.right[2];
  const u = x * view.up[0] + y * view.up[1] + z * view.up[2];
  const d = x * view.forward[0] + y * view.forward[1] + z * view.forward[2] - bias;
  const fx = view.centerX + view.focal * r - 0.5;
  const fy = view.centerY - view.focal * u - 0.5;
  const ix = Math.floor(fx);
  const iy = Math.floor(fy);
  if (ix < 0 || iy < 0 || ix >= view.width - 1 || iy >= view.height - 1) return 1;
  const tx = fx - ix;
  const ty = fy - iy;
  const o = iy * view.width + ix;
  const open = (i: number) => {
    const gap = d - (seen.depth[i] ?? 0);
    return gap > 0 && gap < range ? 0 : 1;
  };
  const upper = open(o) * (1 - tx) + open(o + 1) * tx;
  const lower = open(o + view.width) * (1 - tx) + open(o + view.width + 1) * tx;
  return upper * (1 - ty) + lower * ty;
}

/** Evenly spread directions of a whole sphere, for the light that comes from everywhere. */
export function spreadDirections(count: number): readonly Vec[] {
  return Array.from({ length: count }, (_, i): Vec => {
    const y = 1 - (2 * (i + 0.5)) / count;
    const radius = Math.sqrt(1 - y * y);
    const angle = i * Math.PI * (3 - Math.sqrt(5));
    return [Math.cos(angle) * radius, y, Math.sin(angle) * radius];
  });
}

function bounds(mesh: Mesh): [Vec, Vec] {
  const low: [number, number, number] = [Infinity, Infinity, Infinity];
  const high: [number, number, number] = [-Infinity, -Infinity, -Infinity];
  const clear = mesh.materials.map((m) => m.clear || m.glow);
  for (let i = 0; i < mesh.points.length; i += 1) {
    if (clear[mesh.materialOf[Math.floor(i / 9)] ?? 0]) continue;
    const axis = (i % 3) as 0 | 1 | 2;
    const value = mesh.points[i] ?? 0;
    if (value < low[axis]) low[axis] = value;
    if (value > high[axis]) high[axis] = value;
  }
  return [low, high];
}
