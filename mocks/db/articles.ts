import type { Entity, Table } from './table';

/** The common fields of news, cases and honors: one language version of an item (D18). */
export interface ArticleRecord extends Entity {
  id: number;
  no: string;
  lang: string;
  title: string;
  content: string;
  coverUrl: string;
  top: 0 | 1;
  createTime: string;
  updateTime: string;
  operatorName: string;
  views: number;
}

/** The language versions of one item, with the keys for sorting and searching. */
interface ArticleGroup<T extends ArticleRecord> {
  no: string;
  top: 0 | 1;
  createTime: string;
  /** All titles in lower case, one per line. */
  searchableTitles: string;
  versions: Readonly<T>[];
}

function groupOf<T extends ArticleRecord>(no: string, versions: Readonly<T>[]): ArticleGroup<T> {
  return {
    no,
    top: versions[0]?.top ?? 0,
    createTime: versions[0]?.createTime ?? '',
    searchableTitles: versions.map(({ title }) => title.toLowerCase()).join('\n'),
    versions,
  };
}

/** Returns every item with its versions: pinned first, then the newest (§4). */
export function articleGroups<T extends ArticleRecord>(table: Table<T>): ArticleGroup<T>[] {
  return table.memoize('groups', () =>
    table.groups<ArticleGroup<T>>(groupOf).sort(comparePinnedThenNewest),
  );
}

/** Returns every version in one language, in the order of `articleGroups`. */
export function articlesIn<T extends ArticleRecord>(table: Table<T>, lang: string): Readonly<T>[] {
  return table.memoize(`in ${lang}`, () => {
    const versionsOfLanguage: Readonly<T>[] = [];
    for (const { versions } of articleGroups(table)) {
      for (const version of versions) if (version.lang === lang) versionsOfLanguage.push(version);
    }
    return versionsOfLanguage;
  });
}

function comparePinnedThenNewest(
  a: ArticleGroup<ArticleRecord>,
  b: ArticleGroup<ArticleRecord>,
): number {
  if (a.top !== b.top) return b.top - a.top;
  if (a.createTime !== b.createTime) return a.createTime < b.createTime ? 1 : -1;
  return a.no < b.no ? 1 : -1;
}
