/** What the etching step needs to know of every pixel. */
export interface Plate {
  readonly width: number;
  readonly height: number;
  /** Outline group; 0 is the empty ground. */
  readonly group: Int32Array;
  readonly depth: Float32Array;
  /** Darkness, 0 paper to 1 ink. */
  readonly dark: Float32Array;
  /** Which row of tones: index into `TONE_ORDER`. */
  readonly tones: Uint8Array;
  /** Direction of the hatching in degrees. */
  readonly hatch: Int16Array;
  /** Strength of outlines, 0 to 1. */
  readonly line: Float32Array;
}

/** Gives a plate on which nothing is drawn yet. */
export function createPlate(width: number, height: number): Plate {
  const size = width * height;
  return {
    width,
    height,
    group: new Int32Array(size),
    depth: new Float32Array(size).fill(Number.POSITIVE_INFINITY),
    dark: new Float32Array(size),
    tones: new Uint8Array(size),
    hatch: new Int16Array(size),
    line: new Float32Array(size),
  };
}

/** The rows of tones in the order that plates number them. */
export const TONE_ORDER = ['stone', 'skin', 'oxblood', 'brass'] as const;
