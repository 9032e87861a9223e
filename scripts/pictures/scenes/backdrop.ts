import { material } from '../mesh.ts';
import type { Mesh } from '../mesh.ts';
import { tower } from '../parts-building.ts';
import { between } from '../random.ts';
import type { Random } from '../random.ts';

/** A pale row of far towers behind a window or a parapet. */
export function backdrop(
  mesh: Mesh,
  random: Random,
  z: number,
  from: number,
  to: number,
  high: number,
): void {
  mesh.use(material({ albedo: 0.95, glow: true, hatch: 90, line: 0.35 }));
  for (let x = from; x < to; x += between(random, 5, 9)) {
    const w = between(random, 4, 8);
    const h = high * between(random, 0.35, 1);
    mesh.at([x, -30, z + between(random, 0, 14)], () => tower(mesh, w, h + 30, w, 3.6, 4));
  }
}
