import type { Mesh, Point } from './mesh.ts';
import { extrude } from './parts.ts';

const STANDING: readonly (readonly Point[])[] = [
  [
    [-0.16, 0], [-0.02, 0], [0, 0.8], [0.03, 0], [0.17, 0], [0.17, 0.45], [0.2, 0.9], [0.24, 0.86],
    [0.29, 0.9], [0.27, 1.2], [0.22, 1.42], [0.08, 1.5], [0.06, 1.55], [-0.06, 1.55], [-0.08, 1.5],
    [-0.22, 1.42], [-0.28, 1.15], [-0.27, 0.86], [-0.21, 0.86], [-0.18, 0.6],
  ],
];

const WALKING: readonly (readonly Point[])[] = [
  [
    [-0.34, 0.03], [-0.26, 0], [-0.12, 0.42], [0.02, 0.72], [0.14, 0.4], [0.24, 0], [0.4, 0.02],
    [0.29, 0.1], [0.26, 0.45], [0.2, 0.85], [0.24, 0.84], [0.33, 0.9], [0.24, 1.2], [0.18, 1.43],
    [0.07, 1.5], [0.06, 1.55], [-0.06, 1.55], [-0.08, 1.5], [-0.2, 1.42], [-0.27, 1.15],
    [-0.33, 0.86], [-0.27, 0.82], [-0.2, 0.95], [-0.2, 0.55], [-0.28, 0.3],
  ],
];

const SKIRT: readonly (readonly Point[])[] = [
  [
    [-0.11, 0], [-0.03, 0], [-0.02, 0.42], [0.03, 0.42], [0.05, 0], [0.13, 0], [0.12, 0.42],
    [0.21, 0.45], [0.16, 0.95], [0.21, 0.9], [0.25, 0.95], [0.23, 1.2], [0.19, 1.38], [0.07, 1.46],
    [0.05, 1.52], [-0.05, 1.52], [-0.07, 1.46], [-0.19, 1.38], [-0.23, 1.15], [-0.25, 0.9],
    [-0.2, 0.88], [-0.16, 0.97], [-0.2, 0.45], [-0.12, 0.42],
  ],
];

const POSES = { standing: STANDING, walking: WALKING, skirt: SKIRT } as const;

/** A person of ordinary height as a flat cut-out that faces -z, for scale. */
export function person(mesh: Mesh, pose: keyof typeof POSES): void {
  for (const part of POSES[pose]) extrude(mesh, part, 0, 0);
  const headY = pose === 'skirt' ? 1.62 : 1.66;
  const head = Array.from({ length: 14 }, (_, i): Point => {
    const a = (i / 14) * Math.PI * 2;
    return [Math.cos(a) * 0.095, headY + Math.sin(a) * 0.125];
  });
  extrude(mesh, head, 0, 0);
  if (pose === 'skirt')
    extrude(mesh, [[-0.1, 1.55], [-0.1, 1.72], [0, 1.77], [0.1, 1.72], [0.1, 1.55]], 0.01, 0.01);
  if (pose === 'walking')
    extrude(mesh, [[-0.5, 0.5], [-0.18, 0.5], [-0.18, 0.74], [-0.3, 0.74], [-0.3, 0.8], [-0.38, 0.8], [-0.38, 0.74], [-0.5, 0.74]], 0, 0);
}
