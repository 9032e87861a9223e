import type { Article } from '../../api/articles';
import { CASES, NEWS, type ArticleKind } from './kind';
import { mentioning } from './mention-match';

/** Mentions shown at most. */
const SHOWN = 6;

/** Where they are looked for: no call searches articles, so the latest of each kind are read. */
const LATEST = { page: 1, pageSize: 100 };

/** An article that names someone or something, and whether it is news or a case. */
export interface Mention {
  kind: ArticleKind;
  item: Article;
}

/**
 * News and cases in the interface language that name one of `names`, newest first, six at most; what
 * cannot be read is left out. Reads nothing unless `wanted`.
 */
export function useMentions(names: readonly string[], wanted: boolean): Mention[] {
  const query = wanted ? LATEST : null;
  const news = NEWS.useList(query).data?.items ?? [];
  const cases = CASES.useList(query).data?.items ?? [];
  const isCase = new Set<Article>(cases);
  return mentioning([...news, ...cases], names)
    .slice(0, SHOWN)
    .map((item) => ({ kind: isCase.has(item) ? CASES : NEWS, item }));
}
