import type { NewsOrCase } from '@/api/articles';
import { CASES, NEWS, type ArticleType } from './content-types';
import { LATEST_QUERY } from './latest-query';
import { findMentions } from './mention-match';

const MAX_MENTIONS = 6;

interface MentionsResult {
  mentions: Mention[];
  /** Whether older items exist, which were not searched. */
  hasOlderItems: boolean;
  /** Whether the texts of some items were not searched: lists may omit texts (D19). */
  lacksTexts: boolean;
  /** Retries the failed requests; undefined without a failure. */
  retry: (() => unknown) | undefined;
  /** The server's message on a failure, if any (§8). */
  reason: string | undefined;
}

interface Mention {
  contentType: ArticleType;
  item: NewsOrCase;
}

/**
 * Returns the latest news and cases, at most six, in the interface language that mention one of `names`, without those
 * that mention one of `excludedNames`. With `matchesParts`, those that mention every part of a compound name count too.
 */
export function useMentions(
  names: readonly string[],
  { excludedNames, matchesParts }: { excludedNames: readonly string[]; matchesParts: boolean },
): MentionsResult {
  const queries = [NEWS.useList(LATEST_QUERY), CASES.useList(LATEST_QUERY)] as const;
  const [news, cases] = queries.map(({ data }) => data?.items ?? []);
  const caseItems = new Set<NewsOrCase>(cases);
  const failedQueries = queries.filter(({ data, error }) => error && !data);
  const items = [...(news ?? []), ...(cases ?? [])];
  const excludedMentions = new Set(findMentions(items, excludedNames));
  return {
    mentions: findMentions(items, names, { matchesParts })
      .filter((item) => !excludedMentions.has(item))
      .slice(0, MAX_MENTIONS)
      .map((item) => ({ contentType: caseItems.has(item) ? CASES : NEWS, item })),
    hasOlderItems: queries.some(({ data }) => data && data.total > data.items.length),
    lacksTexts: items.some(({ content }) => content === undefined || content === null),
    retry:
      failedQueries.length > 0
        ? () => Promise.all(failedQueries.map(({ mutate }) => mutate()))
        : undefined,
    reason: failedQueries[0]?.error?.serverMessage,
  };
}
