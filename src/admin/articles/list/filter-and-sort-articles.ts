import { dayOf, parseMoment } from '@/lib/dates';
import { versionsOf } from '@/admin/shared/group-versions';
import {
  containsText,
  matchesLanguages,
  filterAndSortRows,
  type SortValue,
} from '@/admin/list/all-items/filter-and-sort-rows';
import { sortOf } from '@/admin/list/list-search';
import {
  lastPublishedVersionOf,
  viewsOf,
  type ArticleVersion,
  type ListedArticle,
} from '@/admin/articles/article';
import type { ArticleSearch } from './article-search';

interface ArticleFilterOptions {
  /** The interface language, and its BCP 47 tag, by which texts are sorted. */
  locale: string;
  tag: string;
  /** The ids of the chosen catalogue with its descendants, in all languages; undefined without a choice. */
  catalogueIds: ReadonlySet<string> | undefined;
  catalogueNameOf: (version: ArticleVersion) => string | undefined;
}

/** Returns whether an item was published last within the days of the filter. */
function isWithinDays(item: ListedArticle, { from, to }: ArticleSearch): boolean {
  if (from === undefined && to === undefined) return true;
  const day = dayOf(lastPublishedVersionOf(item).updateTime);
  return day !== undefined && (from ?? day) <= day && day <= (to ?? day);
}

/** Returns the names of the accounts that published the versions, each once. */
export function authorsOf(rows: readonly ArticleVersion[]): string[] {
  const names = rows.map(({ operatorName }) => operatorName?.trim() ?? '');
  return [...new Set(names)].filter((name) => name !== '');
}

/** Returns the rows of all articles that match the filters, in the chosen order. */
export function filterAndSortArticles(
  rows: readonly ArticleVersion[],
  search: ArticleSearch,
  { locale, tag, catalogueIds, catalogueNameOf }: ArticleFilterOptions,
): ArticleVersion[] {
  const { title = '', no, author = '' } = search;
  // `author` is the full name of an account, or a part of it.
  const isFullName = authorsOf(rows).includes(author);
  const isPublishedBy = (item: ListedArticle) => {
    const { operatorName } = lastPublishedVersionOf(item);
    return isFullName ? operatorName?.trim() === author : containsText(operatorName, author);
  };
  const matches = (item: ListedArticle) => {
    const versions = versionsOf(item);
    return (
      versions.some((version) => containsText(version.title, title)) &&
      (no === undefined || String(item.no) === no) &&
      (!catalogueIds || versions.some(({ cataId }) => catalogueIds.has(String(cataId)))) &&
      matchesLanguages(item, search) &&
      isWithinDays(item, search) &&
      isPublishedBy(item)
    );
  };
  const sortValueOf = (item: ListedArticle, key: string): SortValue => {
    switch (key) {
      case 'catalogue':
        return catalogueNameOf(item.mainVersion);
      case 'views':
        return viewsOf(item);
      case 'updated':
        return parseMoment(lastPublishedVersionOf(item).updateTime)?.date.getTime();
      case 'author':
        return lastPublishedVersionOf(item).operatorName ?? undefined;
      default:
        return item.mainVersion.title.trim();
    }
  };
  return filterAndSortRows(rows, { locale, tag, matches, sort: sortOf(search), sortValueOf });
}
