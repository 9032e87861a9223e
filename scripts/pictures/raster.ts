import { cross, dot, unit } from './mesh.ts';
import type { Mesh, Vec } from './mesh.ts';

/** Where the picture is taken from. With no pitch all uprights stay upright; `shift` moves the frame instead. */
export interface Camera {
  readonly eye: Vec;
  /** Degrees about the vertical axis: 0 looks along +z. */
  readonly yaw: number;
  readonly pitch?: number;
  /** Width of view in degrees, or with `ortho` in metres. */
  readonly field: number;
  readonly shift?: readonly [number, number];
  readonly ortho?: boolean;
}

/** A camera made ready for a picture of a given size. */
export interface View {
  readonly width: number;
  readonly height: number;
  readonly eye: Vec;
  readonly right: Vec;
  readonly up: Vec;
  readonly forward: Vec;
  readonly focal: number;
  readonly centerX: number;
  readonly centerY: number;
  readonly ortho: boolean;
}

/** For every pixel the nearest triangle (-1 for none) and its depth. */
export interface Visible {
  readonly width: number;
  readonly height: number;
  readonly depth: Float32Array;
  readonly triangle: Int32Array;
}

/** Gives the view of a camera on a picture of `width` by `height`. */
export function createView(camera: Camera, width: number, height: number): View {
  const yaw = (camera.yaw * Math.PI) / 180;
  const pitch = ((camera.pitch ?? 0) * Math.PI) / 180;
  const forward: Vec = [
    Math.sin(yaw) * Math.cos(pitch),
    Math.sin(pitch),
    Math.cos(yaw) * Math.cos(pitch),
  ];
  const right: Vec = [Math.cos(yaw), 0, -Math.sin(yaw)];
  const [shiftX, shiftY] = camera.shift ?? [0, 0];
  const ortho = camera.ortho ?? false;
  return {
    width,
    height,
    eye: camera.eye,
    right,
    up: unit(cross(forward, right)),
    forward,
    focal: ortho ? width / camera.field : width / 2 / Math.tan((camera.field * Math.PI) / 360),
    centerX: width * (0.5 + shiftX),
    centerY: height * (0.5 + shiftY),
    ortho,
  };
}

/** A parallel view along `direction` that holds all of `bounds`, as a lamp at infinity sees it. */
export function createLampView(direction: Vec, low: Vec, high: Vec, size: number): View {
  const forward = unit(direction);
  const right = unit(cross(Math.abs(forward[1]) > 0.99 ? [1, 0, 0] : [0, 1, 0], forward));
  const up = cross(forward, right);
  const middle: Vec = [(low[0] + high[0]) / 2, (low[1] + high[1]) / 2, (low[2] + high[2]) / 2];
  let reach = 0;
  for (let corner = 0; corner < 8; corner += 1) {
    const p: Vec = [
      (corner & 1 ? high : low)[0] - middle[0],
      (corner & 2 ? high : low)[1] - middle[1],
      (corner & 4 ? high : low)[2] - middle[2],
    ];
    reach = Math.max(reach, Math.abs(dot(p, right)), Math.abs(dot(p, up)));
  }
  const far = Math.hypot(high[0] - low[0], high[1] - low[1], high[2] - low[2]) * 4;
  const eye: Vec = [
    middle[0] - forward[0] * far,
    middle[1] - forward[1] * far,
    middle[2] - forward[2] * far,
  ];
  const half = size / 2;
  return {
    width: size,
    height: size,
    eye,
    right,
    up,
    forward,
    focal: half / (reach * 1.02),
    centerX: half,
    centerY: half,
    ortho: true,
  };
}

const NEAR = 0.05;

