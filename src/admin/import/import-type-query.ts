import type { ImportType } from './checked-row';

/** The query for an import type; `type` is undefined until the data that it needs is loaded. */
export interface ImportTypeQuery {
  type: ImportType | undefined;
  error: unknown;
  retry: () => void;
}
