import type { Entity, Table } from './table';

/** What news, cases and honours have in common: one language version of an item (D18). */
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

/** The language versions of one item, with what its place in a list depends on. */
export interface ArticleGroup<T extends ArticleRecord> {
  no: string;
  top: 0 | 1;
  createTime: string;
  versions: Readonly<T>[];
}

/** Every item with its versions: pinned first, then the newest first (§4). */
export function articleGroups<T extends ArticleRecord>(table: Table<T>): ArticleGroup<T>[] {
  return table.cached('groups', () => {
    const groups = new Map<string, ArticleGroup<T>>();
    for (const version of table.all()) {
      const { no, top, createTime } = version;
      const group = groups.get(no);
      if (group) group.versions.push(version);
      else groups.set(no, { no, top, createTime, versions: [version] });
    }
    return [...groups.values()].sort(pinnedThenNewest);
  });
}

/** Every version in one language, in the order of `articleGroups`. */
export function articlesIn<T extends ArticleRecord>(table: Table<T>, lang: string): Readonly<T>[] {
  return table.cached(`in ${lang}`, () =>
    articleGroups(table).flatMap(({ versions }) => versions.filter((one) => one.lang === lang)),
  );
}

function pinnedThenNewest(a: ArticleGroup<ArticleRecord>, b: ArticleGroup<ArticleRecord>): number {
  if (a.top !== b.top) return b.top - a.top;
  if (a.createTime !== b.createTime) return a.createTime < b.createTime ? 1 : -1;
  return a.no < b.no ? 1 : -1;
}
