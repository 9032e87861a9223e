import type { Article } from '@/api/articles';
import { CASES, NEWS, type ArticleType } from './content-types';
import { mentioning } from './mention-match';

/** Mentions shown at most. */
const SHOWN = 6;

/** Where they are looked for: no call searches articles, so the latest of each kind are read. */
const LATEST = { page: 1, pageSize: 100 };

/** The mentions that were found, and how far one can trust that they are all. */
interface Mentions {
  mentions: Mention[];
  /** Whether every item was looked through, its text included: lists may leave texts out (D19). */
  all: boolean;
  /** Reads again what could not be read; undefined where nothing failed. */
  retry: (() => void) | undefined;
}

/** An article that names someone or something, and whether it is news or a case. */
interface Mention {
  kind: ArticleType;
  item: Article;
}

/** News and cases in the interface language that name one of `names`, newest first, six at most. */
export function useMentions(names: readonly string[]): Mentions {
  const lists = [NEWS.useList(LATEST), CASES.useList(LATEST)] as const;
  const [news, cases] = lists.map(({ data }) => data?.items ?? []);
  const isCase = new Set<Article>(cases);
  const failed = lists.filter(({ data, error }) => error && !data);
  return {
    mentions: mentioning([...(news ?? []), ...(cases ?? [])], names)
      .slice(0, SHOWN)
      .map((item) => ({ kind: isCase.has(item) ? CASES : NEWS, item })),
    all: lists.every(
      ({ data }) =>
        data &&
        data.total <= data.items.length &&
        data.items.every((item) => item.content !== undefined && item.content !== null),
    ),
    retry: failed.length > 0 ? () => failed.forEach(({ mutate }) => void mutate()) : undefined,
  };
}
