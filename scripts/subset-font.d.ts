/** The used part of subset-font, which has no types. */
declare module 'subset-font' {
  /** Subsets a font to the characters of `text`; `wght` limits its weight axis. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2';
      keepFeatures: string[];
      variationAxes: { wght: { min: number; max: number } };
    },
  ): Promise<Buffer>;
}
