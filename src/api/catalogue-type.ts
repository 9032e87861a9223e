/** Lists the types of content of a catalogue (§9). */
export const CATALOGUE_TYPE = { news: 0, cases: 1 } as const;

export type CatalogueType = (typeof CATALOGUE_TYPE)[keyof typeof CATALOGUE_TYPE];
