import type { ArticleRecord } from './articles';

/** One language version of a news item (§3). */
export interface NewsRecord extends ArticleRecord {
  cataId: number;
  contentUrl: string;
  isLink: 0 | 1;
  note: string;
}
