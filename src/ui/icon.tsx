/** SVG paths on a 24-pixel grid, smaller than an icon library. */
const STROKES = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6L6 18',
  back: 'M15 5l-7 7 7 7',
  forward: 'M9 5l7 7-7 7',
  arrow: 'M4 12h16M14 6l6 6-6 6',
  outward: 'M7 17L17 7M8 7h9v9',
  search: 'M11 4.5a6.5 6.5 0 1 0 0 13a6.5 6.5 0 0 0 0-13M15.7 15.7l4.8 4.8',
  pin: 'M12 16v5M8 4h8M9 4v6l-3 4v2h12v-2l-3-4V4',
} as const;

interface IconProps {
  name: keyof typeof STROKES;
  /** Width and height in pixels. */
  size?: number;
}

/** Renders a decorative line icon in the current text color; the label is next to it. */
export function Icon({ name, size = 16 }: IconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={(1.5 * 24) / Math.max(size, 18)}
      aria-hidden
    >
      <path d={STROKES[name]} />
    </svg>
  );
}
