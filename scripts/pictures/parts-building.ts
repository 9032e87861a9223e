import type { Mesh, Vec } from './mesh.ts';
import { cord, lathe, rod } from './parts.ts';

/** A floor of slabs between two corners, `size` wide and `deep` long. */
export function tiles(
  mesh: Mesh,
  x0: number,
  x1: number,
  z0: number,
  z1: number,
  size: number,
  deep = size,
): void {
  for (let z = z0; z < z1 - 1e-6; z += deep) {
    for (let x = x0; x < x1 - 1e-6; x += size) {
      const xe = Math.min(x1, x + size);
      const ze = Math.min(z1, z + deep);
      mesh.quad([x, 0, z], [xe, 0, z], [xe, 0, ze], [x, 0, ze]);
    }
  }
}

/** A storeyed tower: a box whose sides are ruled into `across` bays and floors `storey` high. */
export function tower(
  mesh: Mesh,
  w: number,
  h: number,
  d: number,
  storey: number,
  across: number,
): void {
  mesh.quad([-w / 2, h, -d / 2], [w / 2, h, -d / 2], [w / 2, h, d / 2], [-w / 2, h, d / 2]);
  const floors = Math.max(1, Math.round(h / storey));
  const deep = Math.max(1, Math.round((across * d) / w));
  for (let f = 0; f < floors; f += 1) {
    const [y0, y1] = [(f * h) / floors, ((f + 1) * h) / floors];
    for (let k = 0; k < across; k += 1) {
      const [x0, x1] = [-w / 2 + (k * w) / across, -w / 2 + ((k + 1) * w) / across];
      for (const z of [-d / 2, d / 2])
        mesh.quad([x0, y0, z], [x1, y0, z], [x1, y1, z], [x0, y1, z]);
    }
    for (let k = 0; k < deep; k += 1) {
      const [z0, z1] = [-d / 2 + (k * d) / deep, -d / 2 + ((k + 1) * d) / deep];
      for (const x of [-w / 2, w / 2])
        mesh.quad([x, y0, z0], [x, y0, z1], [x, y1, z1], [x, y1, z0]);
    }
  }
}

/** A pane frame in the plane z = 0: bars `bar` thick around and between `columns` by `rows` panes. */
export function mullions(
  mesh: Mesh,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  columns: number,
  rows: number,
  bar = 0.06,
): void {
  for (let k = 0; k <= columns; k += 1) {
    const x = x0 + ((x1 - x0) * k) / columns;
    mesh.box([x - bar / 2, y0, -bar], [x + bar / 2, y1, bar]);
  }
  for (let k = 0; k <= rows; k += 1) {
    const y = y0 + ((y1 - y0) * k) / rows;
    mesh.box([x0, y - bar / 2, -bar * 0.9], [x1, y + bar / 2, bar * 0.9]);
  }
}

/** A Chinese lattice in the plane z = 0: a border, a nested frame and stepped bars between them. */
export function lattice(
  mesh: Mesh,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  columns: number,
  rows: number,
  bar = 0.035,
): void {
  const flat = (ax: number, ay: number, bx: number, by: number) =>
    mesh.box(
      [Math.min(ax, bx) - bar / 2, Math.min(ay, by) - bar / 2, -bar],
      [Math.max(ax, bx) + bar / 2, Math.max(ay, by) + bar / 2, bar],
    );
  const frame = (ax: number, ay: number, bx: number, by: number) => {
    flat(ax, ay, bx, ay);
    flat(ax, by, bx, by);
    flat(ax, ay, ax, by);
    flat(bx, ay, bx, by);
  };
  frame(x0, y0, x1, y1);
  const [w, h] = [(x1 - x0) / columns, (y1 - y0) / rows];
  for (let c = 0; c < columns; c += 1) {
    for (let r = 0; r < rows; r += 1) {
      const [ax, ay] = [x0 + c * w, y0 + r * h];
      frame(ax + w * 0.25, ay + h * 0.25, ax + w * 0.75, ay + h * 0.75);
      flat(ax + w * 0.5, ay, ax + w * 0.5, ay + h * 0.25);
      flat(ax + w * 0.5, ay + h * 0.75, ax + w * 0.5, ay + h);
      flat(ax, ay + h * 0.5, ax + w * 0.25, ay + h * 0.5);
      flat(ax + w * 0.75, ay + h * 0.5, ax + w, ay + h * 0.5);
    }
  }
}

/** A straight metal railing along x from x0 to x1, of height `h`. */
export function railing(mesh: Mesh, x0: number, x1: number, h: number, gap = 0.16): void {
  rod(mesh, [x0, h, 0], [x1, h, 0], 0.035);
  rod(mesh, [x0, 0.08, 0], [x1, 0.08, 0], 0.015, 6);
  const count = Math.round((x1 - x0) / gap);
  for (let k = 0; k <= count; k += 1) {
    const x = x0 + ((x1 - x0) * k) / count;
    rod(mesh, [x, 0, 0], [x, h, 0], k % 8 === 0 ? 0.024 : 0.011, 5);
  }
}

/** A tiled roof that falls from (0, 0) to (-drop, +run), lying along x: rows of round tiles with a curved fall. */
export function tiledRoof(
  mesh: Mesh,
  x0: number,
  x1: number,
  run: number,
  drop: number,
  gap = 0.24,
): void {
  const cuts = 7;
  const fall = (t: number): readonly [number, number] => [-drop * t ** 0.75, -run * t];
  const count = Math.round((x1 - x0) / gap);
  // The bed is cut along the roof too, so that it bends with the rows where eaves rise.
  mesh.nextGroup();
  for (let i = 0; i < count; i += 1) {
    const [xa, xb] = [x0 + ((x1 - x0) * i) / count, x0 + ((x1 - x0) * (i + 1)) / count];
    for (let k = 0; k < cuts; k += 1) {
      const [ya, za] = fall(k / cuts);
      const [yb, zb] = fall((k + 1) / cuts);
      mesh.triangle([xa, ya, za], [xb, ya, za], [xb, yb, zb]);
      mesh.triangle([xa, ya, za], [xb, yb, zb], [xa, yb, zb]);
    }
  }
  for (let i = 0; i <= count; i += 1) {
    const x = x0 + ((x1 - x0) * i) / count;
    const path = Array.from({ length: cuts + 1 }, (_, k): Vec => {
      const [y, z] = fall(k / cuts);
      return [x, y + 0.03, z];
    });
    cord(mesh, path, gap * 0.27, 8);
    const [ye, ze] = fall(1);
    mesh.at([x, ye - 0.02, ze - 0.01], () =>
      mesh.through(
        ([px, py, pz]) => [px, pz, py],
        () =>
          lathe(
            mesh,
            [
              [0, -0.02],
              [gap * 0.32, -0.02],
              [gap * 0.32, 0.06],
            ],
            12,
          ),
      ),
    );
  }
}
