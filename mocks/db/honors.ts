import type { ArticleRecord } from './articles';

/** One language version of an honour (§3). */
export type HonorRecord = ArticleRecord;
