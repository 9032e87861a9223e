import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const FONTS = {
  'source-sans-3': 'sans',
  'source-serif-4': 'serif',
} as const;
const OUTPUT = 'src/ui/fonts';

/** Weights that the style sheets use (400 to 600) and `strong` in stored texts (700). */
const WEIGHTS = { min: 400, max: 700 };

/** Kerning, ligatures, accents, and the figure styles of the style sheets. */
const FEATURES = ['kern', 'liga', 'ccmp', 'mark', 'mkmk', 'locl', 'lnum', 'onum', 'pnum', 'tnum'];

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)).join('');

/** English and western European names; the punctuation and signs of texts. */
const LATIN = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ıŒœˆ˚˜\u2010–—‘’‚“”„†•…‰‹›€™↑↓−`;

/** Letters of the other European names, in a separate file that browsers load on demand. */
const LATIN_EXTENDED = `${range(0x100, 0x130)}${range(0x132, 0x151)}${range(0x154, 0x17f)}ȘșȚțẞ`;

/**
 * Subsets the two fonts to the characters of the site. `npm run fonts` writes them to `src/ui/fonts`, where they are
 * committed; run it after a change of the font packages or of the weights in use.
 */
async function main(): Promise<void> {
  const { resolve } = createRequire(import.meta.url);
  mkdirSync(OUTPUT, { recursive: true });
  for (const [font, name] of Object.entries(FONTS)) {
    for (const [part, text] of Object.entries({ latin: LATIN, 'latin-ext': LATIN_EXTENDED })) {
      const source = `@fontsource-variable/${font}/files/${font}-${part}-wght-normal.woff2`;
      const subset = await subsetFont(readFileSync(resolve(source)), text, {
        targetFormat: 'woff2',
        keepFeatures: FEATURES,
        variationAxes: { wght: WEIGHTS },
      });
      writeFileSync(`${OUTPUT}/${name}-${part}.woff2`, subset);
      console.log(`${name}-${part}: ${(subset.length / 1024).toFixed(1)} KB`);
    }
  }
}

await main();
