import type { CaseAnalysisInput } from '@/api/admin/cases';
import type { NewsItemInput } from '@/api/admin/news';
import type { ArticleInput } from '@/admin/articles/article';
import { requireCatalogue, type ArticleExtras } from './article-values';

/** Returns the request body of a version of a news item. */
export function newsInput(common: ArticleInput, extras: ArticleExtras): NewsItemInput {
  const { note, contentUrl, external } = extras;
  const cataId = requireCatalogue(extras);
  return { ...common, note, contentUrl, cataId, isLink: external ? 1 : 0 };
}

/** Returns the request body of a version of a case. */
export function caseInput(common: ArticleInput, extras: ArticleExtras): CaseAnalysisInput {
  return { ...common, contentUrl: extras.contentUrl, cataId: requireCatalogue(extras) };
}