/** Finds what each pixel of `view` sees of `mesh`; triangles that `skip` names are left out. */
export function rasterize(mesh: Mesh, view: View, skip?: (triangle: number) => boolean): Visible {
  const { width, height } = view;
  const depth = new Float32Array(width * height).fill(Number.POSITIVE_INFINITY);
  const triangle = new Int32Array(width * height).fill(-1);
  const out: Visible = { width, height, depth, triangle };
  const p = Float64Array.from(mesh.points);
  const cam = new Float64Array(9);
  for (let t = 0; t < mesh.size; t += 1) {
    if (skip?.(t)) continue;
    for (let v = 0; v < 3; v += 1) {
      const o = t * 9 + v * 3;
      const x = (p[o] ?? 0) - view.eye[0];
      const y = (p[o + 1] ?? 0) - view.eye[1];
      const z = (p[o + 2] ?? 0) - view.eye[2];
      cam[v * 3] = x * view.right[0] + y * view.right[1] + z * view.right[2];
      cam[v * 3 + 1] = x * view.up[0] + y * view.up[1] + z * view.up[2];
      cam[v * 3 + 2] = x * view.forward[0] + y * view.forward[1] + z * view.forward[2];
    }
    const polygon = clipNear(cam);
    for (let k = 1; k + 1 < polygon.length; k += 1) {
      const [a, b, c] = [polygon[0], polygon[k], polygon[k + 1]];
      if (a && b && c) fill(out, view, t, a, b, c);
    }
  }
  return out;
}

function clipNear(cam: Float64Array): Vec[] {
  const corner = (i: number): Vec => [cam[i * 3] ?? 0, cam[i * 3 + 1] ?? 0, cam[i * 3 + 2] ?? 0];
  const kept: Vec[] = [];
  for (let i = 0; i < 3; i += 1) {
    const a = corner(i);
    const b = corner((i + 1) % 3);
    if (a[2] >= NEAR) kept.push(a);
    if (a[2] >= NEAR !== b[2] >= NEAR) {
      const f = (NEAR - a[2]) / (b[2] - a[2]);
      kept.push([a[0] + (b[0] - a[0]) * f, a[1] + (b[1] - a[1]) * f, NEAR]);
    }
  }
  return kept;
}

function fill(out: Visible, view: View, index: number, a: Vec, b: Vec, c: Vec): void {
  const { width, height, ortho } = view;
  const sx = (p: Vec) => view.centerX + (view.focal * p[0]) / (ortho ? 1 : p[2]);
  const sy = (p: Vec) => view.centerY - (view.focal * p[1]) / (ortho ? 1 : p[2]);
  const [ax, ay, bx, by, cx, cy] = [sx(a), sy(a), sx(b), sy(b), sx(c), sy(c)];
  const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
  if (Math.abs(area) < 1e-9) return;
  // Linear on the picture: depth in a parallel view, its inverse in perspective.
  const w = (p: Vec) => (ortho ? p[2] : 1 / p[2]);
  const gx = ((w(b) - w(a)) * (cy - ay) - (w(c) - w(a)) * (by - ay)) / area;
  const gy = ((w(c) - w(a)) * (bx - ax) - (w(b) - w(a)) * (cx - ax)) / area;
  const top = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5));
  const bottom = Math.min(height - 1, Math.floor(Math.max(ay, by, cy) - 0.5));
  for (let y = top; y <= bottom; y += 1) {
    const line = y + 0.5;
    let left = Number.POSITIVE_INFINITY;
    let right = Number.NEGATIVE_INFINITY;
    const meet = (x0: number, y0: number, x1: number, y1: number) => {
      if (y0 <= line === y1 <= line) return;
      const x = x0 + ((line - y0) / (y1 - y0)) * (x1 - x0);
      if (x < left) left = x;
      if (x > right) right = x;
    };
    meet(ax, ay, bx, by);
    meet(bx, by, cx, cy);
    meet(cx, cy, ax, ay);
    const from = Math.max(0, Math.ceil(left - 0.5));
    const to = Math.min(width - 1, Math.floor(right - 0.5));
    for (let x = from; x <= to; x += 1) {
      const value = w(a) + (x + 0.5 - ax) * gx + (line - ay) * gy;
      const z = ortho ? value : 1 / value;
      const i = y * width + x;
      if (z < (out.depth[i] ?? 0)) {
        out.depth[i] = z;
        out.triangle[i] = index;
      }
    }
  }
}

/** The point of space that pixel (x, y) of `view` sees at `depth`. */
export function pointAt(view: View, x: number, y: number, depth: number): Vec {
  const k = view.ortho ? 1 / view.focal : depth / view.focal;
  const r = (x + 0.5 - view.centerX) * k;
  const u = (view.centerY - y - 0.5) * k;
  return [
    view.eye[0] + view.right[0] * r + view.up[0] * u + view.forward[0] * depth,
    view.eye[1] + view.right[1] * r + view.up[1] * u + view.forward[1] * depth,
    view.eye[2] + view.right[2] * r + view.up[2] * u + view.forward[2] * depth,
  ];
}
