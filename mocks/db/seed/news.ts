import { newsSeeds1 } from './news-1';
import { newsSeeds2 } from './news-2';
import { newsSeeds3 } from './news-3';
import { newsSeeds4 } from './news-4';
import { newsSeeds5 } from './news-5';
import type { ArticleSeed } from './types';

/** News N-0001 to N-0074, oldest first; the showcase articles are in `showcase.ts`. */
export const newsSeeds: ArticleSeed[] = [
  ...newsSeeds1,
  ...newsSeeds2,
  ...newsSeeds3,
  ...newsSeeds4,
  ...newsSeeds5,
];
