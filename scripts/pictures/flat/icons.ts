/** Line icons on a grid of 48 with a margin of 6. The first 16 follow the professional fields. */
const ICONS: readonly (readonly [name: string, paths: string])[] = [
  ['corporate', 'M7 17h20v20H7zM21 11h20v20H21z'],
  ['capital-markets', 'M7 41h34M12 41V30M20 41V24M28 41v-9M36 41V20M9 21l10-8 9 6L40 8M33 8h7v7'],
  ['banking', 'M7 18L24 8l17 10zM11 18v17M19.5 18v17M28.5 18v17M37 18v17M8 35h32M6 40h36'],
  ['private-equity', 'M24 7a17 17 0 1 0 17 17H24zM29 7.6A17 17 0 0 1 40.4 19H29zM24 24L12 36'],
  [
    'dispute',
    'M24 8v32M16 40h16M9 14h30M24 10l-15 4M24 10l15 4M9 14l-4 13h8zM39 14l-4 13h8zM5 27a4 4 0 0 0 8 0M35 27a4 4 0 0 0 8 0',
  ],
  [
    'arbitration',
    'M24 8a4.5 4.5 0 1 0 .01 0zM10.5 31a4.5 4.5 0 1 0 .01 0zM37.5 31a4.5 4.5 0 1 0 .01 0zM24 17v8M24 25l-9.5 7.5M24 25l9.5 7.5M19.5 36h9',
  ],
  [
    'ip',
    'M24 7a12 12 0 0 0-6.5 22.1V33h13v-3.9A12 12 0 0 0 24 7zM18 37h12M20 41h8M24 33V23M20 19l4 4 4-4',
  ],
  [
    'tmt',
    'M24 21v20M17 41l7-20 7 20M19.5 34h9M24 15a3 3 0 1 0 .01 0zM17 25a9.5 9.5 0 0 1 0-14M31 25a9.5 9.5 0 0 0 0-14M12 30a17 17 0 0 1 0-24M36 30a17 17 0 0 0 0-24',
  ],
  [
    'data',
    'M24 6l15 5v12c0 9-6 15.5-15 19-9-3.5-15-10-15-19V11zM24 18a4 4 0 0 1 2 7.4V31h-4v-5.6A4 4 0 0 1 24 18z',
  ],
  [
    'competition',
    'M18 12a12 12 0 1 0 .01 0zM30 12a12 12 0 1 0 .01 0zM24 13.7v20.6M21 16.5v15M27 16.5v15',
  ],
  [
    'real-estate',
    'M8 41V22l10-6v25M18 41V8h14v33M32 41V20l8 4v17M6 41h36M22 14h6M22 20h6M22 26h6M22 32h6M12.5 26v3M12.5 33v3',
  ],
  [
    'energy',
    'M24 21.5L22 42h4zM24 16.5a2.5 2.5 0 1 0 .01 0zM24 16.5V5.5c2.5 3 2.5 7 1 11M22 20.5l-10 5.5c1-4 4.5-6.8 9-7M26.5 19l10 6c-4 .9-8.2-.4-11-3.5M14 42h20',
  ],
  [
    'employment',
    'M17 9a5.5 5.5 0 1 0 .01 0zM6 38v-5a9 9 0 0 1 9-9h4a9 9 0 0 1 9 9v5zM32 12a4.5 4.5 0 1 1 0 9M31 25h3a8 8 0 0 1 8 8v5h-9',
  ],
  [
    'tax',
    'M11 6h26v36l-4.3-3-4.4 3-4.3-3-4.3 3-4.4-3-4.3 3zM17 14h14M17 20h14M17 26h7M31 26.5v6M28 29.5h6',
  ],
  [
    'restructuring',
    'M8 24a16 16 0 0 1 27.5-11.2L39 16M39 8v8h-8M40 24a16 16 0 0 1-27.5 11.2L9 32M9 40v-8h8M19 19h10v10H19zM24 19v10M19 24h10',
  ],
  [
    'compliance',
    'M28 42H9V6h20l8 8v8M29 6v8h8M15 15h7M15 22h9M15 29h6M31 25a7 7 0 1 0 .01 0zM36 37l6 6M28 32.5l2.2 2.2 4-4.4',
  ],
  [
    'globe',
    'M24 7a17 17 0 1 0 .01 0zM7 24h34M24 7c5 4.5 7.5 10 7.5 17S29 36.5 24 41M24 7c-5 4.5-7.5 10-7.5 17S19 36.5 24 41M9.5 15.5h29M9.5 32.5h29',
  ],
  ['place', 'M24 42S10 29.5 10 20a14 14 0 0 1 28 0c0 9.5-14 22-14 22zM24 15a5 5 0 1 0 .01 0z'],
  [
    'telephone',
    'M14 7l6 1.5 2 9-4.5 3.5a24 24 0 0 0 9.5 9.5l3.5-4.5 9 2 1.5 6a6 6 0 0 1-6 6C19.5 39 9 28.5 8 13a6 6 0 0 1 6-6z',
  ],
  ['letter', 'M6 11h36v26H6zM6 12l18 14 18-14M6 36l13-13.5M42 36L29 22.5'],
  [
    'calendar',
    'M7 11h34v30H7zM7 19h34M15 6v9M33 6v9M14 25h4M22 25h4M30 25h4M14 31h4M22 31h4M30 31h4M14 36h4M22 36h4',
  ],
  [
    'book',
    'M24 13c-4-3.5-9.5-4.5-17-4v27c7.5-.5 13 .5 17 4 4-3.5 9.5-4.5 17-4V9c-7.5-.5-13 .5-17 4zM24 13v27M12 16c3-.1 5.5.3 8 1.5M12 23c3-.1 5.5.3 8 1.5M36 16c-3-.1-5.5.3-8 1.5M36 23c-3-.1-5.5.3-8 1.5',
  ],
  ['honour', 'M24 7a11 11 0 1 0 .01 0zM24 12.5a5.5 5.5 0 1 0 .01 0zM17 27l-4 14 11-5 11 5-4-14'],
  [
    'document',
    'M36 27v15H9V6h18l9 9v3M27 6v9h9M15 16h6M15 23h12M15 30h7M41 19l3.5 3.5L29 38l-5 1.5 1.5-5z',
  ],
];

/** The icons as whole SVG files, in order. */
export function iconFiles(): readonly string[] {
  return ICONS.map(
    ([name, d]) =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48" viewBox="0 0 48 48" fill="none" stroke="#16202a" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round" data-icon="${name}"><path d="${d}"/></svg>\n`,
  );
}

/**
 * The mark of the firm as an SVG file: H and L share a stem and are joined by a beam, cut out of a seal. It
 * carries its own ground, so it stands on paper and on ink alike.
 */
export function markFile(): string {
  const strokes = [
    'M10 9h4.5v30H10z',
    'M24 9h4.5v30H24z',
    'M28.5 34.5H39V39H28.5z',
    'M14.5 21.5H24V25h-9.5z',
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48" viewBox="0 0 48 48"><path fill="#7c2230" d="M3 0h42a3 3 0 0 1 3 3v42a3 3 0 0 1-3 3H3a3 3 0 0 1-3-3V3a3 3 0 0 1 3-3z"/><path fill="#fbf9f5" d="${strokes.join('')}"/></svg>\n`;
}
