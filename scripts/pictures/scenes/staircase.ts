import { Mesh, material } from '../mesh.ts';
import type { Vec } from '../mesh.ts';
import { rod } from '../parts.ts';
import { person } from '../people.ts';
import type { Picture } from '../picture.ts';
import { BANNER } from './sizes.ts';

const RADIUS = 6.6;
const WIDTH = 1.9;
const TURN = Math.PI * 2;

/** A winding stair along the wall of a round hall, seen from its floor, lit from above. */
export function staircase(): Picture {
  const mesh = new Mesh();
  hall(mesh);
  flight(mesh, -0.25, 1.32, 78, 0);
  mesh.at([1.4, 0, 1.6], () => person(mesh, 'standing'), -10);
  mesh.at([2.1, 0, 1.9], () => person(mesh, 'skirt'), 10);
  return {
    ...BANNER,
    scene: {
      mesh,
      camera: { eye: [-3.1, 1.7, -5.2], yaw: 20, pitch: 9, field: 92, shift: [0.04, 0.02] },
      sun: [0.42, -0.8, 0.42],
      ambient: 0.56,
      cornerRange: 1.6,
      fog: [9, 40],
      gamma: 1.2,
    },
    ink: { hatching: 0.5, mask: (x) => Math.min(1, Math.max(0, (x - 0.06) / 0.34)) },
  };
}

function polar(angle: number, r: number, y: number): Vec {
  return [Math.sin(angle) * r, y, Math.cos(angle) * r];
}

function hall(mesh: Mesh): void {
  const wall = material({ hatch: 90, albedo: 0.97 });
  const glass = material({ albedo: 1, glow: true, line: 0.8 });
  const floor = material({ hatch: 0, albedo: 0.99 });
  const bays = 18;
  for (let k = 0; k < 48; k += 1) {
    const [a, b] = [(k / 48) * TURN, ((k + 1) / 48) * TURN];
    for (const [r0, r1] of [
      [0, 1.2],
      [1.2, 2.6],
      [2.6, RADIUS],
    ] as const) {
      mesh.use(r0 === 1.2 ? material({ hatch: 0, albedo: 0.72 }) : floor);
      if (k % 4 === 0 || (k === 0 && r0 === 0)) mesh.nextGroup();
      mesh.triangle(polar(a, r0, 0), polar(b, r0, 0), polar(b, r1, 0));
      mesh.triangle(polar(a, r0, 0), polar(b, r1, 0), polar(a, r1, 0));
    }
  }
  // The wall stands in storeys: plinth, windows between pilasters, cornice.
  for (let k = 0; k < bays; k += 1) {
    const [a, b] = [(k / bays) * TURN, ((k + 1) / bays) * TURN];
    const arc = (from: number, to: number, y0: number, y1: number, r: number) => {
      mesh.nextGroup();
      for (let q = 0; q < 6; q += 1) {
        const [p0, p1] = [from + ((to - from) * q) / 6, from + ((to - from) * (q + 1)) / 6];
        mesh.triangle(polar(p0, r, y0), polar(p1, r, y0), polar(p1, r, y1));
        mesh.triangle(polar(p0, r, y0), polar(p1, r, y1), polar(p0, r, y1));
      }
    };
    const inset = (b - a) * 0.28;
    for (const [base, top] of [
      [0, 5],
      [5, 10],
      [10, 14],
    ] as const) {
      mesh.use(wall);
      arc(a, b, base, base + 1.1, RADIUS);
      arc(a, a + inset, base + 1.1, top - 0.9, RADIUS);
      arc(b - inset, b, base + 1.1, top - 0.9, RADIUS);
      arc(a, b, top - 0.9, top, RADIUS);
      arc(a, b, top - 0.18, top, RADIUS - 0.16);
      for (const side of [a + inset, b - inset])
        mesh.quad(
          polar(side, RADIUS, base + 1.1),
          polar(side, RADIUS + 0.35, base + 1.1),
          polar(side, RADIUS + 0.35, top - 0.9),
          polar(side, RADIUS, top - 0.9),
        );
      mesh.use(glass);
      const middle = (a + b) / 2;
      arc(a + inset, middle, base + 1.1, top - 2.2, RADIUS + 0.35);
      arc(middle, b - inset, base + 1.1, top - 2.2, RADIUS + 0.35);
      arc(a + inset, b - inset, top - 2.2, top - 0.9, RADIUS + 0.35);
    }
  }
}

/** A flight from `from` to `to` (turns about the hall) of `count` steps that starts at height `base`. */
function flight(mesh: Mesh, from: number, to: number, count: number, base: number): void {
  const tread = material({ hatch: 0, albedo: 1 });
  const under = material({ hatch: 24, albedo: 0.9 });
  const iron = material({ albedo: 0.16, hatch: 90 });
  const rail = material({ albedo: 0.3, tones: 'oxblood' });
  const rise = 0.165;
  const inner = RADIUS - WIDTH;
  const at = (k: number) => (from + ((to - from) * k) / count) * TURN;
  const height = (k: number) => base + k * rise;
  for (let k = 0; k < count; k += 1) {
    const [a, b] = [at(k), at(k + 1)];
    const [y, top] = [height(k), height(k + 1)];
    mesh.use(tread);
    mesh.quad(polar(a, inner, y), polar(a, RADIUS, y), polar(a, RADIUS, top), polar(a, inner, top));
    mesh.quad(
      polar(a, inner, top),
      polar(a, RADIUS, top),
      polar(b, RADIUS, top),
      polar(b, inner, top),
    );
    mesh.quad(
      polar(a, inner, y - 0.28),
      polar(a, inner, top),
      polar(b, inner, top),
      polar(b, inner, top - 0.28),
    );
  }
  mesh.use(under).nextGroup();
  for (let k = 0; k < count; k += 1) {
    const [a, b] = [at(k), at(k + 1)];
    const [y, top] = [height(k) - 0.28, height(k + 1) - 0.28];
    mesh.triangle(polar(a, inner, y), polar(a, RADIUS, y), polar(b, RADIUS, top));
    mesh.triangle(polar(a, inner, y), polar(b, RADIUS, top), polar(b, inner, top));
  }
  for (let k = 0; k < count; k += 1) {
    const a = at(k + 0.5);
    const y = height(k + 1);
    mesh.use(iron);
    rod(mesh, polar(a, inner + 0.06, y), polar(a, inner + 0.06, y + 0.95), 0.014, 5);
    mesh.use(rail);
    rod(
      mesh,
      polar(at(k), inner + 0.06, height(k) + 1.06),
      polar(at(k + 1), inner + 0.06, height(k + 1) + 1.06),
      0.045,
      8,
    );
  }
}
