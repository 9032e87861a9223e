import { etch } from './etch.ts';
import type { Ink } from './etch.ts';
import type { Sheet } from './encode.ts';
import { expose } from './scene.ts';
import type { Scene } from './scene.ts';

/** A modelled picture: the scene, its final size and how it is inked. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly scene: Scene;
  readonly ink?: Omit<Ink, 'sample'>;
}

/** Draws a modelled picture at `sample` times its final size. */
export function drawPicture(picture: Picture, sample = 2): Sheet {
  const width = picture.width * sample;
  const height = picture.height * sample;
  const plate = expose(picture.scene, width, height);
  return { data: etch(plate, { ...picture.ink, sample }), width, height };
}
