import { fetchAllLanguages } from '@/api/admin/all-languages';
import { allVersionsQuery } from '@/api/article-query';
import { malformedError } from '@/api/errors';
import { invalidRowsIn } from '@/api/invalid-rows';
import { parseMoment } from '@/lib/dates';
import type { ArticleSection, ArticleVersion } from '@/admin/articles/article';
import { nameBeginning, type ComparedFields } from '@/admin/edit-form/compare-saved';
import { watchCreated } from '@/admin/edit-form/watch-created';

/** An item with all its language versions in full. */
export interface ArticleGroup {
  no: ArticleVersion['no'];
  versions: Partial<Record<string, ArticleVersion>>;
}

/** Returns the draft key of an item: its `no`, or for a new item the item that it copies. */
export function articleDraft(
  { name }: ArticleSection,
  no: ArticleVersion['no'] | undefined,
  copied: ArticleVersion['no'] | undefined,
): string {
  if (no !== undefined) return `${name}/${no}`;
  return `${name}/${copied === undefined ? 'new' : `copy-of-${copied}`}`;
}

/** Returns the versions of an item by language as the list returns them, possibly without content (D19). */
function listVersions(
  { calls }: ArticleSection,
  no: string,
  languages: readonly string[],
): Promise<ArticleVersion[]> {
  const read = async (language?: string) => {
    const { items } = await calls.list(allVersionsQuery(no), language);
    // All versions are sent on publishing (D18): a version that failed validation would be lost.
    if (invalidRowsIn(items).some((row) => (row.no ?? no) === no)) throw malformedError();
    return items.filter((item) => String(item.no) === no);
  };
  return fetchAllLanguages(languages, read, ({ lang }) => lang);
}

/**
 * Fetches the content of versions that came without it; also of external ones, which are sent with their stored
 * content (D19).
 */
async function completeVersions(
  section: ArticleSection,
  versions: readonly ArticleVersion[],
): Promise<ArticleGroup | null> {
  const completeVersion = async (version: ArticleVersion): Promise<ArticleVersion> => {
    if (typeof version.content === 'string') return version;
    const { content } = await section.calls.fetchVersion(version);
    return { ...version, content: content ?? '' };
  };
  const fullVersions = await Promise.all(versions.map(completeVersion));
  const first = fullVersions[0];
  if (!first) return null;
  return {
    no: first.no,
    versions: Object.fromEntries(fullVersions.map((version) => [version.lang, version])),
  };
}

/**
 * Loads an item by its `no` through the list (D19). Requests each language whose version is missing once (D10), and
 * the content of versions that came without it. Returns null if there is no such item. Throws `ApiError`.
 */
export async function loadArticleGroup(
  section: ArticleSection,
  no: string,
  languages: readonly string[],
): Promise<ArticleGroup | null> {
  return completeVersions(section, await listVersions(section, no, languages));
}

function publishedTimes(versions: readonly (ArticleVersion | undefined)[]): string {
  return versions
    .flatMap((version) => (version ? `${version.lang} ${version.updateTime ?? ''}` : []))
    .sort()
    .join();
}

/**
 * Loads an item again if it has been published since `known` was loaded (docs/architecture.md#6-unsaved-work).
 * Returns undefined if it has not, or was deleted. Throws `ApiError`.
 */
export async function loadIfNewer(
  section: ArticleSection,
  known: ArticleGroup,
  languages: readonly string[],
): Promise<ArticleGroup | undefined> {
  const rows = await listVersions(section, String(known.no), languages);
  if (publishedTimes(rows) === publishedTimes(Object.values(known.versions))) return undefined;
  return (await completeVersions(section, rows)) ?? undefined;
}

/**
 * Returns the newest items with the title of a new one, the last first: the candidates for the stored item. Throws
 * `ApiError`.
 */
export async function findCreated(
  section: ArticleSection,
  { title, lang }: Pick<ArticleVersion, 'title' | 'lang'>,
  languages: readonly string[],
  most: number,
): Promise<ArticleGroup[]> {
  const { items } = await section.calls.list({ title, pageNo: 1, pageSize: 20 }, lang);
  const itemsWithTitle = items.filter((item) => item.title === title && item.lang === lang);
  const time = ({ createTime }: ArticleVersion) => parseMoment(createTime)?.date.getTime() ?? 0;
  const newestItems = itemsWithTitle.sort((one, other) => time(other) - time(one)).slice(0, most);
  const groups = await Promise.all(
    newestItems.map(({ no }) => loadArticleGroup(section, String(no), languages)),
  );
  return groups.filter((group) => group !== null);
}

/**
 * Lists the stored items whose titles begin like that of a new item. Returns a function that finds the item created
 * since then that resembles the input, for servers that change it and do not return it (D52). Both throw
 * `ApiError`.
 */
export function watchNewArticle<Input extends Pick<ArticleVersion, 'title' | 'lang'>>(
  section: ArticleSection,
  languages: readonly string[],
  inputs: readonly Input[],
  compare: (stored: ArticleGroup, inputs: readonly Input[]) => ComparedFields,
) {
  return watchCreated<ArticleGroup, readonly Input[]>(inputs, {
    list: async ([first]) => {
      if (!first) return [];
      const query = { title: nameBeginning(first.title), pageNo: 1, pageSize: 100 };
      const { items } = await section.calls.list(query, first.lang);
      return items.filter(({ lang }) => lang === first.lang).map(({ no }) => no);
    },
    load: (no) => loadArticleGroup(section, String(no), languages),
    compare,
  });
}
