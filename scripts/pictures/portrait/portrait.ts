import type { Sheet } from '../encode.ts';
import { etch } from '../etch.ts';
import { createFigure } from './figure.ts';
import { exposeBody } from './march.ts';
import type { Portrait } from './sketch.ts';

/** Draws a portrait sheet of the given size. */
export function drawPortrait(
  portrait: Portrait,
  width: number,
  height: number,
  sample: number,
): Sheet {
  const [across, down] = [Math.round(width * sample), Math.round(height * sample)];
  const length = Math.hypot(0.62, 0.52, 0.6);
  const plate = exposeBody(
    createFigure(portrait),
    {
      key: [(portrait.lamp * 0.62) / length, 0.52 / length, 0.6 / length],
      ambient: 0.4,
      fill: 0.12,
      gamma: 1.2,
      // The ground darkens towards the lamp, so that the lit cheek stands out against it.
      ground: (x, y) => {
        const toLamp = portrait.lamp < 0 ? 1 - x : x;
        return portrait.ground + 0.1 * (toLamp - 0.5) + 0.05 * (0.5 - y);
      },
      groundTones: portrait.groundTones,
    },
    across,
    down,
  );
  const data = etch(plate, { sample, spacing: 4.5, hatching: 0.4, step: 0.008, outline: 1.3 });
  return { data, width: across, height: down };
}
