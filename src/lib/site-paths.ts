/** Lists the paths of the public screens (§2), in the router's notation. */
export const SITE_PATHS = {
  home: '/home',
  about: '/about',
  expertise: '/expertise',
  professionalField: '/expertise/detail/$id',
  people: '/people',
  lawyer: '/people/detail/$id',
  news: '/news',
  newsItem: '/news/detail/$id',
  cases: '/case',
  caseAnalysis: '/case/detail/$id',
  honor: '/honor/detail/$id',
  document: '/docs/$name',
  status: '/status',
} as const;

/** Lists the documents at `SITE_PATHS.document` (D42). */
export const DOCUMENT_NAMES = ['privacy', 'terms'] as const;

export type DocumentName = (typeof DOCUMENT_NAMES)[number];

/** Returns whether a text of unknown origin names a document. */
export function isDocumentName(value: unknown): value is DocumentName {
  return DOCUMENT_NAMES.some((name) => name === value);
}

/** Returns the paths of the public screens that show no item: those without a parameter, and that of each document. */
export function fixedPaths(): string[] {
  return Object.values(SITE_PATHS).flatMap((path) => {
    if (path === SITE_PATHS.document)
      return DOCUMENT_NAMES.map((name) => path.replace('$name', name));
    return path.includes('$') ? [] : [path];
  });
}
