/** The part of subset-font that is used here; the package brings no types. */
declare module 'subset-font' {
  /** Cuts a font to the characters of `text`; `wght` limits its axis of weights. */
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
