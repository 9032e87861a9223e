/** The documents that `/docs/{name}` knows (D42). */
export const DOCUMENT_NAMES = ['privacy', 'terms'] as const;

export type DocumentName = (typeof DOCUMENT_NAMES)[number];

/** Whether a text of unknown origin names a document. */
export function isDocumentName(value: unknown): value is DocumentName {
  return DOCUMENT_NAMES.some((name) => name === value);
}
