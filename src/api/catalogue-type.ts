/** The values of `type`: the content type of a catalogue's articles (§9). */
export const CATALOGUE_TYPE = { news: 0, cases: 1 } as const;

export type CatalogueType = (typeof CATALOGUE_TYPE)[keyof typeof CATALOGUE_TYPE];
