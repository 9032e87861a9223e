import { caseSeedsEarly } from './cases-1';
import { caseSeedsLate } from './cases-2';
import type { ArticleSeed } from './types';

/** The 40 case analyses of the firm, C-0001 to C-0040 (§3, D18 to D25). */
export const caseSeeds: ArticleSeed[] = [...caseSeedsEarly, ...caseSeedsLate];
