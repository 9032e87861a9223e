/** Red, green and blue, 0 to 255. */
export type Rgb = readonly [number, number, number];

/** The colours of the art direction, as hex for SVG. */
export const COLOR = {
  ink: '#16202a',
  paper: '#fbf9f5',
  white: '#ffffff',
  line: '#e4dfd5',
  muted: '#5b6470',
  oxblood: '#7c2230',
  brass: '#8a6d3b',
} as const;

/** Takes `#rrggbb`, gives its three channels. */
function rgb(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** Mixes two hex colours; `t` 0 gives the first, 1 the second. */
export function mix(from: string, to: string, t: number): string {
  const a = rgb(from);
  const b = rgb(to);
  const channel = (i: 0 | 1 | 2) =>
    Math.round(a[i] + (b[i] - a[i]) * t)
      .toString(16)
      .padStart(2, '0');
  return `#${channel(0)}${channel(1)}${channel(2)}`;
}

/**
 * Rows of flat tones from light to dark. A picture is laid out in these planes, and the hatching between
 * two neighbours stands for what lies between them.
 */
const TONES = {
  stone: ['#fbf9f5', '#efeae1', '#d8d4cb', '#aeb0b1', '#717a84', '#3a4551', '#16202a'],
  skin: ['#fdf8f1', '#f4e8dc', '#e0cabb', '#b59d90', '#7c7076', '#434b57', '#16202a'],
  oxblood: ['#f6ebe6', '#e2bdb6', '#b4616a', '#8f3341', '#7c2230', '#561722', '#2a1218'],
  brass: ['#faf5ea', '#e9dfca', '#cfbf9f', '#a9946c', '#7f6842', '#54462f', '#29241b'],
} as const;

/** The name of a row of tones. */
export type ToneName = keyof typeof TONES;

/** The tones of one row as channels. */
export function toneTable(name: ToneName): readonly Rgb[] {
  return TONES[name].map(rgb);
}
