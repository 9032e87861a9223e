import { material } from '../mesh.ts';

/** Materials that many rooms share. */
export const M = {
  floor: material({ albedo: 0.97, hatch: 0 }),
  wall: material({ albedo: 1, hatch: 90 }),
  ceiling: material({ albedo: 1, hatch: 0 }),
  stone: material({ albedo: 0.92, hatch: 0 }),
  pale: material({ albedo: 0.86, hatch: 90 }),
  wood: material({ albedo: 0.62, hatch: 0 }),
  darkWood: material({ albedo: 0.34, hatch: 90 }),
  iron: material({ albedo: 0.16, hatch: 90 }),
  grey: material({ albedo: 0.55, hatch: 60 }),
  dark: material({ albedo: 0.26, hatch: 60 }),
  oxblood: material({ albedo: 0.3, hatch: 70, tones: 'oxblood' }),
  brass: material({ albedo: 0.5, hatch: 70, tones: 'brass' }),
  leaf: material({ albedo: 0.4, hatch: 40, line: 0.45 }),
  cane: material({ albedo: 0.62, hatch: 0 }),
  paper: material({ albedo: 1, hatch: 0 }),
  light: material({ albedo: 1, glow: true, line: 0.6 }),
} as const;
