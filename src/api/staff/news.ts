import type { components } from '../schema.gen';
import { contentCalls } from './content';

export type NewsItem = components['schemas']['NewsItem'];
export type NewsItemInput = components['schemas']['NewsItemInput'];

/** The staff's calls of news (§7). */
export const newsCalls = contentCalls<NewsItem, NewsItemInput>('latest-news');
