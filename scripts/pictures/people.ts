import { material } from './mesh.ts';
import type { Mesh, Point } from './mesh.ts';
import { extrude } from './parts.ts';

const STANDING: readonly (readonly Point[])[] = [
  [
    [-0.16, 0],
    [-0.02, 0],
    [0, 0.8],
    [0.03, 0],
    [0.17, 0],
    [0.17, 0.45],
    [0.2, 0.9],
    [0.24, 0.86],
    [0.29, 0.9],
    [0.27, 1.2],
    [0.22, 1.42],
    [0.08, 1.5],
    [0.06, 1.55],
    [-0.06, 1.55],
    [-0.08, 1.5],
    [-0.22, 1.42],
    [-0.28, 1.15],
    [-0.27, 0.86],
    [-0.21, 0.86],
    [-0.18, 0.6],
  ],
];

const WALKING: readonly (readonly Point[])[] = [
  [
    [-0.34, 0.03],
    [-0.26, 0],
    [-0.12, 0.42],
    [0.02, 0.72],
    [0.14, 0.4],
    [0.24, 0],
    [0.4, 0.02],
    [0.29, 0.1],
    [0.26, 0.45],
    [0.2, 0.85],
    [0.24, 0.84],
    [0.33, 0.9],
    [0.24, 1.2],
    [0.18, 1.43],
    [0.07, 1.5],
    [0.06, 1.55],
    [-0.06, 1.55],
    [-0.08, 1.5],
    [-0.2, 1.42],
    [-0.27, 1.15],
    [-0.33, 0.86],
    [-0.27, 0.82],
    [-0.2, 0.95],
    [-0.2, 0.55],
    [-0.28, 0.3],
  ],
];

const SKIRT: readonly (readonly Point[])[] = [
  [
    [-0.11, 0],
    [-0.03, 0],
    [-0.02, 0.42],
    [0.03, 0.42],
    [0.05, 0],
    [0.13, 0],
    [0.12, 0.42],
    [0.21, 0.45],
    [0.16, 0.95],
    [0.21, 0.9],
    [0.25, 0.95],
    [0.23, 1.2],
    [0.19, 1.38],
    [0.07, 1.46],
    [0.05, 1.52],
    [-0.05, 1.52],
    [-0.07, 1.46],
    [-0.19, 1.38],
    [-0.23, 1.15],
    [-0.25, 0.9],
    [-0.2, 0.88],
    [-0.16, 0.97],
    [-0.2, 0.45],
    [-0.12, 0.42],
  ],
];

const POSES = { standing: STANDING, walking: WALKING, skirt: SKIRT } as const;

/** Figures are flat ink whatever the light. */
const FIGURE = material({ albedo: 0.12, glow: true });

/** A person of ordinary height as a flat cut-out that faces -z, for scale. */
export function person(mesh: Mesh, pose: keyof typeof POSES): void {
  mesh.use(FIGURE);
  for (const part of POSES[pose]) extrude(mesh, soften(part, 1), 0, 0);
  const headY = pose === 'skirt' ? 1.62 : 1.66;
  const head = Array.from({ length: 14 }, (_, i): Point => {
    const a = (i / 14) * Math.PI * 2;
    return [Math.cos(a) * 0.095, headY + Math.sin(a) * 0.125];
  });
  extrude(mesh, head, 0, 0);
  if (pose === 'skirt')
    extrude(
      mesh,
      soften([
        [-0.12, 1.53],
        [-0.13, 1.7],
        [-0.07, 1.77],
        [0.07, 1.77],
        [0.13, 1.7],
        [0.12, 1.53],
      ]),
      0.01,
      0.01,
    );
  if (pose === 'walking')
    extrude(
      mesh,
      [
        [-0.5, 0.5],
        [-0.18, 0.5],
        [-0.18, 0.74],
        [-0.3, 0.74],
        [-0.3, 0.8],
        [-0.38, 0.8],
        [-0.38, 0.74],
        [-0.5, 0.74],
      ],
      0,
      0,
    );
}

/** Rounds the corners of an outline by cutting them twice. */
function soften(outline: readonly Point[], rounds = 2): readonly Point[] {
  if (rounds === 0) return outline;
  const out = outline.flatMap((p, i): Point[] => {
    const q = outline[(i + 1) % outline.length] ?? p;
    return [
      [p[0] * 0.75 + q[0] * 0.25, p[1] * 0.75 + q[1] * 0.25],
      [p[0] * 0.25 + q[0] * 0.75, p[1] * 0.25 + q[1] * 0.75],
    ];
  });
  return soften(out, rounds - 1);
}
