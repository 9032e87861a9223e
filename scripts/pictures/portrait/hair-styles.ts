import { SHORT } from './hair.ts';
import type { Hair } from './hair.ts';

const LONG: Hair = {
  ...SHORT, top: 0.13, sides: 0.1, line: 0.84, open: 0.96, nape: -2, overEars: true, fall: 1.6,
};

/** The haircuts of the sitters. */
export const HAIR = {
  sidePart: { ...SHORT, line: 0.78, quiff: 0.05, sides: 0.04, top: 0.15, part: 0.34, strands: 'side' },
  sidePartLeft: { ...SHORT, line: 0.8, quiff: 0.03, sides: 0.03, top: 0.14, part: -0.36, strands: 'side' },
  crop: { ...SHORT, line: 0.86, sides: 0.02, top: 0.1, quiff: 0.03 },
  crew: { ...SHORT, line: 0.8, sides: 0.018, top: 0.06, receding: 0.2 },
  fringe: { ...SHORT, line: 0.52, sides: 0.06, top: 0.17 },
  swept: { ...SHORT, line: 0.84, sides: 0.05, top: 0.13, quiff: 0.07, strands: 'back' },
  sweptLong: { ...SHORT, line: 0.84, sides: 0.1, top: 0.14, strands: 'back', nape: -0.75, overEars: true, open: 1.02 },
  thin: { ...SHORT, line: 0.9, sides: 0.05, top: 0.06, receding: 0.9, strands: 'back' },
  temples: { ...SHORT, line: 0.8, sides: 0.05, top: 0.1, receding: 0.6, strands: 'back' },
  curly: { ...SHORT, line: 0.76, sides: 0.1, top: 0.22, curl: 0.05 },
  wavy: { ...SHORT, line: 0.78, sides: 0.09, top: 0.2, wave: 0.03, quiff: 0.05, part: 0.3, strands: 'side', nape: -0.55 },
  bob: { ...LONG, fall: 0.92, part: -0.22, sides: 0.14 },
  bobFringe: { ...LONG, fall: 0.86, line: 0.42, sides: 0.13, open: 0.86 },
  lob: { ...LONG, fall: 1.2, part: 0.25, sides: 0.12 },
  pixie: { ...SHORT, line: 0.62, sides: 0.09, top: 0.18, part: 0.3, nape: -0.6, strands: 'side', open: 0.95 },
  long: { ...LONG, part: 0.02, fall: 1.95, fallWide: 0.96 },
  longPart: { ...LONG, part: 0.3, fall: 1.75, wave: 0.014 },
  waves: { ...LONG, fall: 1.5, wave: 0.035, part: -0.25, fallWide: 1.1, sides: 0.14 },
  curls: { ...LONG, fall: 0.95, curl: 0.06, top: 0.24, sides: 0.22, fallWide: 1.05 },
  bun: { ...SHORT, line: 0.8, top: 0.09, sides: 0.06, knot: 'high', strands: 'back' },
  chignon: { ...SHORT, line: 0.78, top: 0.1, sides: 0.08, knot: 'low', strands: 'back', part: 0.01 },
  chignonPart: { ...SHORT, line: 0.74, top: 0.11, sides: 0.1, knot: 'low', strands: 'back', part: 0.28, overEars: true, open: 0.98 },
  tail: { ...SHORT, line: 0.8, top: 0.09, sides: 0.06, knot: 'tail', strands: 'back' },
  greyBob: { ...LONG, fall: 0.7, part: 0.3, sides: 0.16, top: 0.18, wave: 0.02 },
} as const satisfies Record<string, Hair>;
