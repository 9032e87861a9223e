import { material } from '../mesh.ts';
import type { Mesh } from '../mesh.ts';
import { extrude, lathe, rod } from '../parts.ts';

/** A junk under three battened sails, its keel at y 0. */
export function junk(mesh: Mesh): void {
  const hull = material({ albedo: 0.2, hatch: 8 });
  const sail = material({ albedo: 0.42, tones: 'oxblood', hatch: 80 });
  mesh.use(hull);
  extrude(
    mesh,
    [
      [-9.5, 3.4],
      [-7.2, 0.2],
      [6.5, 0],
      [9.6, 2.8],
      [6.6, 2.2],
      [1, 1.7],
      [-4.6, 2.2],
      [-6.4, 3.3],
    ],
    -1.9,
    1.9,
  );
  mesh.box([-6.2, 2.2, -1.4], [-2.6, 3.6, 1.4]);
  const mast = (x: number, h: number, w: number) => {
    mesh.use(hull);
    rod(mesh, [x, 1, 0], [x, h + 1.5, 0], 0.16, 6);
    const battens = 6;
    for (let k = 0; k < battens; k += 1) {
      const edge = (t: number): readonly [number, number] => [
        w * (0.62 + 0.42 * Math.sin(t * 2.3)),
        w * (0.3 + 0.06 * Math.sin(t * 3)),
      ];
      const [t0, t1] = [k / battens, (k + 1) / battens];
      const y = (t: number) => 2.6 + (h - 2.6) * t;
      const [a0, b0] = edge(t0);
      const [a1, b1] = edge(t1);
      mesh.use(hull);
      rod(mesh, [x + b0, y(t0), -0.25], [x - a0, y(t0) - 0.7, -0.25], 0.07, 5);
      mesh.use(sail);
      mesh.quad(
        [x + b0, y(t0), -0.2],
        [x - a0, y(t0) - 0.7, -0.2],
        [x - a1, y(t1) + (k === battens - 1 ? 1.6 : -0.7), -0.2],
        [x + b1, y(t1), -0.2],
      );
    }
  };
  mast(0.4, 15, 6);
  mast(6.4, 10.5, 4);
  mast(-6.6, 8, 2.8);
}

/** A harbour ferry with two decks. */
export function ferry(mesh: Mesh): void {
  mesh.use(material({ albedo: 0.3, hatch: 0 }));
  extrude(
    mesh,
    [
      [-14, 2.8],
      [-12.5, 0],
      [12.5, 0],
      [14, 2.8],
    ],
    -3.4,
    3.4,
  );
  mesh.use(material({ albedo: 0.98, hatch: 90 }));
  for (let k = 0; k < 9; k += 1) mesh.box([-11 + k * 2.5, 2.8, -3], [-8.6 + k * 2.5, 5.2, 3]);
  mesh.box([-11.5, 5.2, -3.3], [12, 5.6, 3.3]);
  mesh.box([-9, 5.6, -2.6], [9.5, 7.6, 2.6]);
  mesh.box([-9.5, 7.6, -3], [10, 7.9, 3]);
  mesh.use(material({ albedo: 0.2 }));
  mesh.at([0, 7.9, 0], () =>
    lathe(
      mesh,
      [
        [1, 0],
        [0.9, 3],
        [0, 3],
      ],
      12,
    ),
  );
}
