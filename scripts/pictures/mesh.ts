import type { ToneName } from './palette.ts';

/** A point or direction: x to the right, y up, z away. */
export type Vec = readonly [number, number, number];
/** A point of a flat outline. */
export type Point = readonly [number, number];

/** How a surface takes light and ink. */
export interface Material {
  /** 0 black to 1 white. */
  readonly albedo: number;
  readonly tones: ToneName;
  /** Direction of the hatching on the picture, in degrees; horizontal is 0. */
  readonly hatch: number;
  /** Strength of the outlines, 0 to 1. */
  readonly line: number;
  /** Gives its tone regardless of light, e.g. a lamp or a lit window. */
  readonly glow: boolean;
  /** Lets sunlight through: glass, water, sky. */
  readonly clear: boolean;
}

/** Gives a material from what differs from plain stone. */
export function material(part: Partial<Material> = {}): Material {
  return { albedo: 0.92, tones: 'stone', hatch: 58, line: 1, glow: false, clear: false, ...part };
}

type Place = (p: Vec) => Vec;

/** A triangle soup with a material and an outline group for each triangle. */
export class Mesh {
  readonly points: number[] = [];
  readonly normals: number[] = [];
  readonly groups: number[] = [];
  readonly materials: Material[] = [];
  readonly materialOf: number[] = [];
  private current = 0;
  private group = 0;
  private places: Place[] = [];

  /** Number of triangles. */
  get size(): number {
    return this.groups.length;
  }

  /** Draws with this material from now on. */
  use(next: Material): this {
    const known = this.materials.indexOf(next);
    this.current = known >= 0 ? known : this.materials.push(next) - 1;
    return this;
  }

  /** Draws `build` moved by an offset and turned about the vertical axis (degrees) and scaled. */
  at(offset: Vec, build: () => void, turn = 0, scale = 1): this {
    const c = Math.cos((turn * Math.PI) / 180) * scale;
    const s = Math.sin((turn * Math.PI) / 180) * scale;
    return this.through(
      ([x, y, z]) => [offset[0] + c * x + s * z, offset[1] + scale * y, offset[2] - s * x + c * z],
      build,
    );
  }

  /** Draws `build` with every point sent through `place`. */
  through(place: Place, build: () => void): this {
    this.places.push(place);
    build();
    this.places.pop();
    return this;
  }

  /** Starts a new outline group: lines are drawn where two groups meet. */
  nextGroup(): number {
    this.group += 1;
    return this.group;
  }

  /** One triangle of the current group, with vertex normals only where the surface is curved. */
  triangle(a: Vec, b: Vec, c: Vec, na?: Vec, nb?: Vec, nc?: Vec): void {
    const [pa, pb, pc] = [this.placed(a), this.placed(b), this.placed(c)];
    this.points.push(...pa, ...pb, ...pc);
    if (na && nb && nc) {
      const tip = (p: Vec, n: Vec, from: Vec): Vec => {
        const to = this.placed([p[0] + n[0] * 1e-3, p[1] + n[1] * 1e-3, p[2] + n[2] * 1e-3]);
        return unit([to[0] - from[0], to[1] - from[1], to[2] - from[2]]);
      };
      this.normals.push(...tip(a, na, pa), ...tip(b, nb, pb), ...tip(c, nc, pc));
    } else {
      const n = unit(
        cross(
          [pb[0] - pa[0], pb[1] - pa[1], pb[2] - pa[2]],
          [pc[0] - pa[0], pc[1] - pa[1], pc[2] - pa[2]],
        ),
      );
      this.normals.push(...n, ...n, ...n);
    }
    this.groups.push(this.group);
    this.materialOf.push(this.current);
  }

  /** A flat four-cornered face as a group of its own. */
  quad(a: Vec, b: Vec, c: Vec, d: Vec): this {
    this.nextGroup();
    this.triangle(a, b, c);
    this.triangle(a, c, d);
    return this;
  }

  /** A box between two corners. */
  box(from: Vec, to: Vec): this {
    const [x0, y0, z0] = from;
    const [x1, y1, z1] = to;
    this.quad([x0, y0, z0], [x1, y0, z0], [x1, y1, z0], [x0, y1, z0]);
    this.quad([x0, y0, z1], [x1, y0, z1], [x1, y1, z1], [x0, y1, z1]);
    this.quad([x0, y0, z0], [x0, y0, z1], [x0, y1, z1], [x0, y1, z0]);
    this.quad([x1, y0, z0], [x1, y0, z1], [x1, y1, z1], [x1, y1, z0]);
    this.quad([x0, y1, z0], [x1, y1, z0], [x1, y1, z1], [x0, y1, z1]);
    this.quad([x0, y0, z0], [x1, y0, z0], [x1, y0, z1], [x0, y0, z1]);
    return this;
  }

  private placed(p: Vec): Vec {
    let out = p;
    for (let i = this.places.length - 1; i >= 0; i -= 1) out = this.places[i]?.(out) ?? out;
    return out;
  }
}

/** The cross product. */
export function cross(a: Vec, b: Vec): Vec {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

/** The inner product. */
export function dot(a: Vec, b: Vec): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

/** The same direction with length one. */
export function unit(v: Vec): Vec {
  const length = Math.hypot(v[0], v[1], v[2]) || 1;
  return [v[0] / length, v[1] / length, v[2] / length];
}
