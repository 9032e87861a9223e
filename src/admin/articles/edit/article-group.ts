import { fetchAllLanguages } from '@/api/admin/all-languages';
import { allVersionsQuery } from '@/api/article-query';
import { malformedError } from '@/api/errors';
import { hasInvalidRow } from '@/api/invalid-rows';
import { parseMoment } from '@/lib/dates';
import type { ArticleRequest, ArticleSection, ArticleVersion } from '@/admin/articles/article';
import { nameBeginning, type ComparedFields } from '@/admin/edit-form/compare-saved';
import { prepareToFindCreated } from '@/admin/edit-form/find-created';

/** An item with all its language versions in full. */
export interface ArticleGroup {
  no: ArticleVersion['no'];
  versions: Partial<Record<string, ArticleVersion>>;
}

/** Fetches the versions of an item as the list returns them, possibly without content (D19). */
function listVersions(
  { calls }: ArticleSection,
  no: string,
  languages: readonly string[],
): Promise<ArticleVersion[]> {
  const fetchVersions = async (language?: string) => {
    const { items } = await calls.list(allVersionsQuery(no), language);
    // All versions are sent on publishing (D18): a version that failed validation would be lost.
    if (hasInvalidRow(items, (row) => (row.no ?? no) === no)) throw malformedError();
    return items.filter((item) => String(item.no) === no);
  };
  return fetchAllLanguages(languages, fetchVersions, ({ lang }) => lang);
}

/**
 * Fetches the content of the versions that the list returned without content, and returns the item; null without
 * versions. External versions need their content too: they are sent with it (D19).
 */
async function fetchCompleteGroup(
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
 * Loads an item in full by its `no` through the list (D19), which is requested once more for each language that the
 * response omits (D10). Returns null if the item does not exist. Throws `ApiError`.
 */
export async function loadArticleGroup(
  section: ArticleSection,
  no: string,
  languages: readonly string[],
): Promise<ArticleGroup | null> {
  return fetchCompleteGroup(section, await listVersions(section, no, languages));
}

function publicationKey(versions: readonly (ArticleVersion | undefined)[]): string {
  return versions
    .flatMap((version) => (version ? `${version.lang} ${version.updateTime ?? ''}` : []))
    .sort()
    .join();
}

/**
 * Loads an item again if its languages or their `updateTime` differ from `knownGroup`
 * (docs/architecture.md#6-unsaved-work). Returns undefined if they do not, or the item was deleted. Throws `ApiError`.
 */
export async function loadIfNewer(
  section: ArticleSection,
  knownGroup: ArticleGroup,
  languages: readonly string[],
): Promise<ArticleGroup | undefined> {
  const rows = await listVersions(section, String(knownGroup.no), languages);
  if (publicationKey(rows) === publicationKey(Object.values(knownGroup.versions))) return undefined;
  return (await fetchCompleteGroup(section, rows)) ?? undefined;
}

/** Maximum number of items with the same title that are compared, to detect that an item was stored twice. */
const MAX_CANDIDATES = 2;

/** Returns the newest items with the title of a new item, the newest first: one may be that item. Throws `ApiError`. */
export async function findCreatedArticles(
  section: ArticleSection,
  { title, lang }: Pick<ArticleVersion, 'title' | 'lang'>,
  languages: readonly string[],
): Promise<ArticleGroup[]> {
  const { items } = await section.calls.list({ title, pageNo: 1, pageSize: 20 }, lang);
  const itemsWithTitle = items.filter((item) => item.title === title && item.lang === lang);
  const time = ({ createTime }: ArticleVersion) => parseMoment(createTime)?.date.getTime() ?? 0;
  const newestItems = itemsWithTitle.sort((a, b) => time(b) - time(a)).slice(0, MAX_CANDIDATES);
  const groups = await Promise.all(
    newestItems.map(({ no }) => loadArticleGroup(section, String(no), languages)),
  );
  return groups.filter((group) => group !== null);
}

/**
 * Lists the stored items whose titles begin like that of a new item. Returns a function that finds the item created
 * since then that resembles the request, for servers that store new items with changes and do not return their `no`
 * (D52). Both throw `ApiError`.
 */
export function prepareToFindNewArticle(
  section: ArticleSection,
  languages: readonly string[],
  request: ArticleRequest,
  compare: (stored: ArticleGroup, request: ArticleRequest) => ComparedFields,
) {
  return prepareToFindCreated<ArticleGroup, ArticleRequest>(request, {
    list: async ({ inputs: [first] }) => {
      if (!first) return [];
      const query = { title: nameBeginning(first.title), pageNo: 1, pageSize: 100 };
      const { items } = await section.calls.list(query, first.lang);
      return items.filter(({ lang }) => lang === first.lang).map(({ no }) => no);
    },
    load: (no) => loadArticleGroup(section, String(no), languages),
    compare,
  });
}
