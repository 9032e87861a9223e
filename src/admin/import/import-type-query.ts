import type { ImportType } from './checked-row';

/** The query of what the import of a content type needs; `type` is undefined until it is loaded. */
export interface ImportTypeQuery {
  type: ImportType | undefined;
  error: unknown;
  retry: () => void;
}
