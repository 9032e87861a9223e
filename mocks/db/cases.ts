import type { ArticleRecord } from './articles';

/** One language version of a case analysis (§3): external when `contentUrl` is not empty (D25). */
export interface CaseRecord extends ArticleRecord {
  cataId: number;
  contentUrl: string;
}
