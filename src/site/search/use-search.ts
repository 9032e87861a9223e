import { useLingui } from '@lingui/react/macro';
import type { LinkProps } from '@tanstack/react-router';
import { useLawyerSearch, type Lawyer } from '@/api/lawyers';
import { useProfessionalFields, type ProfessionalField } from '@/api/professional-fields';
import type { NewsOrCase } from '@/api/articles';
import type { Page } from '@/api/response-envelope';
import { toArray } from '@/lib/to-array';
import { plainText } from '@/lib/plain-text';
import { toText } from '@/lib/to-text';
import { CASES, NEWS, type ArticleType, type QueryResult } from '@/site/cards/content-types';
import { externalUrl } from '@/site/cards/item-link';
import { LATEST_QUERY } from '@/site/cards/latest-query';
import { findMatches } from './search-match';
import { SEARCH_PAGES } from './search-pages';

/** Number of results of a group before it is expanded. */
export const GROUP_SIZE = 5;

/** A result: its title, a second line, and the page that it opens. */
export interface SearchResult {
  key: string;
  title: string;
  detail?: string;
  /** Date of an article, in the format of the backend. */
  date?: NewsOrCase['createTime'];
  target: Pick<LinkProps, 'to' | 'params' | 'hash'> | { externalAddress: string };
}

/** The results of one content type, or the pages of the site that match. */
export interface SearchGroup {
  name: 'lawyers' | 'fields' | 'news' | 'deals' | 'pages';
  results: SearchResult[];
  /** Number of matches; the server may have more than `results`. */
  total: number;
  /** Whether the results of the current keyword are still loading. */
  isLoading: boolean;
  /** Retries a failed request; undefined without a failure. */
  retry: (() => unknown) | undefined;
  /** The server's message on a failure, if any (§8). */
  reason?: string | undefined;
  /** For articles: the number of searched items, and whether these are all. */
  searchedItems?: { count: number; isComplete: boolean };
}

const namesOf = (list: readonly { name?: string | null }[] | null | undefined) =>
  toArray(list).map(({ name }) => toText(name));

function lawyerResult(lawyer: Lawyer, unnamed: string): SearchResult {
  const detail = [...namesOf(lawyer.jobs), toText(lawyer.office?.name)].filter(Boolean).join(' · ');
  return {
    key: String(lawyer.id),
    title: toText(lawyer.name).trim() || unnamed,
    detail,
    target: { to: '/people/detail/$id', params: { id: String(lawyer.id) } },
  };
}

function fieldResult({ id, name }: ProfessionalField, unnamed: string): SearchResult {
  const target = { to: '/expertise/detail/$id', params: { id: String(id) } } as const;
  return { key: String(id), title: toText(name).trim() || unnamed, target };
}

function articleResult(contentType: ArticleType, item: NewsOrCase): SearchResult {
  const externalAddress = externalUrl(contentType, item);
  const id = String(item.id);
  return {
    key: id,
    title: toText(item.title),
    date: item.createTime,
    target: externalAddress ? { externalAddress } : { to: contentType.detailPath, params: { id } },
  };
}

/** Returns the state of a group whose request may be pending or may have failed. */
function stateOf<Data>({ data, error, isLoading, mutate }: QueryResult<Data>) {
  const hasFailed = Boolean(error) && !isLoading;
  return {
    isLoading: !hasFailed && (isLoading || !data),
    retry: hasFailed ? mutate : undefined,
    reason: error?.serverMessage,
  };
}

function useLawyerGroup(keyword: string | null): SearchGroup {
  const { t } = useLingui();
  const query = useLawyerSearch(keyword, GROUP_SIZE);
  const state = stateOf(query);
  // The previous lawyers stay while the next ones load.
  const lawyers = state.retry ? [] : toArray(query.data?.items);
  const total = lawyers.length === 0 ? 0 : (query.data?.total ?? 0);
  const unnamed = t({ message: 'Unnamed', context: 'lawyer' });
  const results = lawyers.map((lawyer) => lawyerResult(lawyer, unnamed));
  return { name: 'lawyers', results, total, ...state };
}

function useFieldGroup(keyword: string | null): SearchGroup {
  const { t } = useLingui();
  const query = useProfessionalFields(keyword !== null);
  const fields = findMatches(toArray(query.data), keyword ?? '', ({ name, introduce }) => ({
    title: toText(name),
    text: plainText(introduce),
  }));
  const results = fields.map((field) => fieldResult(field, t`Unnamed practice area`));
  return { name: 'fields', results, total: results.length, ...stateOf(query) };
}

function articleGroup(
  name: 'news' | 'deals',
  contentType: ArticleType,
  query: QueryResult<Page<NewsOrCase>>,
  keyword: string | null,
): SearchGroup {
  const items = toArray(query.data?.items);
  const articles = findMatches(items, keyword ?? '', (item) => ({
    title: toText(item.title),
    text: 'note' in item ? toText(item.note) : '',
  }));
  const results = articles.map((item) => articleResult(contentType, item));
  const isComplete = (query.data?.total ?? 0) <= items.length;
  const searchedItems = query.data && { searchedItems: { count: items.length, isComplete } };
  return { name, results, total: results.length, ...stateOf(query), ...searchedItems };
}

function usePageGroup(keyword: string | null): SearchGroup {
  const { t } = useLingui();
  const pages = findMatches(SEARCH_PAGES, keyword ?? '', ({ label, searchTerms }) => ({
    title: t(label),
    text: t(searchTerms),
  }));
  const results = pages.map(({ label, target }) => ({
    key: label.id,
    title: t(label),
    target,
  }));
  return { name: 'pages', results, total: results.length, isLoading: false, retry: undefined };
}

/**
 * Searches the site for a keyword: lawyers on the server, professional fields, news and deals in the lists that the
 * public calls return (§7: only the list of lawyers has a keyword), and pages in `SEARCH_PAGES`. Sends four requests
 * for the first keyword and one for each further one. `keyword` null searches nothing.
 */
export function useSearch(keyword: string | null): SearchGroup[] {
  const lawyers = useLawyerGroup(keyword);
  const fields = useFieldGroup(keyword);
  const articleQuery = keyword === null ? null : LATEST_QUERY;
  const news = articleGroup('news', NEWS, NEWS.useList(articleQuery), keyword);
  const deals = articleGroup('deals', CASES, CASES.useList(articleQuery), keyword);
  const pages = usePageGroup(keyword);
  return keyword === null ? [] : [lawyers, fields, news, deals, pages];
}
