import { useState } from 'react';
import useSWR from 'swr';
import type { ApiError } from '../../../../api/errors';
import { listAdminNews, readNewsVersion, type NewsItem } from '../../../../api/staff/news';
import { itemOptions } from '../../../../api/use-read';

/** A news item with all its language versions in full. */
export interface NewsGroup {
  no: NewsItem['no'];
  versions: Partial<Record<string, NewsItem>>;
}

const ALL = { pageNo: 1, pageSize: 50 };

async function complete(version: NewsItem): Promise<NewsItem> {
  const known = typeof version.content === 'string' || version.isLink === 1;
  if (known) return version;
  const { content } = await readNewsVersion(version);
  return { ...version, content: content ?? '' };
}

/**
 * Loads an item by its `no` through the list (D19), asks once per language for versions that did not
 * come back (D10), and for the content of those without. Null when there is no such item. Throws
 * `ApiError`.
 */
export async function loadNewsGroup(
  no: string,
  languages: readonly string[],
): Promise<NewsGroup | null> {
  const read = async (language?: string) => {
    const { items } = await listAdminNews({ no, ...ALL }, language);
    return items.filter((item) => String(item.no) === no);
  };
  const rows = await read();
  const missing = languages.filter((code) => !rows.some(({ lang }) => lang === code));
  const more = await Promise.all(missing.map(read));
  const versions = new Map<string, NewsItem>();
  for (const row of [...rows, ...more.flat()])
    if (!versions.has(row.lang)) versions.set(row.lang, row);
  const full = await Promise.all([...versions.values()].map(complete));
  const first = full[0];
  if (!first) return null;
  return {
    no: first.no,
    versions: Object.fromEntries(full.map((version) => [version.lang, version])),
  };
}

/** Finds the `no` of an item just created, by its title: the newest that is called so. */
export async function findCreatedNo(
  title: string,
  lang: string,
): Promise<NewsItem['no'] | undefined> {
  const { items } = await listAdminNews({ title, pageNo: 1, pageSize: 20 }, lang);
  const same = items.filter((item) => item.title === title && item.lang === lang);
  // The list begins with pinned items, and what is new is not pinned.
  return (same.find((item) => item.top !== 1) ?? same[0])?.no;
}

let visits = 0;

/**
 * Reads an item for editing, afresh at every visit; nothing while `no` or `languages` is not known. The interface language
 * is no part of its key: it changes neither the versions nor what has been typed.
 */
export function useNewsGroup(no: string | undefined, languages: readonly string[] | undefined) {
  // A form must not begin with what an earlier visit has read.
  const [visit] = useState(() => (visits += 1));
  return useSWR<NewsGroup | null, ApiError>(
    no !== undefined && languages ? ['*', 'news-for-editing', visit, no] : null,
    () => loadNewsGroup(no ?? '', languages ?? []),
    itemOptions,
  );
}
