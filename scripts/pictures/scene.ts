import { createLamp, reach, spreadDirections } from './light.ts';
import type { Lamp } from './light.ts';
import { dot, material } from './mesh.ts';
import type { Mesh, Vec } from './mesh.ts';
import { TONE_ORDER, createPlate } from './plate.ts';
import type { Plate } from './plate.ts';
import { createView, pointAt, rasterize } from './raster.ts';
import type { Camera, Visible } from './raster.ts';

/** A model with the light it stands in. */
export interface Scene {
  readonly mesh: Mesh;
  readonly camera: Camera;
  /** Direction in which the sun shines; without it only the sky gives light. */
  readonly sun: Vec;
  /** Share of light that comes from everywhere, 0 to 1. */
  readonly ambient?: number;
  /** How near, in metres, things must be to darken each other's corners. */
  readonly cornerRange?: number;
  /** Distances between which things fade into the paper. */
  readonly fog?: readonly [number, number];
  /** How dark the ground behind everything is, by place on the picture (0 to 1 each way). */
  readonly sky?: (x: number, y: number) => number;
  readonly gamma?: number;
  readonly shadowSize?: number;
}

const PLAIN = material();

/** Draws a scene onto a plate of the given size: light, shade and outlines, but no ink yet. */
export function expose(scene: Scene, width: number, height: number): Plate {
  const { mesh } = scene;
  const view = createView(scene.camera, width, height);
  const seen = rasterize(mesh, view);
  const plate = createPlate(width, height);
  const sun = createLamp(mesh, scene.sun, scene.shadowSize ?? 4096);
  const ambient = scene.ambient ?? 0.5;
  const [fogFrom, fogTo] = scene.fog ?? [1e6, 2e6];
  const sky = scene.sky ?? (() => 0);
  const gamma = scene.gamma ?? 1;
  const corners = cornerLight(scene, seen, view);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const i = y * width + x;
      const t = seen.triangle[i] ?? -1;
      if (t < 0) {
        plate.dark[i] = sky(x / width, y / height);
        continue;
      }
      const m = mesh.materials[mesh.materialOf[t] ?? 0] ?? PLAIN;
      const depth = seen.depth[i] ?? 0;
      const p = pointAt(view, x, y, depth);
      const n = normalAt(mesh, t, p, view.ortho ? view.forward : towards(view.eye, p));
      const lit = Math.max(0, dot(n, sun.toward));
      const direct = lit > 0 ? lit * reach(sun, p, n) : 0;
      const around = corners[(y >> 1) * Math.ceil(width / 2) + (x >> 1)] ?? 1;
      const light = m.glow ? m.albedo : m.albedo * (ambient * around + (1 - ambient) * direct);
      const haze = Math.min(1, Math.max(0, (depth - fogFrom) / (fogTo - fogFrom)));
      plate.group[i] = (mesh.groups[t] ?? 0) + 1;
      plate.depth[i] = depth;
      plate.dark[i] = Math.max(0, 1 - light) ** gamma * (1 - haze);
      plate.tones[i] = TONE_ORDER.indexOf(m.tones);
      plate.hatch[i] = m.hatch;
      plate.line[i] = m.line * (1 - haze * 0.8);
    }
  }
  return plate;
}

/** Light of the open sky and of the room at half the resolution, smoothed inside each outline group. */
function cornerLight(scene: Scene, seen: Visible, view: ReturnType<typeof createView>) {
  const { mesh } = scene;
  const w = Math.ceil(view.width / 2);
  const h = Math.ceil(view.height / 2);
  const range = scene.cornerRange ?? 4;
  const lamps: readonly Lamp[] = spreadDirections(26).map((d) =>
    createLamp(mesh, [-d[0], -d[1], -d[2]], 1024),
  );
  const raw = new Float32Array(w * h);
  const group = new Int32Array(w * h);
  for (let y = 0; y < h; y += 1) {
    for (let x = 0; x < w; x += 1) {
      const i = y * 2 * view.width + x * 2;
      const t = seen.triangle[i] ?? -1;
      if (t < 0) continue;
      const p = pointAt(view, x * 2, y * 2, seen.depth[i] ?? 0);
      const n = normalAt(mesh, t, p, view.ortho ? view.forward : towards(view.eye, p));
      let open = 0;
      let all = 0;
      for (const lamp of lamps) {
        const weight = dot(n, lamp.toward);
        if (weight <= 0.05) continue;
        all += weight;
        open += weight * reach(lamp, p, n, range);
      }
      raw[y * w + x] = open / all;
      group[y * w + x] = (mesh.groups[t] ?? 0) + 1;
    }
  }
  return smooth(smooth(raw, group, w, h, 1), group, w, h, w);
}

function smooth(values: Float32Array, group: Int32Array, w: number, h: number, step: number) {
  const out = new Float32Array(values.length);
  for (let i = 0; i < w * h; i += 1) {
    const own = group[i] ?? 0;
    let sum = 0;
    let count = 0;
    for (let k = -5; k <= 5; k += 1) {
      const j = i + k * step;
      if (group[j] === own) {
        sum += values[j] ?? 0;
        count += 1;
      }
    }
    out[i] = sum / count;
  }
  return out;
}

function towards(eye: Vec, p: Vec): Vec {
  return [p[0] - eye[0], p[1] - eye[1], p[2] - eye[2]];
}

/** The surface direction at a point of a triangle, turned to the side that is looked at. */
function normalAt(mesh: Mesh, t: number, p: Vec, look: Vec): Vec {
  const n = mesh.normals;
  const q = mesh.points;
  const o = t * 9;
  const get = (list: readonly number[], k: number): Vec => [
    list[o + k] ?? 0,
    list[o + k + 1] ?? 0,
    list[o + k + 2] ?? 0,
  ];
  let out = get(n, 0);
  const second = get(n, 3);
  if (second[0] !== out[0] || second[1] !== out[1] || second[2] !== out[2] || n[o + 6] !== out[0]) {
    const [a, b, c] = [get(q, 0), get(q, 3), get(q, 6)];
    const ab = towards(a, b);
    const ac = towards(a, c);
    const ap = towards(a, p);
    const [d00, d01, d11] = [dot(ab, ab), dot(ab, ac), dot(ac, ac)];
    const [d20, d21] = [dot(ap, ab), dot(ap, ac)];
    const scale = 1 / (d00 * d11 - d01 * d01 || 1);
    const v = (d11 * d20 - d01 * d21) * scale;
    const s = (d00 * d21 - d01 * d20) * scale;
    const third = get(n, 6);
    const u = 1 - v - s;
    out = [
      out[0] * u + second[0] * v + third[0] * s,
      out[1] * u + second[1] * v + third[1] * s,
      out[2] * u + second[2] * v + third[2] * s,
    ];
  }
  return dot(out, look) > 0 ? [-out[0], -out[1], -out[2]] : out;
}
